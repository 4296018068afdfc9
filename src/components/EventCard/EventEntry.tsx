import { EventCard } from '#components/EventCard/EventCard.tsx';
import type { EventCardProps } from '#components/EventCard/EventCardProps.ts';
import { EventRow } from '#components/EventCard/EventRow.tsx';
import { isOver } from '#lib/dates.ts';
import { takesPlace } from '#lib/eventStatus.ts';
import styles from './EventCard.module.css';

/** A card, or a row if the planned date is over at the build. */
export function EventEntry(props: EventCardProps) {
  const { event, now } = props;
  const over = isOver(event, now);
  return (
    <div
      // Links to the event lead here. It is a group, because Orca leaves out the heading of a named region.
      {...{ id: event.id, tabIndex: -1, role: 'group', 'aria-label': event.title }}
      className={!over && takesPlace(event) ? styles.entry : undefined}
    >
      {over ? <EventRow {...props} /> : <EventCard {...props} />}
    </div>
  );
}
