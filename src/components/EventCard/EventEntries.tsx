import { EventCard } from '#components/EventCard/EventCard.tsx';
import type { EventCardProps, SharedByCards } from '#components/EventCard/EventCardProps.ts';
import { EventRow } from '#components/EventCard/EventRow.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import type { Ground } from '#lib/cloth.ts';
import { isOver } from '#lib/dates.ts';
import { takesPlace } from '#lib/eventStatus.ts';
import styles from './EventCard.module.css';

interface Props {
  events: readonly EventCardProps['event'][];
  everyCard: SharedByCards;
}

/** Each two differ in both themes. */
const GROUNDS: readonly (Ground | 'plain')[] = ['plain', 'petal', 'marigold'];

/** The cloth of each card: it differs from the card's date and from the card above. What does not take place has no colour. */
function groundsOf(events: Props['events']) {
  return events.reduce<typeof GROUNDS>((above, event) => {
    const free = GROUNDS.filter((ground) => ground !== event.colour && ground !== above.at(-1));
    const ground = takesPlace(event) ? (free.find((ground) => ground !== above.at(-2)) ?? free[0]) : undefined;
    return [...above, ground ?? 'plain'];
  }, []);
}

export function EventEntries({ events, everyCard }: Props) {
  if (events.length === 0) return null;
  const grounds = groundsOf(events);
  return (
    <ul className={`${styles.list} bricks`} role="list">
      {events.map((event, index) => (
        <li key={event.id}>
          <EventEntry {...everyCard} event={event} place={index} ground={grounds[index]} />
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
