import { GiftStack } from '#quilt/GiftStack.tsx';
import { formatDollars } from '#lib/money.ts';
import type { DonatePage } from '#content/schemas/pages/donate.ts';
import { Band } from '#components/Band/Band.tsx';
import { typeSize } from '#lib/text.ts';
import styles from './ImpactTiers.module.css';

/** What gifts of four sizes could do, each with a stack of strips of $50. */
export function ImpactTiers({ heading, lead, items }: DonatePage['tiers']) {
  return (
    <Band headingId="tiers" ground="aubergine" wide>
      <div className={`${styles.stage} wrap`}>
        <div className={styles.head}>
          <h2 id="tiers">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className={styles.list} role="list">
          {items.map(({ amount, title, text }) => (
            <li key={amount} className={styles.tier}>
              <div className={styles.stack}>
                <p className={styles.amount} data-figure="" data-fit={typeSize(formatDollars(amount), 4)}>
                  {formatDollars(amount)}
                </p>
                <GiftStack amount={amount} />
              </div>
              <div className={styles.text}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
