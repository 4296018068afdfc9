import { InlineDrawing } from '#components/Drawing/Drawing.tsx';
import type { UpcomingEvent } from '#content/model.ts';
import { dayParts } from '#lib/dates.ts';
import styles from './DatePatch.module.css';

interface Props {
  /** YYYY-MM-DD */
  date: string;
  colour: UpcomingEvent['colour'];
  /** Strikes out the numeral, for a cancelled or postponed event. */
  struck?: boolean;
  /** Whether the day is over at build time; browser/eventClock.ts updates it. */
  over: boolean;
}

/** A date on a patch of cloth, the month directly above a large numeral. For the eye: the card says it in words, too. */
export function DatePatch({ date, colour, struck = false, over }: Props) {
  const { day, month, weekday, year } = dayParts(date);
  return (
    <div className={styles.patch} data-colour={colour} aria-hidden="true">
      <InlineDrawing name={`cloth/date-${colour}`} fit="none" />
      <time dateTime={date}>
        <small>{`${weekday} `}</small>
        <span className={styles.month}>{`${month} `}</span>
        {struck ? <s className={styles.day}>{day}</s> : <span className={styles.day}>{day}</span>}
        <small>{` ${year}`}</small>
      </time>
      {/* Sewn on after the event. */}
      {!struck && (
        <span className={styles.done} data-when="over" hidden={!over}>
          <svg viewBox="0 0 40 34" aria-hidden="true">
            <path d="M4 18L14 29L36 5" />
          </svg>
        </span>
      )}
    </div>
  );
}
