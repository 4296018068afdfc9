import { BlockCopy } from '#components/BlockSheet/BlockCopy.tsx';
import type { CompositionProps } from './composition.ts';
import { Band } from '#components/Band/Band.tsx';
import styles from './GreatBlock.module.css';

/** The program's block on half of the page, the text on the other half. */
export function GreatBlock({
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
      <div className={styles.program}>
        <div className={styles.block}>
          <BlockCopy id={id} look={look} />
        </div>
        <div className={styles.text}>
          {heading}
          {intro}
          <ul role="list" aria-label={label}>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
          {facts}
          {action}
        </div>
      </div>
    </Band>
  );
}
