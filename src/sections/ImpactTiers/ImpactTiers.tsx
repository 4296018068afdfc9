import { GiftStack, stripsLeftOut } from '#quilt/GiftStack.tsx';
import { formatDollars } from '#lib/money.ts';
import type { Page } from '#content/model.ts';
import { Band } from '#components/Band/Band.tsx';
import { fill, typeSize } from '#lib/text.ts';
import styles from './ImpactTiers.module.css';

/** Says what gifts of several sizes could do. Each has a stack of strips, and a strip is worth the smallest gift. */
export function ImpactTiers({ heading, more, items }: Page<'donate'>['tiers']) {
  const unit = Math.min(...items.map(({ amount }) => amount));
  return (
    <Band headingId="tiers" ground="aubergine" wide>
      <div className={`${styles.stage} wrap`} data-count={items.length}>
        <h2 id="tiers" className={styles.head}>
          {heading}
        </h2>
        <ul
          className={styles.list}
          data-fit={typeSize(items.map(({ amount }) => formatDollars(amount)).join(' '), 4)}
          role="list"
        >
          {items.map(({ amount, title, text }) => (
            <li key={amount} className={styles.tier}>
              {/* The heading comes first in reading: what it heads follows it. */}
              <div className={styles.text}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <div className={styles.stack}>
                <p className={styles.amount}>{formatDollars(amount)}</p>
                {stripsLeftOut({ amount, unit }) > 0 && (
                  <p className={styles.more}>{fill(more, { count: String(stripsLeftOut({ amount, unit })) })}</p>
                )}
                <GiftStack amount={amount} unit={unit} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
