import { AddToCalendar } from '#components/AddToCalendar/AddToCalendar.tsx';
import { EventCard } from '#components/EventCard/EventCard.tsx';
import { PrintPoster } from '#components/PrintPoster/PrintPoster.tsx';
import { calendarPath } from '#calendar/calendar.ts';
import type { UpcomingEvent } from '#content/check-content.ts';
import { instantOf, isOver } from '#calendar/dates.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { fill, splitAt } from '#format/words.ts';
import type { EventsPage } from '#schemas/pages/events.ts';
import type { Site } from '#schemas/site.ts';
import styles from './UpcomingEvents.module.css';

type Props = Pick<EventsPage['upcoming'], 'heading' | 'allOver' | 'none' | 'times' | 'subscribe'> & {
  /** The earliest first. */
  events: readonly WithPhotograph<UpcomingEvent>[];
  /** The build's clock; the visitor's clock corrects what it decides. */
  now: Date;
  site: Site;
};

/** The events that are listed as upcoming, each saying by itself when it is over. */
export function UpcomingEvents({ heading, allOver, none, times, subscribe, events, now, site }: Props) {
  const zones = [...new Set(events.map((event) => event.zone))].join(', ');
  const lastEnd = events
    .map((event) => instantOf(event.date, event.end))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  const [before, after] = splitAt(subscribe.text, 'link');
  const calendar = `${new URL(site.url).host}${calendarPath()}`;
  return (
    <section className="band" aria-labelledby="upcoming">
      <div className="wrap">
        <div className={`${styles.head} split`}>
          <h2 id="upcoming">{heading}</h2>
          <div className={styles.notes} data-ends={lastEnd}>
            {lastEnd === undefined ? (
              <p className="lead">{none}</p>
            ) : (
              <>
                <p className="lead" data-when="over" hidden={!events.every((event) => isOver(event, now))}>
                  {allOver}
                </p>
                <p className="lead">{fill(times, { zones })}</p>
              </>
            )}
            <p>
              {before}
              <a className={styles.calendar} href={`webcal://${calendar}`}>
                {subscribe.link}
              </a>
              {after}
            </p>
          </div>
        </div>
        {events.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list whose style is none without it.
          <ul className={styles.list} role="list">
            {events.map((event, index) => (
              <li key={event.id}>
                <EventCard
                  event={event}
                  over={isOver(event, now)}
                  words={site.event}
                  email={site.email}
                  turned={index % 2 === 1}
                  tinted
                >
                  {!isOver(event, now) && (
                    <>
                      <AddToCalendar event={event} site={site} />
                      <PrintPoster event={event} words={site.event.poster} />
                    </>
                  )}
                </EventCard>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
