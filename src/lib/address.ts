interface Address {
  street: string;
  city?: string | undefined;
  postalCode?: string | undefined;
}

/** An address on one line: "100 Example Street, Toronto, Ontario M5V 2T6". `home` is the organization's city: "Toronto, Ontario". */
export function addressLine({ street, city, postalCode }: Address, home: string): string {
  const place = city === undefined || home.startsWith(`${city}, `) ? home : city;
  return `${street}, ${place}${postalCode === undefined ? '' : ` ${postalCode}`}`;
}

/** An address for a page: its postal code stays on one line. */
export function shownAddress(address: Address, home: string): string {
  return addressLine(address, home).replace(/ (?=\d[A-Z]\d$)/, '\u00a0');
}

/**
 * A link to OpenStreetMap, because a `geo:` link does nothing on most computers.
 * https://wiki.openstreetmap.org/wiki/Browsing#Sharing_a_link_to_the_maps
 */
export function mapLink(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
