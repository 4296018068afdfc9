import styles from './PrintPoster.module.css';

interface Props {
  event: { id: string; title: string };
}

/** A link that prints an event as a poster (src/browser/poster.ts). Hidden after the event. */
export function PrintPoster({ event }: Props) {
  return (
    <p className={styles.poster} data-when="upcoming" data-print="off">
      <a href={`#${event.id}`} data-poster="">
        Print a poster
        <span className="visually-hidden">{` for ${event.title}`}</span>
      </a>
    </p>
  );
}
