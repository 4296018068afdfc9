import { fill } from '#lib/text.ts';
import type { Site } from '#content/schemas/site.ts';
import styles from './PrintPoster.module.css';

interface Props {
  event: { id: string; title: string };
  labels: Site['event']['poster'];
}

/** A link that prints an event as a poster (src/browser/poster.ts). Hidden after the event. */
export function PrintPoster({ event, labels }: Props) {
  return (
    <p className={styles.poster} data-when="upcoming" data-print="off">
      <a href={`#${event.id}`} data-poster="">
        {labels.print}
        <span className="visually-hidden">{` ${fill(labels.printFor, { title: event.title })}`}</span>
      </a>
    </p>
  );
}
