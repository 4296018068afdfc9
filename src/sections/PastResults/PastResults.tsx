import { Band, type Ground } from '#components/Band/Band.tsx';
import { highlightOf } from '#content/highlight.ts';
import type { PastEvent } from '#content/model.ts';
import type { HomePage } from '#content/schemas/pages/home.ts';
import { typeSize } from '#lib/text.ts';
import styles from './PastResults.module.css';

type Props = Pick<HomePage['results'], 'heading'> & {
  /** Latest first. */
  events: readonly PastEvent[];
};

/** The ground of each piece. There are no more pieces than these. In the dark theme the section below is oxblood. */
const GROUNDS = ['aubergine', 'indigo', 'aubergine'] as const satisfies Ground[];

export function PastResults({ heading, events }: Props) {
  const results = events.flatMap((event) => {
    const highlight = highlightOf(event);
    return highlight ? [{ ...highlight, event }] : [];
  });
  if (results.length < 2) return null;
  return (
    <Band headingId="results" flush="both" wide>
      <h2 id="results" tabIndex={-1} className={`${styles.heading} wrap`}>
        {heading}
      </h2>
      <ul className={styles.strip} role="list">
        {GROUNDS.flatMap((ground, index) => {
          const result = results[index];
          if (!result) return [];
          const { figure, unit, event } = result;
          return (
            <li key={event.id} className={styles.piece} data-ground={ground}>
              <p className={styles.figure} data-fit={typeSize(figure, 4)}>
                {`${figure} `}
                <span>{unit}</span>
              </p>
              <p>{event.title}</p>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
