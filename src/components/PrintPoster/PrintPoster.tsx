import { forEvent } from '#lib/words.ts';
import styles from './PrintPoster.module.css';

interface Props {
  event: { id: string; title: string };
  label: string;
}

/** A link that prints an event as a poster (src/browser/poster.ts). Hidden after the event. */
export function PrintPoster({ event, label }: Props) {
  return (
    <p className={styles.poster} data-when="upcoming" data-print="off">
      <a href={`#${event.id}`} data-poster="">
        {label}
        <span className="visually-hidden">{` ${forEvent(event.title)}`}</span>
      </a>
    </p>
  );
}
