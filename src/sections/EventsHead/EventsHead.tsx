import type { PatchDesign } from '#quilt/patchwork.ts';
import { cut, quad } from '#quilt/geometry.ts';
import { Patch } from '#quilt/Patch.tsx';
import { bars, curves, geese, housetop } from '#quilt/patterns.ts';
import type { EventsPage } from '#content/schemas/pages/events.ts';
import { LayOutNow } from '#components/LayOutNow/LayOutNow.tsx';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import styles from './EventsHead.module.css';

type Props = EventsPage['hero'] & { name: string };

const WIDTH = 640;
const HEIGHT = 560;

/** Four blocks sewn together. The left edge leans; the others are outside the drawing. */
const draw: PatchDesign = (patchwork) => {
  const [left, right] = cut(
    quad([30, 0], [WIDTH + 2, 0], [WIDTH + 2, HEIGHT + 2], [2, HEIGHT + 2]),
    'left',
    0.44,
    0.4,
    0.01,
  );
  const [topLeft, bottomLeft] = cut(left, 'top', 0.62, 0.63);
  housetop(patchwork, topLeft, [['oxblood', 'poppy', 'oxblood', 'oxblood'], 'marigold', 'hibiscus'], {
    rounds: 2,
    centre: 'petal',
  });
  bars(patchwork, bottomLeft, ['indigo', 'denim', 'indigo', 'sky', 'indigo'], { weights: [1.2, 0.5, 1, 0.4, 1] });
  const [topRight, bottomRight] = cut(right, 'top', 0.24, 0.22, 0.008);
  geese(
    patchwork,
    topRight,
    { goose: ['poppy', 'oxblood', 'poppy', 'hibiscus'], sky: ['petal'] },
    { count: 5, to: 'right' },
  );
  curves(
    patchwork,
    bottomRight,
    { ground: ['denim', 'indigo', 'indigo', 'denim'], round: ['marigold', 'sky', 'petal', 'poppy'] },
    { turns: [2, 1, 3, 0], size: 0.86, rings: 3 },
  );
};

/** The opening of Events, beside four blocks. */
export function EventsHead({ name, heading, lead }: Props) {
  return (
    <section className={`${styles.head} opening`} data-ground="marigold">
      <div>
        <PageHeading lines={heading} name={name} />
        <p className="lead">{lead}</p>
        <LayOutNow />
      </div>
      <div>
        <Patch seed="ev-head-2" width={WIDTH} height={HEIGHT} fit="xMinYMin slice" draw={draw} />
      </div>
    </section>
  );
}
