import { borderOf } from '#art/blocks.ts';
import { BlockCopy } from '#components/BlockSheet/BlockCopy.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { Composed } from './Programs.tsx';
import { ProgramPhotograph } from './ProgramPhotograph.tsx';
import { ProgramTitle } from './ProgramTitle.tsx';
import styles from './GreatBlock.module.css';

/** The program's block, half the page wide; everything else stands on the other half. */
export function GreatBlock({
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
    <section className={styles.program} id={id} aria-labelledby={titleId} data-ground={look.colour}>
      <div className={styles.block}>
        <BlockCopy id={id} border={borderOf(look)} />
      </div>
      <div className={styles.words}>
        <ProgramTitle id={titleId} title={title} />
        <p className="lead">{description}</p>
        <ProgramPhotograph photograph={photograph} />
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list whose style is none without it. */}
        <ul role="list" aria-label={highlightsLabel}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        {facts}
        <Button {...involve} emphasis="dark" />
      </div>
    </section>
  );
}
