import { calendarEntryFor, calendarPath } from '#lib/calendar.ts';
import { calendarLinks } from '#lib/calendarLinks.ts';
import type { DatedEvent } from '#content/check-content.ts';
import type { Site } from '#content/schemas/site.ts';
import { forEvent, OPENS_IN_NEW_TAB } from '#lib/words.ts';
import styles from './AddToCalendar.module.css';

interface Props {
  event: DatedEvent;
  site: Site;
}

/** Opens the ways into a visitor's calendar: a file for any program, and two web calendars. Hidden after the event. */
export function AddToCalendar({ event, site }: Props) {
  const links = calendarLinks(calendarEntryFor(event, site));
  const context = ` ${forEvent(event.title)}`;
  const { calendar, calendarFile } = site.event.actions;
  return (
    <details className={styles.ways} data-when="upcoming" data-print="off">
      <summary>
        {calendar}
        <span className="visually-hidden">{context}</span>
      </summary>
      <a href={calendarPath(event)}>
        {calendarFile}
        <span className="visually-hidden">{context}</span>
      </a>
      {[
        { name: 'Google', to: links.google },
        { name: 'Outlook', to: links.outlook },
      ].map(({ name, to }) => (
        <a key={name} href={to} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="visually-hidden">{context + OPENS_IN_NEW_TAB}</span>
        </a>
      ))}
    </details>
  );
}
