import { InlineDrawing } from '#components/Drawing/Drawing.tsx';
import type { UpcomingEvent } from '#content/model.ts';
import { dayParts } from '#lib/dates.ts';
import styles from './DatePatch.module.css';

interface Props {
  /** YYYY-MM-DD */
  date: string;
  colour: UpcomingEvent['colour'];
  struck?: boolean;
  over?: boolean;
}

/** A date on a patch of cloth. It is for the eye only: the card says the date in words. */
export function DatePatch({ date, colour, struck = false, over = false }: Props) {
  const { day, month, weekday, year } = dayParts(date);
  return (
    <div className={styles.patch} data-colour={colour} aria-hidden="true">
      <InlineDrawing name={`cloth/date-${colour}`} fit="none" />
      <time dateTime={date}>
        {!over && <small>{`${weekday} `}</small>}
        <span className={styles.month}>{`${month} `}</span>
        {struck ? <s className={styles.day}>{day}</s> : <span className={styles.day}>{day}</span>}
        <small>{` ${year}`}</small>
      </time>
      {over && (
        <svg className={styles.done} viewBox="0 0 40 34" aria-hidden="true">
          <path d="M4 18L14 29L36 5" />
        </svg>
      )}
    </div>
  );
}
