import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { DatedEvent } from '#content/check-content.ts';
import { takesPlace } from '#calendar/status.ts';
import { daysBetween, endOf, instantOf, startOf } from '#calendar/dates.ts';
import { addressLine } from '#format/address.ts';
import { fill } from '#format/text.ts';
import type { Site } from '#schemas/site.ts';

/** What a calendar must know of the organization. */
type Organization = Pick<Site, 'name' | 'url' | 'email' | 'city'> & {
  event: { status: Titles };
  facts: { event: FactTitles };
};

/** The label of each fact by the fact's name, in the order of the page. */
type FactTitles = Readonly<Record<string, string>>;

/** How a calendar titles an event that is postponed or cancelled, because many of them show no status. */
type Titles = Pick<Site['event']['status'], 'postponedTitle' | 'cancelledTitle'>;

/**
 * What an event's `status` is in iCalendar (RFC 5545, 3.8.1.11). A postponed event keeps its old time until the new one is known, and
 * no longer blocks it.
 */
const STATUSES = {
  scheduled: ICalEventStatus.CONFIRMED,
  rescheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** The day from which SEQUENCE counts. Never change it: a calendar ignores an entry whose number has become smaller. */
const SEQUENCE_START = '2000-01-01';

/** An event as a calendar keeps it. */
export interface Appointment {
  title: string;
  description: string;
  /** With the street address, where it is known. */
  location: string;
  start: Date;
  end: Date;
  /** The absolute URL of the event on the site. */
  page: string;
}

/** Where the calendar of all events is, and where that of one event is. */
export function calendarPath(event?: { id: string }): string {
  return event ? `/calendar/${event.id}.ics` : '/calendar.ics';
}

/** An event with its times as instants, which are right in every time zone and when Toronto's clocks change. */
export function appointmentFor(event: DatedEvent, { url, city }: Pick<Site, 'url' | 'city'>): Appointment {
  const { id, title, description, location, facts } = event;
  const address = facts?.address && addressLine(facts.address, city);
  return {
    title,
    description,
    location: address === undefined ? location : `${location}, ${address}`,
    start: new Date(startOf(event)),
    end: new Date(endOf(event)),
    page: new URL(`/events#${id}`, url).href,
  };
}

/**
 * An iCalendar file (RFC 5545) of these events. Its times are in UTC, so that it needs no table of Toronto's time zone.
 * With a name it is a calendar to subscribe to, without one it is imported into a visitor's calendar.
 *
 * It has no METHOD: then DTSTAMP is the moment of the last revision, which the content knows, and not that of the build.
 *
 * UID is the name of the event's file, so it stays when anything in the file changes. SEQUENCE is the number of days from 2000-01-01
 * to `revised`: it grows with every revision on a later day, and two revisions on one day share it.
 */
export function calendarFile(events: readonly DatedEvent[], organization: Organization, name?: string): string {
  const { postponedTitle, cancelledTitle } = organization.event.status;
  const calendar = ical({ prodId: { company: organization.name, product: 'Website', language: 'EN' } });
  if (name !== undefined) {
    calendar.name(name).url(new URL(calendarPath(), organization.url).href);
    // How often a program should ask for news, in seconds: once a day.
    calendar.ttl(24 * 60 * 60);
  }
  for (const event of events) {
    const { title, description, location, start, end, page } = appointmentFor(event, organization);
    const { coordinates } = event.facts ?? {};
    const geo = coordinates && { lat: coordinates.latitude, lon: coordinates.longitude };
    const titles = {
      scheduled: '{title}',
      rescheduled: '{title}',
      postponed: postponedTitle,
      cancelled: cancelledTitle,
    };
    const status = event.status ?? 'scheduled';
    calendar.createEvent({
      id: `${event.id}@${new URL(organization.url).hostname}`,
      stamp: new Date(instantOf(event.revised, '00:00')),
      sequence: daysBetween(SEQUENCE_START, event.revised),
      status: STATUSES[status],
      transparency: takesPlace(event) ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      start,
      end,
      summary: fill(titles[status], { title }),
      // Several programs show no URL.
      description: [description, factLines(event, organization.facts), page].filter((part) => part !== '').join('\n\n'),
      location: geo ? { title: location, geo } : location,
      organizer: { name: organization.name, email: organization.email },
      url: page,
    });
  }
  return `${calendar}`;
}

/** What is known of an event, a line each, in the order of the page: "Getting here: two minutes from the subway." */
function factLines({ facts = {} }: DatedEvent, { event: labels }: Organization['facts']): string {
  const { online, cost, contact, ...others } = facts;
  const sentences = Object.entries(others).filter(([, fact]) => typeof fact === 'string');
  const values: Record<string, string | undefined> = {
    ...Object.fromEntries(sentences),
    online: online && [online.text, online.url].filter((part) => part !== undefined).join(' '),
    cost: cost?.text,
    contact: contact && [contact.text, contact.telephone].filter((part) => part !== undefined).join(' '),
  };
  return Object.entries(labels)
    .flatMap(([name, label]) => (values[name] === undefined ? [] : [`${label}: ${values[name]}`]))
    .join('\n');
}
