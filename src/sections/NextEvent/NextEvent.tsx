import { Seam } from '#quilt/Seam.tsx';
import { EventCard } from '#components/EventCard/EventCard.tsx';
import type { DatedEvent } from '#content/check-content.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { fill } from '#lib/text.ts';
import type { HomePage } from '#content/schemas/pages/home.ts';
import type { Site } from '#content/schemas/site.ts';
import styles from './NextEvent.module.css';

type Props = Pick<HomePage['event'], 'heading' | 'register' | 'registerFor'> & {
  event: WithPhotograph<DatedEvent> | undefined;
  /** The text without an event. */
  none: string;
  /** Whether the event is over at build time. */
  over: boolean;
  site: Site;
};

/** Home's event, with a link to Events. */
export function NextEvent({ heading, register, registerFor, event, over, none, site }: Props) {
  return (
    <section className={`${styles.next} band`} data-ground="aubergine" aria-labelledby="next-event">
      <Seam seed="seam-next" thread="light" />
      <div className="wrap">
        <h2 id="next-event">{heading}</h2>
        {event ? (
          <EventCard
            event={event}
            over={over}
            labels={site.event}
            email={site.email}
            torontoTime={site.labels.torontoTime}
            register={{ ...register, context: fill(registerFor, { title: event.title }) }}
          />
        ) : (
          <p className="lead">{none}</p>
        )}
      </div>
    </section>
  );
}
