import { type AtLeastOne, cycle } from '#quilt/geometry.ts';
import { BlockCopy } from '#components/BlockSheet/BlockCopy.tsx';
import type { CompositionProps } from './composition.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './PiecedGrid.module.css';

/** A grid of patches: some with highlights, the others with the program's block. */
export function PiecedGrid({
  id,
  titleId,
  heading,
  intro,
  highlights,
  label,
  facts,
  action,
  look,
  cloths,
}: CompositionProps) {
  const [main, second, third] = cloths;
  const order: AtLeastOne<string> = [main, third, second, main];
  const count = highlights.length;
  // Rows of four are whole.
  const arts = 4 * Math.ceil(count / 2) - count;
  return (
    <Band id={id} headingId={titleId} flush="both" wide>
      <div className={`${styles.grid} wrap`} data-count={count}>
        <div className={styles.text}>
          {heading}
          {intro}
        </div>
        <ul className={styles.patches} role="list" aria-label={label}>
          {highlights.map((highlight, index) => (
            <li key={highlight} data-cloth={cycle(order, index)} data-cut={index}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path className="sd" d={index % 2 ? 'M5 6L95 8L94 94L6 92Z' : 'M6 8L94 6L95 93L5 95Z'} />
              </svg>
              {highlight}
            </li>
          ))}
        </ul>
        {Array.from({ length: arts }, (_, index) => (
          <div key={highlights[index] ?? index} className={styles.art} data-cut={(index + 3) % 6} data-place={index}>
            <BlockCopy id={id} look={look} turns={index} />
          </div>
        ))}
        {facts && <div className={styles.facts}>{facts}</div>}
        <p className={styles.action}>{action}</p>
      </div>
    </Band>
  );
}
