import { Band } from '#components/Band/Band.tsx';
import type { SharedByCards } from '#components/EventCard/EventCardProps.ts';
import { EventEntry } from '#components/EventCard/EventEntries.tsx';
import { NextDate } from '#components/NextDate/NextDate.tsx';
import type { DatedEvent, Page } from '#content/model.ts';
import { fill } from '#lib/text.ts';
import { TORONTO_TIME } from '#lib/words.ts';

type Props = Pick<Page<'home'>['event'], 'heading' | 'register' | 'registerFor' | 'all' | 'next'> & {
  event: DatedEvent | undefined;
  /** Shown while no event is ahead. */
  notSet: string | undefined;
  /** Whether other events are ahead, too. */
  hasMore: boolean;
  everyCard: SharedByCards;
};

export function NextEvent({ heading, register, registerFor, all, next, event, notSet, hasMore, everyCard }: Props) {
  return (
    <Band headingId="next" heading={heading} ground="indigo">
      {notSet !== undefined && <NextDate heading={notSet} subscribe={next} />}
      {event && (
        <EventEntry
          {...everyCard}
          event={event}
          register={{
            to: `${register.to}#${event.id}`,
            ...(event.dropIn
              ? { label: everyCard.copy.dropIn.link, context: event.title }
              : { label: register.label, context: fill(registerFor, { title: event.title }) }),
          }}
          all={hasMore ? all : undefined}
          torontoTime={event.timeZone === undefined ? TORONTO_TIME : undefined}
        />
      )}
    </Band>
  );
}
