import { NewTabLink } from '#components/Links/Links.tsx';
import { Summary } from '#components/Summary/Summary.tsx';
import { calendarEntryFor, calendarLinks, calendarPath } from '#content/calendar.ts';
import { clockOf, hasBegun, registrationOf } from '#lib/eventStatus.ts';
import { forEvent } from '#lib/words.ts';
import { letterAbout, questionsOf } from '#content/letters.ts';
import { fill, linkName } from '#lib/text.ts';
import type { EventCardProps } from './EventCardProps.ts';
import styles from './EventCard.module.css';

/** Ways to add an event to a calendar, by a file or on the web, and to ask what its card does not say. */
export function EventActions({ event, copy, askUs, organization, now }: EventCardProps) {
  // A link has no room for a long text.
  const short = { ...event, more: undefined };
  const links = calendarLinks(
    calendarEntryFor(short, organization, fill(copy.noBooking, { email: organization.email })),
  );
  const context = ` ${forEvent(event.title)}`;
  const { calendar, calendarFile, ask } = copy.actions;
  const { begin, end } = clockOf(event);
  // Whoever asks for a spot asks the rest in the same letter.
  const asks = questionsOf(event).length > 0 && registrationOf(event) !== 'byLetter' && !hasBegun(event, now);
  return (
    <div className={styles.actions} data-until={end} data-print="off">
      <details className="links">
        <Summary name={calendar + context}>{calendar}</Summary>
        <a href={calendarPath(event)} aria-label={calendarFile + context}>
          {calendarFile}
        </a>
        {Object.entries(links).map(([name, to]) => (
          <NewTabLink key={name} href={to} label={name} context={context} />
        ))}
      </details>
      {asks && (
        <p data-until={begin}>
          {`${ask} `}
          <a className="target" href={letterAbout(event)} aria-label={linkName(askUs, event.title)}>
            {askUs}
          </a>
        </p>
      )}
    </div>
  );
}
