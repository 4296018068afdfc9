import type { ComponentProps } from 'react';
import { Band } from '#components/Band/Band.tsx';
import type { SharedByCards } from '#components/EventCard/EventCardProps.ts';
import { EventEntry } from '#components/EventCard/EventEntry.tsx';
import { EventSummary } from '#components/EventCard/EventSummary.tsx';
import { Button } from '#components/Button/Button.tsx';
import { NextDate } from '#components/NextDate/NextDate.tsx';
import type { DatedEvent } from '#content/model.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import type { EventsPage } from '#content/schemas/pages/events.ts';
import type { HomePage } from '#content/schemas/pages/home.ts';
import { endOf } from '#lib/dates.ts';
import { fill } from '#lib/text.ts';
import { TORONTO_TIME } from '#lib/words.ts';
import styles from './NextEvent.module.css';

type Props = Pick<HomePage['event'], 'heading' | 'register' | 'registerFor' | 'next'> & {
  event: WithPhotograph<DatedEvent> | undefined;
  over: boolean;
  /** The events after it, which the visitor's clock shows in its place. */
  following: readonly DatedEvent[];
  lastEnd: string | undefined;
  notSet: Pick<EventsPage['upcoming'], 'next' | 'none'>;
  everyCard: SharedByCards;
};

export function NextEvent({
  heading,
  register,
  registerFor: context,
  next,
  event,
  over,
  following,
  lastEnd,
  notSet,
  everyCard,
}: Props) {
  const registerFor = (shown: DatedEvent) => ({
    to: `${register.to}#${shown.id}`,
    ...(shown.dropIn
      ? { label: everyCard.copy.dropIn.link, context: shown.title }
      : { label: register.label, context: fill(context, { title: shown.title }) }),
  });
  return (
    <Band headingId="next" heading={heading} ground="aubergine">
      <NextDate copy={notSet} subscribe={next} lastEnd={lastEnd} />
      {event && (
        <EventEntry
          {...everyCard}
          // The band's ground is aubergine, on which an aubergine card would not be seen.
          event={event.colour === 'aubergine' ? { ...event, colour: 'indigo' } : event}
          register={registerFor(event)}
          over={over}
          instead={following.length > 0 && <FollowingEvents events={following} registerFor={registerFor} />}
          torontoTime={event.timeZone === undefined ? TORONTO_TIME : undefined}
        />
      )}
    </Band>
  );
}

interface FollowingProps {
  events: readonly DatedEvent[];
  registerFor: (event: DatedEvent) => ComponentProps<typeof Button>;
}

/** The next events. A page shows them if it was not built since its own event. */
function FollowingEvents({ events, registerFor }: FollowingProps) {
  return (
    <ul className={`${styles.following} stack`} role="list">
      {events.map((event, index) => (
        <li key={event.id} data-ends={endOf(event)} data-when="upcoming">
          <h3>{event.title}</h3>
          <EventSummary
            event={event}
            // Only the last one has it, because it stays longest.
            torontoTime={index === events.length - 1 ? TORONTO_TIME : undefined}
          />
          <Button {...registerFor(event)} size="small" />
        </li>
      ))}
    </ul>
  );
}
