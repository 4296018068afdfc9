import { EventCard } from '#components/EventCard/EventCard.tsx';
import type { EventCardProps, SharedByCards } from '#components/EventCard/EventCardProps.ts';
import { EventRow } from '#components/EventCard/EventRow.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { isOver } from '#lib/dates.ts';
import styles from './EventCard.module.css';

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

/** A card, or a row if the planned date is over at the build. */
export function EventEntry(props: EventCardProps) {
  return isOver(props.event, props.now) ? <EventRow {...props} /> : <EventCard {...props} />;
}
