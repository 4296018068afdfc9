import { AddToCalendar } from '#components/AddToCalendar/AddToCalendar.tsx';
import { EventCard } from '#components/EventCard/EventCard.tsx';
import { type Fact, FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { eventRows } from '#components/FactStrip/factRows.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { labelOf } from '#content/facts.ts';
import { eventFacts } from '#content/schemas/facts.ts';
import { letterAbout } from '#content/letters.ts';
import { calendarPath } from '#lib/calendar.ts';
import type { UpcomingEvent } from '#content/check-content.ts';
import { isOver, zonesOf } from '#lib/dates.ts';
import { endOfAll, takesPlace } from '#lib/status.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { fill, inOneLine } from '#lib/text.ts';
import type { ContactPage } from '#content/schemas/pages/contact.ts';
import type { EventsPage } from '#content/schemas/pages/events.ts';
import type { Site } from '#content/schemas/site.ts';
import { NextDate } from '#components/NextDate/NextDate.tsx';
import { Band } from '#components/Band/Band.tsx';
import { Sentence } from '#components/Text/Text.tsx';
import styles from './UpcomingEvents.module.css';

type Props = Omit<EventsPage['upcoming'], 'draft'> & {
  events: readonly WithPhotograph<UpcomingEvent>[];
  /** The time of the build; browser/eventClock.ts updates what depends on it. */
  now: Date;
  /** The link to the newsletter. */
  newsletter: { label: string; to: string };
  /** The letter that asks for a spot at an event. */
  spotLetter: ContactPage['forEvents']['spot'];
  site: Site;
};

/** What visitors ask first stands on the card itself; the other facts are below it. */
const FIRST_FACTS = ['transit', 'cost'] as const;
const isFirst = ({ name }: Fact) => FIRST_FACTS.some((first) => first === name);

/**
 * The upcoming events: those that are still to come, then those that are over. Once all are over, a row for the next date comes
 * first.
 */
export function UpcomingEvents(props: Props) {
  const { heading, events, now, spotLetter, site } = props;
  const over = (event: UpcomingEvent) => takesPlace(event) && isOver(event, now);
  const ordered = [...events.filter((event) => !over(event)), ...events.filter(over)];
  const all = endOfAll(events, now);
  return (
    <Band headingId="upcoming" heading={heading}>
      <None {...props} all={all} />
      {events.length > 0 && (
        <ul className={`${styles.list} bricks`} role="list">
          {ordered.map((event, index) => (
            <li key={event.id}>
              <Card event={event} over={over(event)} turned={index % 2 === 1} spotLetter={spotLetter} site={site} />
              <FlushLayout />
            </li>
          ))}
        </ul>
      )}
      <Notes {...props} all={all} />
    </Band>
  );
}

type AllEvents = ReturnType<typeof endOfAll>;

interface CardProps {
  event: WithPhotograph<UpcomingEvent>;
  over: boolean;
  turned: boolean;
  spotLetter: Props['spotLetter'];
  site: Site;
}

function Card({ event, over, turned, spotLetter, site }: CardProps) {
  const isUpcoming = takesPlace(event) && !over;
  const facts = isUpcoming ? eventRows(event, site) : [];
  const below = facts.filter((fact) => !isFirst(fact));
  return (
    <EventCard
      event={event}
      over={over}
      labels={site.event}
      email={site.email}
      spotLetter={spotLetter}
      turned={turned}
      first={isUpcoming && <FirstFacts event={event} facts={facts} ask={site.askUs} />}
      facts={below.length > 0 && <FactStrip facts={below} />}
    >
      {isUpcoming && <Actions event={event} site={site} />}
    </EventCard>
  );
}

/** How to get there and what it costs; in one row, whom to ask for what is not known. */
function FirstFacts({ event, facts, ask }: { event: UpcomingEvent; facts: readonly Fact[]; ask: string }) {
  const known = facts.filter(isFirst);
  const isOnline = event.facts?.attendance === 'online';
  const wanted = FIRST_FACTS.filter((first) => !(isOnline && first === 'transit'));
  const missing = wanted.filter((first) => known.every(({ name }) => name !== first));
  return (
    <>
      {known.map(({ name, label, content }) => (
        <div key={name} data-when="upcoming">
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
      {missing.length > 0 && (
        <div data-unknown="" data-when="upcoming" data-print="off">
          <dt>{inOneLine(missing.map((name) => labelOf(eventFacts, name)))}</dt>
          <dd>
            <a href={letterAbout(event, 'about')}>
              {ask}
              <span className="visually-hidden">{`: ${event.title}`}</span>
            </a>
          </dd>
        </div>
      )}
    </>
  );
}

/** The time zone, if all events share it, and, while there are dates to come, the calendar: to subscribe to, and as a file for programs that cannot. */
function Notes({ times, subscribe, events, site, all: { lastEnd, over } }: Props & { all: AllEvents }) {
  const zones = [...new Set(events.flatMap(zonesOf))].join(', ');
  const inToronto = events.every(({ timeZone }) => timeZone === undefined);
  return (
    <div className={styles.notes}>
      {events.length > 0 && inToronto && <p>{fill(times, { zones })}</p>}
      <p data-ends={lastEnd} data-when={lastEnd && 'upcoming'} hidden={over}>
        <a className="target" href={`webcal://${new URL(site.url).host}${calendarPath()}`}>
          {subscribe.link}
        </a>
        <a className="target" href={calendarPath()} data-print="off">
          {subscribe.file}
        </a>
      </p>
    </div>
  );
}

/** What stands in place of an upcoming event when there is none. */
function None({ next, none, access, child, newsletter, all: { lastEnd, over } }: Props & { all: AllEvents }) {
  return (
    <div className={styles.none} data-ends={lastEnd} data-when={lastEnd && 'over'} hidden={!over}>
      <NextDate heading={next} text={none} subscribe={newsletter}>
        {[access, child].map((ask) => (
          <p key={ask.link.to} data-print="off">
            <Sentence {...ask} />
          </p>
        ))}
      </NextDate>
    </div>
  );
}

/** What visitors can do before an event, besides registering. */
function Actions({ event, site }: { event: UpcomingEvent; site: Site }) {
  const { needs, child } = site.event.actions;
  return (
    <div className={styles.actions}>
      <AddToCalendar event={event} site={site} />
      {(
        [
          ['access', needs],
          ['child', child],
        ] as const
      ).map(([letter, label]) => (
        <p key={letter} data-when="upcoming" data-print="off">
          <a className="target" href={letterAbout(event, letter)}>
            {label}
            <span className="visually-hidden">{`: ${event.title}`}</span>
          </a>
        </p>
      ))}
    </div>
  );
}
