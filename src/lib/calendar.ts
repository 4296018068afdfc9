import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { isToBeAnnounced, type Registrable, registrationOf, takesPlace } from '#lib/eventStatus.ts';
import { endOf, formatDates, isCourse, isOver, type Span, startOf } from '#lib/dates.ts';
import { addressLine } from '#lib/address.ts';
import { CANCELLED, POSTPONED } from '#lib/words.ts';

/** What a calendar needs of the organization. */
interface Organization {
  name: string;
  url: string;
  email: string;
  city: string;
}

/** What a calendar needs of an event. */
export interface CalendarEvent extends Span, Registrable {
  id: string;
  title: string;
  description: string;
  more?: string | undefined;
  location: string;
  facts?: { address?: Parameters<typeof addressLine>[0] | undefined } | undefined;
  /** More lines after the description. */
  notes?: readonly string[];
}

/**
 * An event's status in iCalendar (RFC 5545, 3.8.1.11). A postponed event keeps its old time until the new one is known, but
 * no longer blocks it.
 */
const STATUSES = {
  scheduled: ICalEventStatus.CONFIRMED,
  rescheduled: ICalEventStatus.CONFIRMED,
  soldOut: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** Many calendars show no status, so the title says it. */
const TITLES: Partial<Record<keyof typeof STATUSES, string>> = { postponed: POSTPONED, cancelled: CANCELLED };

/** An event as a calendar entry. */
export interface CalendarEntry {
  title: string;
  description: string;
  /** With the street address, if it is known; undefined while the place is to be announced. */
  location: string | undefined;
  start: Date;
  end: Date | undefined;
  /** The absolute URL of the event's card. */
  page: string;
}

/** The path of an event's calendar file, or of the calendar of all events. */
export function calendarPath(event?: { id: string }): string {
  return event ? `/calendar/${event.id}.ics` : '/calendar.ics';
}

/**
 * The calendar entry of an event; of a course its first meeting: only its text says when the others are. Its times are instants, so they
 * are right in every time zone. While visitors ask for a spot by email, `noBooking` is its first line.
 */
export function calendarEntryFor(
  event: CalendarEvent,
  { url, city }: Pick<Organization, 'url' | 'city'>,
  noBooking?: string,
): CalendarEntry {
  const { id, title, description, more, location, facts } = event;
  const address = facts?.address && addressLine(facts.address, city);
  const course = isCourse(event);
  const meeting = course ? { ...event, endDate: undefined } : event;
  // Phones look for every location on a map.
  const isOpen = isToBeAnnounced(location);
  return {
    title,
    description: [
      registrationOf(event) === 'notOpen' && noBooking,
      description,
      more,
      isOpen && location,
      course && formatDates(event),
    ]
      .filter(Boolean)
      .join('\n\n'),
    location: [isOpen ? undefined : location, address].filter((part) => part !== undefined).join(', ') || undefined,
    start: new Date(startOf(event)),
    end: meeting.end || meeting.endDate ? new Date(endOf(meeting)) : undefined,
    page: new URL(`/events#${id}`, url).href,
  };
}

/**
 * An iCalendar file (RFC 5545) of events: with a name, a calendar to subscribe to; without, one to import. Times are in UTC,
 * so no time zone table is needed, which somebody would have to maintain.
 * - UID is the name of the event's file, so it survives every edit.
 * - DTSTAMP is `now`, the moment of the build, which writes every entry anew. In a file without METHOD it also says what LAST-MODIFIED
 *   would (3.8.7.2). Nothing else is known for certain: a day that people
 *   write into the event is right only as long as everybody remembers it, and the day of its last commit is missing from the shallow
 *   clones that hosts build from.
 * - SEQUENCE stays 0. Of two copies of an event a calendar then takes the one with the later DTSTAMP (RFC 5546, 2.1.5): that of the
 *   later build, which is the right one. Never count here what can go down again: calendars ignore a smaller number.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  organization: Organization,
  now: Date,
  { name, noBooking }: { name?: string; noBooking?: string } = {},
): string {
  const calendar = ical({ prodId: { company: organization.name, product: 'Website' } });
  if (name !== undefined) {
    // In seconds: calendar apps refresh once a day.
    calendar.name(name).ttl(24 * 60 * 60);
  }
  for (const event of events) {
    const { title, description, location, start, end, page } = calendarEntryFor(
      event,
      organization,
      isOver(event, now) ? undefined : noBooking,
    );
    const status = event.status ?? 'scheduled';
    calendar.createEvent({
      id: `${event.id}@${new URL(organization.url).hostname}`,
      stamp: now,
      status: STATUSES[status],
      transparency: takesPlace(event) ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      start,
      ...(end && { end }),
      summary: (TITLES[status] ?? '') + title,
      // Several calendar apps do not show the URL. With an ORGANIZER, which belongs to invitations alone (RFC 5545, 3.8.4.3), Outlook
      // asks to accept or decline, and others let nobody change their own copy.
      description: [description, (event.notes ?? []).join('\n'), `${page}\n${organization.email}`]
        .filter((part) => part !== '')
        .join('\n\n'),
      ...(location !== undefined && { location }),
      url: page,
    });
  }
  // Each line ends with a line end, the last one too (RFC 5545, 3.1).
  return `${calendar}\r\n`;
}
