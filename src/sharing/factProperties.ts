import type { Event, NGO, Offer, AggregateOffer, Place, PostalAddress, VirtualLocation } from 'schema-dts';
import type { EventFacts, FactLabels, OrganizationFacts, PostalAddress as Address } from '#schemas/facts.ts';

// The facts of events and of the organization in the vocabulary of https://schema.org. What is not known is not stated.

type WithFacts = { location: string; registrationUrl?: string | undefined; facts?: EventFacts | undefined };

/** Those facts that schema.org knows as features of a place. */
const FEATURES = ['entrance', 'washroom', 'quiet', 'parking'] as const;

/** An address, with the city and the province of the organization ("Toronto, Ontario") where it names no city. */
export function postalAddress({ street, city, postalCode }: Address, home: string): PostalAddress {
  const [locality = '', region = ''] = home.split(', ');
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city ?? locality,
    addressRegion: region,
    ...(postalCode === undefined ? {} : { postalCode }),
    addressCountry: 'CA',
  };
}

/** How one can come to an event, where it is and what it costs. Without facts the place is its plain name. */
export function eventFactProperties(
  event: WithFacts,
  labels: FactLabels['event'],
  home: string,
): Pick<EventFields, 'eventAttendanceMode' | 'location' | 'isAccessibleForFree' | 'offers'> {
  const { attendance, online, cost } = event.facts ?? {};
  const room = venue(event, labels, home);
  const virtual: VirtualLocation | undefined = online?.url === undefined ? undefined : virtualLocation(online.url);
  return {
    eventAttendanceMode: MODES[attendance ?? 'inPerson'],
    location: locationFor(attendance, room, virtual),
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
  room: Place | string,
  virtual: VirtualLocation | undefined,
): NonNullable<EventFields['location']> {
  if (attendance === undefined || !virtual) return room;
  return attendance === 'online' ? virtual : [room, virtual];
}

function virtualLocation(url: string): VirtualLocation {
  return { '@type': 'VirtualLocation', url };
}

function venue({ location, facts = {} }: WithFacts, labels: FactLabels['event'], home: string): Place | string {
  const { address, coordinates } = facts;
  const features = FEATURES.flatMap((name) => {
    const value = facts[name];
    return value === undefined ? [] : [{ '@type': 'LocationFeatureSpecification' as const, name: labels[name], value }];
  });
  if (!address && !coordinates && features.length === 0) return location;
  return {
    '@type': 'Place',
    name: location,
    ...(address ? { address: postalAddress(address, home) } : {}),
    ...(coordinates ? { geo: { '@type': 'GeoCoordinates', ...coordinates } } : {}),
    ...(features.length > 0 ? { amenityFeature: features } : {}),
  };
}

/** One price, or the lowest and the highest. */
function offer(
  { registrationUrl }: WithFacts,
  { from, to = from }: { from?: number | undefined; to?: number | undefined },
): Offer | AggregateOffer {
  const url = registrationUrl === undefined ? {} : { url: registrationUrl };
  return from === to
    ? { '@type': 'Offer', price: from ?? 0, priceCurrency: 'CAD', ...url }
    : { '@type': 'AggregateOffer', lowPrice: from ?? 0, highPrice: to ?? 0, priceCurrency: 'CAD', ...url };
}

/** What is known of the organization besides its name, city and email address. */
export function organizationFactProperties(
  { address, telephone, founder, team }: OrganizationFacts,
  home: string,
): Partial<Pick<Exclude<NGO, string>, 'address' | 'telephone' | 'founder' | 'member'>> {
  return {
    ...(address ? { address: postalAddress(address, home) } : {}),
    ...(telephone === undefined ? {} : { telephone }),
    ...(founder === undefined ? {} : { founder: { '@type': 'Person', name: founder } }),
    ...(team === undefined || team.length === 0
      ? {}
      : { member: team.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })) }),
  };
}
