import type { PatchDesign } from '#quilt/patchwork.ts';
import { cut, quad } from '#quilt/geometry.ts';
import { Patch } from '#quilt/Patch.tsx';
import { bars, geese, logCabin } from '#quilt/patterns.ts';
import type { AboutPage } from '#content/schemas/pages/about.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './Story.module.css';

type Props = AboutPage['story'];

/**
 * About's block, the log cabin, between geese and bars. Beside the text, its column is narrower and it runs off the page at the
 * right; on a narrow screen its box has the cabin's shape.
 */
const drawPanel: PatchDesign = (patchwork) => {
  // It extends past the drawing, so that only its left edge shows, which leans.
  const panel = quad([40, -4], [712, -4], [712, 984], [0, 984]);
  const [top, rest] = cut(panel, 'top', 0.2, 0.17, 0.008);
  geese(
    patchwork,
    top,
    { goose: ['poppy', 'oxblood', 'poppy'], sky: ['petal', 'marigold'] },
    { count: 4, to: 'right' },
  );
  const [low, cabin] = cut(rest, 'bottom', 0.2, 0.235, 0.006);
  logCabin(patchwork, cabin, {
    lights: ['marigold', 'petal', 'marigold', 'petal'],
    darks: ['oxblood', 'poppy', 'hibiscus', 'oxblood'],
    centre: 'indigo',
  });
  bars(patchwork, low, ['indigo', 'denim', 'sky', 'indigo', 'denim'], { weights: [1.5, 0.5, 0.9, 1.3, 0.5] });
};

/** Our story, beside a tall panel that runs off the page. */
export function Story({ heading, opening, paragraphs }: Props) {
  return (
    <Band headingId="story" flush="both" wide>
      <div className={styles.story}>
        <div className={styles.text}>
          <h2 id="story">{heading}</h2>
          <p className={styles.first}>{opening}</p>
          <div className={styles.columns}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className={styles.panel} data-print="off">
          <Patch
            seed="about-story-4"
            width={700}
            height={980}
            border={['oxblood', 'petal', 'indigo']}
            draw={drawPanel}
          />
        </div>
      </div>
    </Band>
  );
}
