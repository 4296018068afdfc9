import { fill } from '#format/text.ts';
import type { Site } from '#schemas/site.ts';
import styles from './PrintPoster.module.css';

interface Props {
  event: { id: string; title: string };
  words: Site['event']['poster'];
}

/** Goes to an event's own address, where paper gets it alone, and prints (src/browser/poster.ts). Gone once the event is over. */
export function PrintPoster({ event, words }: Props) {
  return (
    <p className={styles.poster} data-when="ahead" data-print="off">
      <a href={`#${event.id}`} data-poster="">
        {words.print}
        <span className="visually-hidden">{` ${fill(words.printFor, { title: event.title })}`}</span>
      </a>
    </p>
  );
}
