import type { Event, Graph, NGO, Offer, Place, PostalAddress, Thing, VirtualLocation, WebSite } from 'schema-dts';
import type { EventFacts, Site, UpcomingEvent } from '#content/model.ts';
import type { PostalAddress as Address } from '#content/schemas/facts.ts';
import type { Photograph } from '#content/pictures.ts';
import { cityOf } from '#content/address.ts';
import { dateTimeOf, endOf, lastDayOf, type Span } from '#lib/dates.ts';
import { writtenOut } from '#lib/linkedText.ts';
import { isToBeAnnounced, registrationOf } from '#lib/eventStatus.ts';

// It states only what the page states, because search engines repeat it out of context. structuredData.test.ts lists what Google requires.

const ORGANIZATION = '/#organization';

/** The text of a page's JSON-LD script. */
export function structuredData(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // Without < no text can end the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The organization and its website, for Home. A social link without a path leads to no account, and is left out. */
export function organizationAndWebsite(site: Site, description: string): [NGO, WebSite] {
  const accounts = site.social.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/');
  const { address, telephone } = site.organization ?? {};
  return [
    {
      '@type': 'NGO',
      '@id': absolute(ORGANIZATION, site),
      name: site.name,
      description,
      url: absolute('/', site),
      logo: absolute('/apple-touch-icon.png', site),
      email: site.email,
      address: postalAddress(address, site),
      ...(telephone === undefined ? {} : { telephone }),
      ...(accounts.length > 0 ? { sameAs: accounts } : {}),
    },
    {
      '@type': 'WebSite',
      '@id': absolute('/#website', site),
      name: site.name,
      url: absolute('/', site),
    },
  ];
}

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

export type PicturedEvent = UpcomingEvent & { photograph?: Photograph | undefined };

/** A postponed event keeps its old dates: https://developers.google.com/search/docs/appearance/structured-data/event */
export function eventData(event: PicturedEvent, site: Site): Event {
  const { title, description, more, status = 'scheduled', previousDate, photograph, attendance, facts } = event;
  const price = priceFor(facts?.cost);
  const { furtherDays, ...meeting } = event;
  const location = [
    ...(attendance === 'online' ? [] : [placeOf(event, site)]),
    ...(attendance ? [virtualPlaceOf(event, site)] : []),
  ];
  return {
    '@type': 'Event',
    name: title,
    description: more === undefined ? description : `${description}\n\n${writtenOut(more, site.url)}`,
    ...spanOf(event),
    ...(furtherDays && {
      subEvent: [event.date, ...furtherDays].map((date) => ({
        '@type': 'Event',
        name: title,
        ...spanOf({ ...meeting, date }),
        location,
      })),
    }),
    eventStatus: STATUSES[status],
    ...(previousDate === undefined ? {} : { previousStartDate: previousDate }),
    eventAttendanceMode: MODES[attendance ?? 'inPerson'],
    location,
    ...(price !== undefined && { isAccessibleForFree: price === 0 }),
    ...offerOf(event, site),
    image: [...(photograph ? [absolute(photograph.src, site)] : []), absolute('/cards/events.png', site)],
    organizer: { '@type': 'NGO', '@id': absolute(ORGANIZATION, site), name: site.name, url: absolute('/', site) },
    url: pageOf(event, site),
  };
}

/** Days without times if it lasts all day. The end is left out if nobody knows it. */
function spanOf(event: Span): { startDate: string; endDate?: string } {
  const lastDay = lastDayOf(event);
  const lastDate = lastDay === event.date ? undefined : lastDay;
  const endDate = event.end === undefined ? lastDate : endOf(event);
  return { startDate: dateTimeOf(event), ...(endDate !== undefined && { endDate }) };
}

function pageOf({ id }: UpcomingEvent, site: Site): string {
  return absolute(`/events#${id}`, site);
}

/** A place needs an address. If none is known, the name of the place stands for it: the city would be a guess. */
function placeOf({ location, facts }: UpcomingEvent, site: Site): Place {
  const { address } = facts ?? {};
  return {
    '@type': 'Place',
    ...(!isToBeAnnounced(location) && location !== address?.street && { name: location }),
    address: address ? postalAddress(address, site) : location,
  };
}

function virtualPlaceOf(event: UpcomingEvent, site: Site): VirtualLocation {
  return { '@type': 'VirtualLocation', url: event.facts?.online?.url ?? pageOf(event, site) };
}

/** What a visitor pays at least. If the sentence has a higher price, or speaks of members, the lower one may be for members only. */
function priceFor(cost: EventFacts['cost']): number | undefined {
  const { text = '', from } = cost ?? {};
  const others = Array.from(text.matchAll(/\$ ?(\d[\d,]*(?:\.\d\d)?)/g), ([, amount = '']) =>
    Number(amount.replaceAll(',', '')),
  );
  const isForMembers = /\bmember/i.test(text) && others.length === 0;
  return from === undefined || isForMembers || others.some((other) => other > from) ? undefined : from;
}

function offerOf(event: UpcomingEvent, site: Site): { offers?: Offer } {
  const registration = registrationOf(event);
  const price = priceFor(event.facts?.cost);
  if (registration === 'closed' || (price === undefined && ['byLetter', 'dropIn'].includes(registration))) return {};
  return {
    offers: {
      '@type': 'Offer',
      url: event.registrationUrl ?? pageOf(event, site),
      ...(price !== undefined && { price, priceCurrency: 'CAD' }),
      ...(registration === 'soldOut' && { availability: 'https://schema.org/SoldOut' }),
      ...(registration === 'elsewhere' && { availability: 'https://schema.org/InStock' }),
    },
  };
}

function postalAddress({ street, postalCode, ...address }: Partial<Address> = {}, site: Site): PostalAddress {
  const { city, region } = cityOf(address, site);
  return {
    '@type': 'PostalAddress',
    ...(street === undefined ? {} : { streetAddress: street }),
    addressLocality: city,
    ...(region && { addressRegion: region }),
    ...(postalCode === undefined ? {} : { postalCode }),
    addressCountry: 'CA',
  };
}

function absolute(address: string, { url }: Site): string {
  return new URL(address, url).href;
}
