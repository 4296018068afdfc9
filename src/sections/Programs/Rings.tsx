import { type ClothName, isLight } from '#art/cloth.ts';
import { Patch } from '#art/Patch.tsx';
import { curves } from '#art/rules.ts';
import { BlockRow } from '#components/BlockSheet/BlockRow.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { Composed } from './Programs.tsx';
import { ProgramPhotograph } from './ProgramPhotograph.tsx';
import { ProgramTitle } from './ProgramTitle.tsx';
import styles from './Rings.module.css';

/** Rings from edge to edge of the page, and under them a quiet list between stitched lines. */
export function Rings({
  id,
  titleId,
  title,
  description,
  photograph,
  highlights,
  highlightsLabel,
  involve,
  look,
}: Composed) {
  return (
    <section id={id} className={styles.program} aria-labelledby={titleId} data-ground={look.colour}>
      <div className={styles.band}>
        {look.rule === 'curves' ? (
          <RingBand seed={id} own={isLight(look.colour) ? look.colour : 'sky'} />
        ) : (
          <BlockRow id={id} count={5} />
        )}
      </div>
      <div className={`${styles.words} wrap`}>
        <div className={styles.say}>
          <ProgramTitle id={titleId} title={title} />
          <p className="lead">{description}</p>
          <ProgramPhotograph photograph={photograph} />
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list whose style is none without it. */}
        <ul role="list" aria-label={highlightsLabel}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <p>
          <Button {...involve} emphasis="dark" />
        </p>
      </div>
    </section>
  );
}

/** Half rings side by side, all standing on the band's lower edge. */
function RingBand({ seed, own }: { seed: string; own: ClothName }) {
  return (
    <Patch
      seed={seed}
      width={1440}
      height={300}
      draw={(cloth, quad) => {
        cloth.piece(quad, 'indigo');
        curves(
          cloth,
          quad,
          { ground: ['denim', 'indigo', 'indigo', 'denim', 'aubergine'], round: [own, 'petal', 'petal', own, own] },
          { columns: 5, rows: 1, turns: [2, 3, 2, 3, 2], size: 0.96, rings: 4, wonk: 0.14 },
        );
      }}
    />
  );
}
