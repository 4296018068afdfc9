import type { Event, Graph, NGO, PostalAddress, Thing, WebSite } from 'schema-dts';
import type { UpcomingEvent } from '#content/model.ts';
import { site } from '#content/content.ts';
import type { PostalAddress as Address } from '#content/schemas/facts.ts';
import { endOf, startOf } from '#lib/dates.ts';

// Structured data of https://schema.org for search engines and assistants. Only what the content states, because they repeat it
// out of context: no address made from the city, no event that is over by the build's clock.

const organizationId = absolute('/#organization');

/** The text of a page's JSON-LD script. */
export function structuredData(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // So that no text can end the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The organization and its website, for Home. Social links without a path lead to no account and are left out. */
export function organizationAndWebsite(description: string): [NGO, WebSite] {
  const accounts = site.social.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/');
  const { address, telephone } = site.organization ?? {};
  return [
    {
      '@type': 'NGO',
      '@id': organizationId,
      name: site.name,
      description,
      url: absolute('/'),
      logo: absolute('/apple-touch-icon.png'),
      email: site.email,
      address: postalAddress(address),
      ...(telephone === undefined ? {} : { telephone }),
      ...(accounts.length > 0 ? { sameAs: accounts } : {}),
    },
    {
      '@type': 'WebSite',
      '@id': absolute('/#website'),
      name: site.name,
      url: absolute('/'),
    },
  ];
}

/** An event's status at schema.org. */
const STATUSES = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
  rescheduled: 'https://schema.org/EventRescheduled',
  soldOut: 'https://schema.org/EventScheduled',
} as const;

const MODES = {
  inPerson: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const;

/**
 * An upcoming event. A postponed one keeps its old dates until the new ones are known, as
 * https://developers.google.com/search/docs/appearance/structured-data/event asks.
 */
export function eventData(event: UpcomingEvent): Event {
  const { title, description, status = 'scheduled', previousDate, location, facts = {} } = event;
  const { attendance, online, address, cost } = facts;
  const place = { '@type': 'Place', name: location, ...(address && { address: postalAddress(address) }) } as const;
  const virtual = online?.url === undefined ? [] : [{ '@type': 'VirtualLocation', url: online.url } as const];
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate: startOf(event),
    endDate: endOf(event),
    eventStatus: STATUSES[status],
    ...(previousDate === undefined ? {} : { previousStartDate: previousDate }),
    eventAttendanceMode: MODES[attendance ?? 'inPerson'],
    location: attendance === 'online' && virtual.length > 0 ? virtual : [place, ...(attendance ? virtual : [])],
    ...(cost?.from === undefined ? {} : { isAccessibleForFree: cost.from === 0 }),
    ...(status === 'soldOut' && { offers: { '@type': 'Offer', availability: 'https://schema.org/SoldOut' } }),
    image: absolute('/cards/events.png'),
    organizer: { '@type': 'NGO', '@id': organizationId, name: site.name, url: absolute('/') },
    url: absolute(`/events#${event.id}`),
  };
}

function postalAddress({ street, city, postalCode }: Partial<Address> = {}): PostalAddress {
  const [home = '', homeRegion = ''] = site.city.split(', ');
  const [locality = home, region = locality === home ? homeRegion : undefined] = city?.split(/, */) ?? [];
  return {
    '@type': 'PostalAddress',
    ...(street === undefined ? {} : { streetAddress: street }),
    addressLocality: locality,
    ...(region === undefined ? {} : { addressRegion: region }),
    ...(postalCode === undefined ? {} : { postalCode }),
    addressCountry: 'CA',
  };
}

function absolute(address: string): string {
  return new URL(address, site.url).href;
}
