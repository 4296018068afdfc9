import { Seam } from '#art/Seam.tsx';
import { EventCard } from '#components/EventCard/EventCard.tsx';
import type { DatedEvent } from '#content/check-content.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { fill } from '#format/text.ts';
import type { HomePage } from '#schemas/pages/home.ts';
import type { Site } from '#schemas/site.ts';
import styles from './NextEvent.module.css';

type Props = Pick<HomePage['event'], 'heading' | 'register' | 'registerFor'> & {
  event: WithPhotograph<DatedEvent> | undefined;
  /** What stands there while there is no event to show. */
  none: string;
  /** Whether it is over on the build's clock. */
  over: boolean;
  site: Site;
};

/** The event that Home points to, and the way to all of them. */
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
            words={site.event}
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
