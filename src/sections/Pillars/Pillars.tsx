import { type AtLeastOne, cycle } from '#lib/cycle.ts';
import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import type { Ground } from '#lib/cloth.ts';
import { InlineDrawing, Scene } from '#components/Drawing/Drawing.tsx';
import { typeSize } from '#lib/text.ts';
import styles from './Pillars.module.css';

const STRIPS: AtLeastOne<{ ground: Ground; cloth: string }> = [
  { ground: 'marigold', cloth: 'cloth/pillar-1' },
  { ground: 'sky', cloth: 'cloth/pillar-2' },
  { ground: 'petal', cloth: 'cloth/pillar-3' },
];

/** The letters of the longest word of a title that fits its column. */
const ROOM = 12;

export function Pillars({ heading, items, art }: Page<'home'>['pillars']) {
  return (
    <Band headingId="pillars" heading={<span className={styles.heading}>{heading}</span>} flush="end" wide>
      <div data-fit={typeSize(items.map(({ title }) => title).join(' '), ROOM)}>
        {items.map((pillar, index) => {
          const { ground, cloth } = cycle(STRIPS, index);
          return (
            <div key={pillar.title} className={styles.strip} data-ground={ground}>
              <div className={styles.text}>
                <h3>{pillar.title}</h3>
                <p className="lead">{pillar.text}</p>
              </div>
              <div className={styles.end}>
                <InlineDrawing name={cloth} fit="none" />
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
