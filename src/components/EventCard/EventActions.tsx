import { EventLetterLink } from '#components/EventCard/EventLetterLink.tsx';
import { Moment } from '#components/EventCard/Moment.tsx';
import { Summary } from '#components/Summary/Summary.tsx';
import { calendarEntryFor, calendarPath } from '#lib/calendar.ts';
import { calendarLinks } from '#lib/calendarLinks.ts';
import { forEvent, OPENS_IN_NEW_TAB } from '#lib/words.ts';
import { questionsOf } from '#content/letters.ts';
import type { EventCardProps } from './EventCard.tsx';
import styles from './EventActions.module.css';

/** What visitors can do before an event, besides registering: add it to a calendar, by a file or on the web, and ask. */
export function EventActions({ event, copy, organization }: EventCardProps) {
  const links = calendarLinks(calendarEntryFor(event, organization));
  const context = ` ${forEvent(event.title)}`;
  const { calendar, calendarFile, needs, captions, child } = copy.actions;
  const questions = questionsOf(event);
  return (
    <Moment when="upcoming" className={styles.actions} onScreen>
      <details>
        <Summary name={calendar + context}>{calendar}</Summary>
        <a href={calendarPath(event)} aria-label={calendarFile + context}>
          {calendarFile}
        </a>
        {[
          { name: 'Google', to: links.google },
          { name: 'Outlook', to: links.outlook },
        ].map(({ name, to }) => (
          <a
            key={name}
            href={to}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name + context + OPENS_IN_NEW_TAB}
          >
            {name}
          </a>
        ))}
      </details>
      <p>
        <EventLetterLink event={event} label={questions.includes('captions') ? captions : needs} />
      </p>
      {questions.includes('child') && (
        <p>
          <EventLetterLink event={event} label={child} />
        </p>
      )}
    </Moment>
  );
}
