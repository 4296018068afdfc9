import type { ReactNode } from 'react';
import { EventCard } from '#components/EventCard/EventCard.tsx';
import type { EventCardProps } from '#components/EventCard/EventCardProps.ts';
import { EventRow } from '#components/EventCard/EventRow.tsx';
import { endOf } from '#lib/dates.ts';
import { takesPlace } from '#lib/eventStatus.ts';
import styles from './EventCard.module.css';

interface Props extends EventCardProps {
  /** Whether the event is over at build time. */
  over: boolean;
  /** Other events that replace the card when the visitor's clock ends it. By default a row does. */
  instead?: ReactNode;
}

/** A card until the event ends, then a row. A page built before its end has both, and layouts/clock.client.ts shows one of them. */
export function EventEntry({ over, instead, ...card }: Props) {
  const { event } = card;
  const end = takesPlace(event) ? endOf(event) : undefined;
  const hasRow = end !== undefined && !instead;
  return (
    <div
      // Links to the event lead here. It is a group, because Orca leaves out the heading of a named region.
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
