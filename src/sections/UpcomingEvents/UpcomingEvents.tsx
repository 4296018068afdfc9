import { AddToCalendar } from '#components/AddToCalendar/AddToCalendar.tsx';
import { EventCard } from '#components/EventCard/EventCard.tsx';
import { FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { eventRows } from '#components/FactStrip/factRows.tsx';
import { LayOutNow } from '#components/LayOutNow/LayOutNow.tsx';
import { PrintPoster } from '#components/PrintPoster/PrintPoster.tsx';
import { calendarPath } from '#lib/calendar.ts';
import type { UpcomingEvent } from '#content/check-content.ts';
import { endOf, isOver, zonesOf } from '#lib/dates.ts';
import { takesPlace } from '#lib/status.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { fill } from '#lib/text.ts';
import type { EventsPage } from '#content/schemas/pages/events.ts';
import type { Site } from '#content/schemas/site.ts';
import { FilledText } from '#components/FilledText/FilledText.tsx';
import { Band } from '#components/Band/Band.tsx';
import styles from './UpcomingEvents.module.css';

type Props = Pick<EventsPage['upcoming'], 'heading' | 'allOver' | 'none' | 'times' | 'subscribe'> & {
  /** Earliest first. */
  events: readonly WithPhotograph<UpcomingEvent>[];
  /** The time of the build; browser/visitor.ts updates what depends on it. */
  now: Date;
  site: Site;
};

/** Later cards are far below every screen, so they need no early layout. */
const FIRST_CARDS = 12;

/** The upcoming events. Each card says when its event is over. */
export function UpcomingEvents(props: Props) {
  const { heading, events, now, site } = props;
  const isUpcoming = (event: UpcomingEvent) => takesPlace(event) && !isOver(event, now);
  const factsOf = (event: UpcomingEvent) => {
    const facts = isUpcoming(event) ? eventRows(event, site.facts, site.city) : [];
    return facts.length > 0 && <FactStrip facts={facts} />;
  };
  return (
    <Band headingId="upcoming">
      <div className={`${styles.head} split`}>
        <h2 id="upcoming">{heading}</h2>
        <Notes {...props} />
      </div>
      {events.length > 0 && (
        <ul className={styles.list} role="list">
          {events.map((event, index) => (
            <li key={event.id}>
              <EventCard
                event={event}
                over={takesPlace(event) && isOver(event, now)}
                labels={site.event}
                email={site.email}
                turned={index % 2 === 1}
                tinted
                facts={factsOf(event)}
              >
                {isUpcoming(event) && <Actions event={event} site={site} />}
              </EventCard>
              {index < FIRST_CARDS && <LayOutNow />}
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}

/** A message if no event is upcoming, the time zone, and the calendar to subscribe to. */
function Notes({ allOver, none, times, subscribe, events, now, site }: Props) {
  const zones = [...new Set(events.flatMap(zonesOf))].join(', ');
  const takingPlace = events.filter(takesPlace);
  // "All events have taken place" would be untrue of cancelled ones.
  const noneLeft = takingPlace.length === events.length ? allOver : none;
  const lastEnd = takingPlace
    .map(endOf)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  return (
    <div className={styles.notes} data-ends={lastEnd}>
      {lastEnd === undefined ? (
        <p className="lead">{none}</p>
      ) : (
        <p className="lead" data-when="over" hidden={!takingPlace.every((event) => isOver(event, now))}>
          {noneLeft}
        </p>
      )}
      {events.length > 0 && <p className="lead">{fill(times, { zones })}</p>}
      <p>
        <FilledText text={subscribe.text} slot="link">
          <a className={styles.link} href={`webcal://${new URL(site.url).host}${calendarPath()}`}>
            {subscribe.link}
          </a>
        </FilledText>
      </p>
    </div>
  );
}

/** What visitors can do before an event. */
function Actions({ event, site }: { event: UpcomingEvent; site: Site }) {
  return (
    <>
      <p data-when="upcoming" data-print="off">
        <a className={styles.link} href={`/contact#${event.id}`}>
          {site.facts.ask}
          <span className="visually-hidden">{`: ${event.title}`}</span>
        </a>
      </p>
      <AddToCalendar event={event} site={site} />
      <PrintPoster event={event} labels={site.event.poster} />
    </>
  );
}
