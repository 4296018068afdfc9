import { Band } from '#components/Band/Band.tsx';
import type { SharedByCards } from '#components/EventCard/EventCardProps.ts';
import { EventEntry } from '#components/EventCard/EventEntry.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { NextDate } from '#components/NextDate/NextDate.tsx';
import { FilledText } from '#components/Text/Text.tsx';
import { calendarPath } from '#lib/calendar.ts';
import { hostOf } from '#lib/links.ts';
import type { UpcomingEvent } from '#content/model.ts';
import { isOver, zonesOf } from '#lib/dates.ts';
import { endOfAll, takesPlace } from '#lib/eventStatus.ts';
import type { WithPhotograph } from '#content/pictures.ts';
import { fill } from '#lib/text.ts';
import type { EventsPage } from '#content/schemas/pages/events.ts';
import styles from './UpcomingEvents.module.css';

type Props = EventsPage['upcoming'] & {
  events: readonly WithPhotograph<UpcomingEvent>[];
  /** The time of the build; layouts/clock.client.ts updates what depends on it. */
  now: Date;
  newsletter: EventsPage['newsletter']['subscribe'];
  everyCard: SharedByCards;
};

/** Events still to come are before those that are over. The calendar has two links: one subscribes, one is a file for other programs. */
export function UpcomingEvents({
  heading,
  times,
  subscribe,
  events,
  now,
  newsletter,
  everyCard,
  access,
  last,
  ...copy
}: Props) {
  const over = (event: UpcomingEvent) => takesPlace(event) && isOver(event, now);
  const ordered = [...events.filter((event) => !over(event)), ...events.filter(over)];
  const all = endOfAll(events, now);
  const zones = [...new Set(events.flatMap(zonesOf))].join(', ');
  const inToronto = events.every(({ timeZone }) => timeZone === undefined);
  return (
    <Band headingId="upcoming" heading={heading}>
      <NextDate copy={copy} access={access} subscribe={newsletter} lastEnd={all.over ? undefined : all.lastEnd} />
      {all.lastEnd !== undefined && (
        <p className={styles.last} {...(!all.over && { 'data-ends': all.lastEnd, 'data-when': 'over', hidden: true })}>
          {last}
        </p>
      )}
      {events.length > 0 && (
        <ul className={`${styles.list} bricks`} role="list">
          {ordered.map((event, index) => (
            <li key={event.id}>
              <EventEntry {...everyCard} event={event} over={over(event)} turned={index % 2 === 1} />
              <FlushLayout />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.notes}>
        {events.length > 0 && inToronto && <p>{fill(times, { zones })}</p>}
        {!all.over && (
          <div data-ends={all.lastEnd} data-when="upcoming">
            <p className="cluster">
              <a className="target" href={`webcal://${new URL(everyCard.organization.url).host}${calendarPath()}`}>
                {subscribe.link}
              </a>
              <a className="target" href={calendarPath()} data-print="off">
                {subscribe.file}
              </a>
            </p>
            <p className={styles.otherwise} data-print="off">
              <FilledText text={subscribe.otherwise} slot="address">
                <span translate="no">{`https://${hostOf(everyCard.organization.url)}${calendarPath()}`}</span>
              </FilledText>
            </p>
          </div>
        )}
      </div>
    </Band>
  );
}
