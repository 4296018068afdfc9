import type { ReactNode } from 'react';
import { EventCard, type EventCardProps } from '#components/EventCard/EventCard.tsx';
import { EventRow } from '#components/EventCard/EventRow.tsx';
import { endOf } from '#lib/dates.ts';
import { takesPlace } from '#lib/eventStatus.ts';
import styles from './EventCard.module.css';

interface Props extends EventCardProps {
  /** Whether the event is over at build time. */
  over: boolean;
  /** What the visitor's clock shows in place of the card, if not a row: other events. */
  instead?: ReactNode;
}

/**
 * An event: its card until it ends, then a row. Before its end the page has both, and browser/eventClock.ts shows one of them. An event that
 * does not take place is never over.
 */
export function EventEntry({ over, instead, ...card }: Props) {
  const { event } = card;
  const end = takesPlace(event) ? endOf(event) : undefined;
  const hasRow = end !== undefined && !instead;
  return (
    <div
      // Links to the event lead here. As a named region, Orca would leave out its heading.
      {...{ id: event.id, tabIndex: -1, role: 'group', 'aria-label': event.title }}
      className={over ? undefined : styles.entry}
      data-ends={over ? undefined : end}
    >
      {!over && <EventCard {...card} />}
      {hasRow && <EventRow {...card} hidden={!over} />}
      {instead && (
        <div data-when="over" hidden>
          {instead}
        </div>
      )}
    </div>
  );
}
