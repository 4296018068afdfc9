import { calendarEntryFor, calendarPath } from '#lib/calendar.ts';
import { calendarLinks } from '#lib/calendarLinks.ts';
import type { DatedEvent } from '#content/check-content.ts';
import { fill } from '#lib/text.ts';
import type { Site } from '#content/schemas/site.ts';
import styles from './AddToCalendar.module.css';

interface Props {
  event: DatedEvent;
  site: Site;
}

/** Opens the ways into a visitor's calendar: a file for any program, and two web calendars. Hidden after the event. */
export function AddToCalendar({ event, site }: Props) {
  const { add, file, google, outlook, addFor } = site.event.calendar;
  const links = calendarLinks(calendarEntryFor(event, site));
  const context = fill(addFor, { title: event.title });
  return (
    <details className={styles.ways} data-when="upcoming" data-print="off">
      <summary>
        {add}
        <span className="visually-hidden">{` ${context}`}</span>
      </summary>
      <a href={calendarPath(event)}>
        {file}
        <span className="visually-hidden">{` ${context}`}</span>
      </a>
      {[
        { name: google, to: links.google },
        { name: outlook, to: links.outlook },
      ].map(({ name, to }) => (
        <a key={name} href={to} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="visually-hidden">{` ${context} ${site.labels.opensInNewTab}`}</span>
        </a>
      ))}
    </details>
  );
}
