import { borderOf } from '#quilt/blocks.ts';
import { BlockCopy } from '#components/BlockSheet/BlockCopy.tsx';
import type { CompositionProps } from './Programs.tsx';
import styles from './GreatBlock.module.css';

/** The program's block on half of the page, the text on the other half. */
export function GreatBlock({ id, titleId, heading, intro, highlights, label, facts, action, look }: CompositionProps) {
  return (
    <section className={styles.program} id={id} aria-labelledby={titleId} data-ground={look.colour}>
      <div className={styles.block}>
        <BlockCopy id={id} border={borderOf(look)} />
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
    </section>
  );
}
