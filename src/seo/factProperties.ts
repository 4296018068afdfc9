import type { Event, NGO, Offer, AggregateOffer, Place, PostalAddress, VirtualLocation } from 'schema-dts';
import { factFields } from '#content/facts.ts';
import {
  type EventFacts,
  eventFacts,
  type OrganizationFacts,
  type PostalAddress as Address,
} from '#content/schemas/facts.ts';

// Facts of events and of the organization as properties of https://schema.org. Unknown facts are left out.

type EventWithFacts = { location: string; registrationUrl?: string | undefined; facts?: EventFacts | undefined };

/** `home` is the organization's city and province ("Toronto, Ontario"), the default. */
function postalAddress(address: Address | undefined, home: string): PostalAddress {
  const [locality = '', region = ''] = home.split(', ');
  const { street, city = locality, postalCode } = address ?? {};
  return {
    '@type': 'PostalAddress',
    ...(street === undefined ? {} : { streetAddress: street }),
    addressLocality: city,
    addressRegion: region,
    ...(postalCode === undefined ? {} : { postalCode }),
    addressCountry: 'CA',
  };
}

/** How to attend an event, where it is and what it costs. */
export function eventFactProperties(
  event: EventWithFacts,
  home: string,
): Pick<EventFields, 'eventAttendanceMode' | 'location' | 'isAccessibleForFree' | 'offers'> {
  const { attendance, online, cost } = event.facts ?? {};
  const place = venue(event, home);
  const virtual: VirtualLocation | undefined = online?.url
    ? { '@type': 'VirtualLocation', url: online.url }
    : undefined;
  return {
    eventAttendanceMode: MODES[attendance ?? 'inPerson'],
    location: locationFor(attendance, place, virtual),
    ...(cost?.from === undefined ? {} : { isAccessibleForFree: cost.from === 0, offers: offer(event, cost) }),
  };
}

const MODES = {
  inPerson: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const;

type EventFields = Exclude<Event, string>;

function locationFor(
  attendance: EventFacts['attendance'],
  place: Place | string,
  virtual: VirtualLocation | undefined,
): NonNullable<EventFields['location']> {
  if (attendance === undefined || !virtual) return place;
  return attendance === 'online' ? virtual : [place, virtual];
}

function venue({ location, facts = {} }: EventWithFacts, home: string): Place | string {
  const { address } = facts;
  const features = factFields(eventFacts).flatMap(({ name, label, amenity }) => {
    const value: unknown = Reflect.get(facts, name);
    const isKnown = amenity && typeof value === 'string';
    return isKnown ? [{ '@type': 'LocationFeatureSpecification' as const, name: label, value }] : [];
  });
  if (!address && features.length === 0) return location;
  return {
    '@type': 'Place',
    name: location,
    ...(address ? { address: postalAddress(address, home) } : {}),
    ...(features.length > 0 ? { amenityFeature: features } : {}),
  };
}

/** One price, or a range. */
function offer(
  { registrationUrl }: EventWithFacts,
  { from, to = from }: { from?: number | undefined; to?: number | undefined },
): Offer | AggregateOffer {
  const link = registrationUrl === undefined ? {} : { url: registrationUrl };
  return from === to
    ? { '@type': 'Offer', price: from ?? 0, priceCurrency: 'CAD', ...link }
    : { '@type': 'AggregateOffer', lowPrice: from ?? 0, highPrice: to ?? 0, priceCurrency: 'CAD', ...link };
}

/** What is known of the organization beyond its name and email address. */
export function organizationFactProperties(
  { address, telephone, founder, team }: OrganizationFacts,
  home: string,
): Partial<Pick<Exclude<NGO, string>, 'address' | 'telephone' | 'founder' | 'member'>> {
  return {
    address: postalAddress(address, home),
    ...(telephone === undefined ? {} : { telephone }),
    ...(founder === undefined ? {} : { founder: { '@type': 'Person', name: founder } }),
    ...(team === undefined || team.length === 0
      ? {}
      : { member: team.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })) }),
  };
}
