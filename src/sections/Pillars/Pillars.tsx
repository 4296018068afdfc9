import { type AtLeastOne, cycle } from '#lib/cycle.ts';
import type { HomePage } from '#content/schemas/pages/home.ts';
import { Band, type Ground } from '#components/Band/Band.tsx';
import { InlineDrawing, Scene } from '#components/Drawing/Drawing.tsx';
import { typeSize } from '#lib/text.ts';
import styles from './Pillars.module.css';

/** Each pillar's ground, and how the drawing at its end fills a square box: rings have to stay round. */
const STRIPS: AtLeastOne<{ ground: Ground; cloth: string; fit: 'none' | 'xMidYMid slice' }> = [
  { ground: 'marigold', cloth: 'cloth/pillar-1', fit: 'none' },
  { ground: 'sky', cloth: 'cloth/pillar-2', fit: 'xMidYMid slice' },
  { ground: 'petal', cloth: 'cloth/pillar-3', fit: 'none' },
];

/** In letters: the longest word of a title that fits its column. */
const ROOM = 12;

/** The three pillars, as offset strips of cloth, the last above women who braid hair. */
export function Pillars({ heading, items, art }: HomePage['pillars']) {
  return (
    <Band headingId="pillars" heading={<span className={styles.heading}>{heading}</span>} flush="end" wide>
      <div>
        {items.map((pillar, index) => {
          const { ground, cloth, fit } = cycle(STRIPS, index);
          return (
            <div key={pillar.title} className={styles.strip} data-ground={ground}>
              <div className={styles.text}>
                <h3 data-fit={typeSize(pillar.title, ROOM)}>{pillar.title}</h3>
                <p className="lead">{pillar.text}</p>
              </div>
              <div className={styles.end}>
                <div className={styles.square}>
                  <InlineDrawing name={cloth} fit={fit} />
                </div>
                <div className={styles.long}>
                  <InlineDrawing name={`${cloth}-long`} fit="xMidYMid slice" />
                </div>
              </div>
            </div>
          );
        })}
      </div>
      <div className={styles.scene}>
        <Scene name="touch-wide" narrow="touch-narrow" alt={art} />
      </div>
    </Band>
  );
}
