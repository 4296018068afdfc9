import { EventCard, type SharedByCards } from '#components/EventCard/EventCard.tsx';
import type { DatedEvent } from '#content/model.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { fill } from '#lib/text.ts';
import { TORONTO_TIME } from '#lib/words.ts';
import type { HomePage } from '#content/schemas/pages/home.ts';
import { Band } from '#components/Band/Band.tsx';

type Props = Pick<HomePage['event'], 'heading' | 'register' | 'registerFor' | 'next'> & {
  event: WithPhotograph<DatedEvent> | undefined;
  /** The text without an event. */
  none: string;
  /** Whether the event is over at build time. */
  over: boolean;
  /** Shown once all events are over. */
  notSet: { text: string; lastEnd: string | undefined; over: boolean };
  everyCard: SharedByCards;
};

/** Home's event, with a link to Events. */
export function NextEvent({ heading, register, registerFor, next, event, over, notSet, none, everyCard }: Props) {
  const sentence = (
    <p className="lead" data-ends={notSet.lastEnd} data-when="over" hidden={!notSet.over}>
      {notSet.text}
    </p>
  );
  return (
    <Band headingId="next" heading={heading} beside={event && sentence} ground="aubergine">
      {event ? (
        <EventCard
          // On its own ground, aubergine would not be seen.
          event={event.colour === 'aubergine' ? { ...event, colour: 'indigo' } : event}
          over={over}
          {...everyCard}
          torontoTime={event.timeZone === undefined ? TORONTO_TIME : undefined}
          register={{
            link: {
              to: `${register.to}#${event.id}`,
              ...(event.dropIn
                ? { label: everyCard.copy.dropIn.link }
                : { label: register.label, context: fill(registerFor, { title: event.title }) }),
            },
            next,
          }}
        />
      ) : (
        <p className="lead">{none}</p>
      )}
    </Band>
  );
}
