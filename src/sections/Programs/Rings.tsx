import { type ClothName, isLight } from '#quilt/cloth.ts';
import { Patch } from '#quilt/Patch.tsx';
import { curves } from '#quilt/patterns.ts';
import { BlockRow } from '#components/BlockSheet/BlockRow.tsx';
import type { CompositionProps } from './composition.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './Rings.module.css';

/** A band of rings across the page, above the text and a list between stitched lines. */
export function Rings({
  id,
  titleId,
  heading,
  intro,
  highlights,
  label,
  facts,
  action,
  ground,
  look,
}: CompositionProps) {
  return (
    <Band id={id} headingId={titleId} ground={ground} flush="both" wide>
      <div className={styles.band}>
        {look.pattern === 'curves' ? (
          <RingBand seed={id} main={isLight(look.colour) ? look.colour : 'sky'} />
        ) : (
          <BlockRow id={id} count={5} />
        )}
      </div>
      <div className={`${styles.text} wrap`}>
        <div className={styles.intro}>
          {heading}
          {intro}
        </div>
        <ul role="list" aria-label={label}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        {facts}
        <p>{action}</p>
      </div>
    </Band>
  );
}

/** Half rings side by side on the band's lower edge. */
function RingBand({ seed, main }: { seed: string; main: ClothName }) {
  return (
    <Patch
      seed={seed}
      width={1440}
      height={300}
      draw={(patchwork, quad) => {
        patchwork.piece(quad, 'indigo');
        curves(
          patchwork,
          quad,
          { ground: ['denim', 'indigo', 'indigo', 'denim', 'aubergine'], round: [main, 'petal', 'petal', main, main] },
          { columns: 5, rows: 1, turns: [2, 3, 2, 3, 2], size: 0.96, rings: 4, wonk: 0.14 },
        );
      }}
    />
  );
}
