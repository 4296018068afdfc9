import ical from 'ical-generator';
import type { DatedEvent } from '#content/check-content.ts';
import { instantOf } from '#calendar/dates.ts';
import type { Site } from '#schemas/site.ts';

/** What a calendar must know of the organization. */
type Organization = Pick<Site, 'name' | 'url' | 'email'>;

/** An event as a calendar keeps it. */
export interface Appointment {
  title: string;
  description: string;
  location: string;
  start: Date;
  end: Date;
  /** Where the event stands on the site, in full. */
  page: string;
}

/** Where the calendar of all events is, and where that of one event is. */
export function calendarPath(event?: { id: string }): string {
  return event ? `/calendar/${event.id}.ics` : '/calendar.ics';
}

/** An event with its times as instants, which are right in every time zone and when Toronto's clocks change. */
export function appointmentOf(event: DatedEvent, { url }: Pick<Site, 'url'>): Appointment {
  const { id, title, description, location, date, start, end } = event;
  return {
    title,
    description,
    location,
    start: new Date(instantOf(date, start)),
    end: new Date(instantOf(date, end)),
    page: new URL(`/events#${id}`, url).href,
  };
}

/**
 * An iCalendar file (RFC 5545) of these events. Its times are in UTC, so that it needs no table of Toronto's time zone.
 * With a name it is a calendar to subscribe to, without one it is there to be put into somebody's own.
 *
 * It has no METHOD: then DTSTAMP is the moment of the last revision, which the content knows, and not that of the build.
 */
export function calendarFile(events: readonly DatedEvent[], organization: Organization, name?: string): string {
  const calendar = ical({ prodId: { company: organization.name, product: 'Website', language: 'EN' } });
  if (name !== undefined) {
    calendar.name(name).url(new URL(calendarPath(), organization.url).href);
    // How often a program should ask for news, in seconds: once a day.
    calendar.ttl(24 * 60 * 60);
  }
  for (const event of events) {
    const { title, description, location, start, end, page } = appointmentOf(event, organization);
    calendar.createEvent({
      // The name of the file: it stays when the words, the times or the place change.
      id: `${event.id}@${new URL(organization.url).hostname}`,
      stamp: new Date(instantOf(event.revised, '00:00')),
      start,
      end,
      summary: title,
      // Several programs show no URL.
      description: `${description}\n\n${page}`,
      location,
      organizer: { name: organization.name, email: organization.email },
      url: page,
    });
  }
  return `${calendar}`;
}
