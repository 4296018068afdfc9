import type { Cloth } from '#art/cloth.ts';
import { cut, quad } from '#art/geometry.ts';
import { Patch } from '#art/Patch.tsx';
import { bars, geese, logCabin } from '#art/rules.ts';
import type { AboutPage } from '#schemas/pages/about.ts';
import styles from './OurStory.module.css';

type Props = AboutPage['story'];

/**
 * About's own block, the log cabin, between a flight of geese and a stack of bars. Beside the words its column is narrower
 * than it, and it runs off the page at the right; on a narrow screen the box is the cabin's own.
 */
function pieced(cloth: Cloth): void {
  // It leans, and reaches past its frame, so that only the cut on the left is seen.
  const panel = quad([40, -4], [712, -4], [712, 984], [0, 984]);
  const [top, rest] = cut(panel, 'top', 0.2, 0.17, 0.008);
  geese(cloth, top, { goose: ['poppy', 'oxblood', 'poppy'], sky: ['petal', 'marigold'] }, { count: 4, to: 'right' });
  const [low, cabin] = cut(rest, 'bottom', 0.2, 0.235, 0.006);
  logCabin(cloth, cabin, {
    lights: ['marigold', 'petal', 'marigold', 'petal'],
    darks: ['oxblood', 'poppy', 'hibiscus', 'oxblood'],
    centre: 'indigo',
  });
  bars(cloth, low, ['indigo', 'denim', 'sky', 'indigo', 'denim'], { weights: [1.5, 0.5, 0.9, 1.3, 0.5] });
}

/** Where we come from: one sentence to begin with, then the story, beside a tall panel that runs off the page. */
export function OurStory({ heading, opening, paragraphs }: Props) {
  return (
    <section className={styles.story} aria-labelledby="story">
      <div className={styles.words}>
        <h2 id="story">{heading}</h2>
        <p className={styles.first}>{opening}</p>
        <div className={styles.columns}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={styles.panel} data-print="off">
        <Patch seed="about-story-4" width={700} height={980} border={['oxblood', 'petal', 'indigo']} draw={pieced} />
      </div>
    </section>
  );
}
