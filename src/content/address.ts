import type { PostalAddress, Site, UpcomingEvent } from '#content/model.ts';
import { ATTENDANCE } from '#lib/words.ts';

export type City = Pick<Site, 'city' | 'region'>;

/** Where an event is, in words: "The Long Hall, and online". */
export function whereOf({ location, attendance }: Pick<UpcomingEvent, 'location' | 'attendance'>): string {
  if (attendance === undefined || /\bonline\b/i.test(location)) return location;
  return `${location}, ${ATTENDANCE[attendance]}`;
}

/** An address on one line: "100 Example Street, Toronto, Ontario M5V 2T6". `home` is the organization's city. */
export function addressLine({ postalCode, ...address }: PostalAddress, home: City): string {
  return `${address.street}, ${cityName(cityOf(address, home))}${postalCode === undefined ? '' : ` ${postalCode}`}`;
}

/** The city of an address. An address without one is in the organization's. */
export function cityOf({ city = '', region }: Omit<PostalAddress, 'street'>, home: City): City {
  return city === '' || (city === home.city && region === undefined) ? home : { city, region };
}

/** "Toronto, Ontario". */
export function cityName({ city, region }: City): string {
  return region === undefined ? city : `${city}, ${region}`;
}

/** An address for a page: its postal code stays on one line. */
export function shownAddress(address: PostalAddress, home: City): string {
  return addressLine(address, home).replace(/ (?=\d[A-Z]\d$)/, '\u00a0');
}

/**
 * A link to OpenStreetMap, because a `geo:` link does nothing on most computers.
 * https://wiki.openstreetmap.org/wiki/Browsing#Sharing_a_link_to_the_maps
 */
export function mapLink(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
