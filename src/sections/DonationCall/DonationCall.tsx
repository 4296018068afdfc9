import type { PatchDesign } from '#quilt/patchwork.ts';
import { cut, divide } from '#quilt/geometry.ts';
import { Patch } from '#quilt/Patch.tsx';
import { bars, geese, housetop, ninePatch } from '#quilt/patterns.ts';
import { Button } from '#components/Button/Button.tsx';
import type { GetInvolvedPage } from '#content/schemas/pages/get-involved.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './DonationCall.module.css';

/** A call to donate instead: a quilt at the end of the page with one piece missing, and the piece. */
export function DonationCall({ heading, lead, donate }: GetInvolvedPage['closing']) {
  return (
    <Band headingId="give" heading={heading} beside={<p className="lead">{lead}</p>} flush="end" wide>
      <div className={styles.quilt}>
        <div className={styles.cloth} data-print="off">
          <Patch seed="one piece short" width={860} height={240} fit="xMaxYMid slice" draw={drawBefore} />
        </div>
        <p className={styles.gap}>
          <Button to={donate.to} label={donate.label} />
        </p>
        <div className={styles.cloth} data-print="off">
          <Patch seed="and on" width={520} height={240} fit="xMinYMid slice" draw={drawAfter} />
        </div>
      </div>
    </Band>
  );
}

const drawBefore: PatchDesign = (patchwork, quad) => {
  const [first, second, third, fourth] = divide(patchwork.random, quad, 4, { weights: [1, 0.62, 1, 0.98], wonk: 0.06 });
  if (!first || !second || !third || !fourth) return;
  bars(patchwork, first, ['indigo', 'sky', 'denim', 'indigo', 'petal'], { weights: [1, 0.5, 1, 1.4, 0.6] });
  geese(patchwork, second, { goose: ['poppy', 'oxblood', 'hibiscus'], sky: ['marigold'] }, { count: 3 });
  bars(patchwork, third, ['aubergine', 'hibiscus', 'petal', 'aubergine'], {
    direction: 'down',
    weights: [1.2, 0.6, 1, 0.8],
  });
  housetop(patchwork, fourth, ['indigo', 'poppy', 'sky'], { rounds: 2, centre: 'marigold' });
};

const drawAfter: PatchDesign = (patchwork, quad) => {
  const [left, right] = cut(quad, 'left', 0.46, 0.44);
  ninePatch(patchwork, left, ['petal', 'poppy', 'petal', 'indigo', 'petal', 'hibiscus', 'petal', 'marigold', 'petal']);
  bars(patchwork, right, ['sky', 'indigo', 'sky', 'poppy', 'denim', 'marigold'], {
    weights: [1, 0.4, 1.3, 0.6, 1, 1.2],
  });
};
