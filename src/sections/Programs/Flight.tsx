import { type AtLeastOne, cycle } from '#quilt/geometry.ts';
import { Patch } from '#quilt/Patch.tsx';
import { type Cloths, geese } from '#quilt/patterns.ts';
import { BlockCopy } from '#components/BlockSheet/BlockCopy.tsx';
import type { CompositionProps } from './composition.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './Flight.module.css';

const GEESE: AtLeastOne<{ goose: Cloths; sky: Cloths }> = [
  { goose: ['poppy'], sky: ['marigold'] },
  { goose: ['marigold'], sky: ['indigo'] },
  { goose: ['petal'], sky: ['hibiscus'] },
  { goose: ['sky'], sky: ['denim'] },
];

/** Four geese that rise to the right, each followed by a highlight. */
export function Flight({
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
    <Band id={id} headingId={titleId} ground={ground} flush="both" seam wide>
      <div className={`${styles.sides} wrap`}>
        <div className={styles.text}>
          {heading}
          {intro}
        </div>
        <ul className={styles.flight} role="list" aria-label={label}>
          {highlights.map((highlight, index) => (
            <li key={highlight}>
              <div className={styles.goose} data-cut={index}>
                {look.pattern === 'geese' ? (
                  <Patch
                    seed={`${id} ${index}`}
                    width={140}
                    height={100}
                    fit="none"
                    draw={(patchwork, quad) => geese(patchwork, quad, cycle(GEESE, index), { count: 1, to: 'right' })}
                  />
                ) : (
                  <BlockCopy id={id} look={look} turns={index} />
                )}
              </div>
              <span>{highlight}</span>
            </li>
          ))}
        </ul>
        {facts}
        <p className={styles.action}>{action}</p>
      </div>
    </Band>
  );
}
