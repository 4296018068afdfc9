import { borderOf } from '#art/blocks.ts';
import { BlockCopy } from '#components/BlockSheet/BlockCopy.tsx';
import { Button } from '#components/Button/Button.tsx';
import { lightCloths } from './lightCloths.ts';
import type { Composed } from './Programs.tsx';
import { ProgramPhotograph } from './ProgramPhotograph.tsx';
import { ProgramTitle } from './ProgramTitle.tsx';
import styles from './PiecedGrid.module.css';

/** A field of patches: four carry the highlights, the others are the program's own block and those of its neighbours. */
export function PiecedGrid({
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
  neighbours,
}: Composed) {
  const [own, second, third] = lightCloths(look.colour);
  const cloths = [own, third, second, own];
  return (
    <section className={`${styles.program} band`} id={id} aria-labelledby={titleId}>
      <div className={`${styles.grid} wrap`}>
        <div className={styles.words}>
          <ProgramTitle id={titleId} title={title} />
          <p className="lead">{description}</p>
          <ProgramPhotograph photograph={photograph} />
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list whose style is none without it. */}
        <ul className={styles.patches} role="list" aria-label={highlightsLabel}>
          {highlights.map((highlight, index) => (
            <li key={highlight} data-cloth={cloths[index]} data-cut={index}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path className="sd" d={index % 2 ? 'M5 6L95 8L94 94L6 92Z' : 'M6 8L94 6L95 93L5 95Z'} />
              </svg>
              {highlight}
            </li>
          ))}
        </ul>
        {[id, ...neighbours.slice(0, 3)].map((block, index) => (
          <div key={block} className={styles.art} data-cut={(index + 3) % 6}>
            <BlockCopy id={block} turns={index} border={borderOf(look)} />
          </div>
        ))}
        {facts && <div className={styles.facts}>{facts}</div>}
        <p className={styles.action}>
          <Button {...involve} emphasis="dark" />
        </p>
      </div>
    </section>
  );
}
