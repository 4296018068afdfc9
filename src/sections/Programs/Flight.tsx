import { type AtLeastOne, cycle } from '#art/geometry.ts';
import { Patch } from '#art/Patch.tsx';
import { type Cloths, geese } from '#art/rules.ts';
import { Seam } from '#art/Seam.tsx';
import { borderOf } from '#art/blocks.ts';
import { BlockCopy } from '#components/BlockSheet/BlockCopy.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { Composed } from './Programs.tsx';
import { ProgramPhotograph } from './ProgramPhotograph.tsx';
import { ProgramTitle } from './ProgramTitle.tsx';
import styles from './Flight.module.css';

const GEESE: AtLeastOne<{ goose: Cloths; sky: Cloths }> = [
  { goose: ['poppy'], sky: ['marigold'] },
  { goose: ['marigold'], sky: ['indigo'] },
  { goose: ['petal'], sky: ['hibiscus'] },
  { goose: ['sky'], sky: ['denim'] },
];

/** A flight of four, rising to the right, each with a highlight behind it. */
export function Flight({
  id,
  titleId,
  title,
  description,
  photograph,
  highlights,
  highlightsLabel,
  facts,
  involve,
  look,
}: Composed) {
  return (
    <section className={`${styles.program} band`} id={id} aria-labelledby={titleId} data-ground={look.colour}>
      <Seam seed={id} thread="light" />
      <div className={`${styles.sides} wrap`}>
        <div className={styles.words}>
          <ProgramTitle id={titleId} title={title} />
          <p className="lead">{description}</p>
          <ProgramPhotograph photograph={photograph} />
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list whose style is none without it. */}
        <ul className={styles.flight} role="list" aria-label={highlightsLabel}>
          {highlights.map((highlight, index) => (
            <li key={highlight}>
              <div className={styles.goose} data-cut={index}>
                {look.rule === 'geese' ? (
                  <Patch
                    seed={`${id} ${index}`}
                    width={140}
                    height={100}
                    border={cycle(GEESE, index).sky}
                    draw={(cloth, quad) => geese(cloth, quad, cycle(GEESE, index), { count: 1, to: 'right' })}
                  />
                ) : (
                  <BlockCopy id={id} turns={index} border={borderOf(look)} />
                )}
              </div>
              <span>{highlight}</span>
            </li>
          ))}
        </ul>
        {facts}
        <p>
          <Button {...involve} emphasis="dark" />
        </p>
      </div>
    </section>
  );
}
