import type { EventCardProps, SharedByCards } from '#components/EventCard/EventCardProps.ts';
import { EventEntry } from '#components/EventCard/EventEntry.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import styles from './EventEntries.module.css';

interface Props {
  events: readonly EventCardProps['event'][];
  everyCard: SharedByCards;
}

export function EventEntries({ events, everyCard }: Props) {
  if (events.length === 0) return null;
  return (
    <ul className={`${styles.list} bricks`} role="list">
      {events.map((event, index) => (
        <li key={event.id}>
          <EventEntry {...everyCard} event={event} turned={index % 2 === 1} />
          <FlushLayout />
        </li>
      ))}
    </ul>
  );
}
