import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { DatedEvent, Site } from '#content/model.ts';
import { isToBeAnnounced, registrationOf, takesPlace } from '#lib/eventStatus.ts';
import { endOf, formatDates, isCourse, isOver, lastDayOf, type Span, startOf } from '#lib/dates.ts';
import { addressLine, type City, whereOf } from '#content/address.ts';
import { writtenOut } from '#lib/linkedText.ts';
import { hostOf } from '#lib/links.ts';
import { CANCELLED, POSTPONED } from '#lib/words.ts';

type Organization = Pick<Site, 'name' | 'url' | 'email'> & City;

export type CalendarEvent = Omit<DatedEvent, 'group' | 'spots' | 'colour'> & { notes?: readonly string[] };

/** RFC 5545, 3.8.1.11. A postponed event keeps its old time until the new one is known; calendars show that time as free. */
const STATUSES = {
  scheduled: ICalEventStatus.CONFIRMED,
  rescheduled: ICalEventStatus.CONFIRMED,
  soldOut: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

const TITLES: Partial<Record<keyof typeof STATUSES, string>> = { postponed: POSTPONED, cancelled: CANCELLED };

export interface CalendarEntry {
  title: string;
  description: string;
  location: string | null;
  /** Of an event without hours, this is its first day, and `end` the day after its last, both in UTC. */
  start: Date;
  end: Date | null;
  allDay: boolean;
  /** The absolute URL of the event's card. */
  page: string;
}

export function calendarPath(event?: { id: string }): string {
  return event ? `/calendar/${event.id}.ics` : '/calendar.ics';
}

function endOfEntry(meeting: Span): Date | null {
  if (meeting.start === undefined) return new Date(Date.parse(lastDayOf(meeting)) + 86_400_000);
  return meeting.end === undefined && meeting.endDate === undefined ? null : new Date(endOf(meeting));
}

/** The entry of one `day`. A course has one for its first meeting. The text says when the others are, of a series, too. Times are instants. */
export function calendarEntryFor(
  event: CalendarEvent,
  { url, ...home }: Pick<Organization, 'url' | keyof City>,
  noBooking?: string,
  day: string = event.date,
): CalendarEntry {
  const { id, title, description, more, location, facts } = event;
  const where = whereOf(event);
  const address = facts?.address && addressLine(facts.address, home);
  const isSeveral = isCourse(event) || event.furtherDays !== undefined;
  const meeting = isSeveral ? { ...event, date: day, endDate: undefined, furtherDays: undefined } : event;
  const allDay = meeting.start === undefined;
  // Phones look for every location on a map, so an unknown place goes into the description.
  const isOpen = isToBeAnnounced(location);
  return {
    title,
    description: [
      registrationOf(event) === 'byLetter' && noBooking,
      description,
      more && writtenOut(more, url),
      isOpen && where,
      isSeveral && formatDates(event),
    ]
      .filter(Boolean)
      .join('\n\n'),
    // A place without a name has its street instead.
    location: [isOpen || address?.startsWith(location) ? undefined : where, address].filter(Boolean).join(', ') || null,
    start: new Date(allDay ? meeting.date : startOf(meeting)),
    end: endOfEntry(meeting),
    allDay,
    page: `https://${hostOf(url)}/events#${id}`,
  };
}

/**
 * An iCalendar file (RFC 5545) of events. People subscribe to a calendar with a name, and import one without. Times are in UTC, so nobody
 * has to maintain a time zone table.
 * - UID contains the name of the event's file, so it survives every edit.
 * - DTSTAMP is the time of the build. No other is certain: people forget to update a day, and shallow clones lack the last commit's.
 * - SEQUENCE stays 0: calendars ignore a smaller number. Of two copies, they keep the one with the later DTSTAMP (RFC 5546, 2.1.5).
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  organization: Organization,
  now: Date,
  { name, noBooking }: { name?: string; noBooking?: string } = {},
): string {
  const calendar = ical({ prodId: { company: organization.name, product: 'Website' } });
  if (name !== undefined) calendar.name(name).ttl(24 * 60 * 60);
  const meetings = events.flatMap((event) => [event.date, ...(event.furtherDays ?? [])].map((day) => ({ event, day })));
  for (const { event, day } of meetings) {
    const note = isOver(event, now) ? undefined : noBooking;
    const { title, description, page, ...entry } = calendarEntryFor(event, organization, note, day);
    const status = event.status ?? 'scheduled';
    calendar.createEvent({
      id: `${event.id}${day === event.date ? '' : `-${day}`}@${new URL(organization.url).hostname}`,
      stamp: now,
      status: STATUSES[status],
      transparency: takesPlace(event) ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      ...entry,
      summary: (TITLES[status] ?? '') + title,
      // Several calendar apps do not show the URL. There is no ORGANIZER: it belongs to invitations alone (RFC 5545, 3.8.4.3). With one,
      // Outlook asks to accept or decline, and other apps let nobody change their own copy.
      description: [description, event.notes?.join('\n'), `${page}\n${organization.email}`]
        .filter(Boolean)
        .join('\n\n'),
      url: new URL(page).href,
    });
  }
  // The last line needs a line end, too (RFC 5545, 3.1).
  return `${calendar}\r\n`;
}

/** Links that open a new entry in a web calendar, filled in. */
export function calendarLinks(entry: CalendarEntry): { Google: string; Outlook: string } {
  const { title, location, start, end, allDay, page } = entry;
  const text = `${entry.description}\n\n${page}`;
  const place = location === null ? {} : { location };
  const instant = (date: Date) => (allDay ? date.toISOString().slice(0, 10) : date.toISOString().replace('.000', ''));
  return {
    // https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs
    Google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: [start, end ?? start].map((date) => instant(date).replace(/[-:]/g, '')).join('/'),
      details: text,
      ...place,
    }),
    Outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: instant(start),
      ...(end && { enddt: instant(end) }),
      ...(allDay && { allday: 'true' }),
      body: text,
      ...place,
    }),
  };
}

// URLSearchParams writes spaces as plus signs, which Outlook shows.
function address(base: string, values: Record<string, string>): string {
  return `${base}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
