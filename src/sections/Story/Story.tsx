import type { PatchDesign } from '#quilt/patchwork.ts';
import { Patch } from '#quilt/Patch.tsx';
import { bars, geese, logCabin } from '#quilt/patterns.ts';
import type { AboutPage } from '#content/schemas/pages/about.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './Story.module.css';

type Props = AboutPage['story'];

/** About's block, the log cabin, with geese above it and bars beside or below it, which may be of any length. */
const PIECES: readonly { name: string; width: number; height: number; draw: PatchDesign }[] = [
  {
    name: 'geese',
    width: 700,
    height: 140,
    draw: (patchwork, quad) =>
      geese(
        patchwork,
        quad,
        { goose: ['poppy', 'oxblood', 'poppy'], sky: ['petal', 'marigold'] },
        { count: 5, to: 'right' },
      ),
  },
  {
    name: 'cabin',
    width: 700,
    height: 700,
    draw: (patchwork, quad) =>
      logCabin(patchwork, quad, {
        lights: ['marigold', 'petal', 'marigold', 'petal'],
        darks: ['oxblood', 'poppy', 'hibiscus', 'oxblood'],
        centre: 'indigo',
      }),
  },
  {
    name: 'bars',
    width: 700,
    height: 400,
    draw: (patchwork, quad) =>
      bars(patchwork, quad, ['indigo', 'denim', 'sky', 'indigo', 'denim'], { weights: [1.5, 0.5, 0.9, 1.3, 0.5] }),
  },
];

/** Our story, beside a tall panel that runs off the page. */
export function Story({ heading, opening, paragraphs }: Props) {
  return (
    <Band headingId="story" flush="both" wide>
      <div className={`${styles.story} opening`}>
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
          {PIECES.map(({ name, ...piece }, index) => (
            <div key={name} className={styles.piece} data-cut={index}>
              <Patch seed={`about-${name}`} {...piece} fit="none" />
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}
