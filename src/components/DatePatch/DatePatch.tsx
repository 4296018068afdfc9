import { InlineDrawing } from '#components/Drawing/Drawing.tsx';
import type { UpcomingEvent } from '#content/model.ts';
import { dayParts } from '#lib/dates.ts';
import styles from './DatePatch.module.css';

interface Props {
  /** YYYY-MM-DD */
  date: string;
  colour: UpcomingEvent['colour'];
  struck?: boolean;
}

/** A date on a patch of cloth. It is for the eye only: the card says the date in words. */
export function DatePatch({ date, colour, struck = false }: Props) {
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
    </div>
  );
}
