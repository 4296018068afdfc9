interface Address {
  street: string;
  city?: string | undefined;
  postalCode?: string | undefined;
}

interface Venue {
  location: string;
  address?: Address | undefined;
  /** The organization's city, with its province: "Toronto, Ontario". */
  city: string;
}

/** An address on one line: "100 Example Street, Toronto, M5V 2T6". The default city is the organization's (`home`). */
export function addressLine({ street, city, postalCode }: Address, home: string): string {
  return [street, city ?? home.split(', ')[0], postalCode].filter((part) => part !== undefined).join(', ');
}

/**
 * A link to a venue on OpenStreetMap. A `geo:` link does nothing on most computers.
 * https://wiki.openstreetmap.org/wiki/Browsing#Sharing_a_link_to_the_maps
 */
export function mapLink({ location, address, city }: Venue): string {
  const url = new URL('https://www.openstreetmap.org/search');
  url.searchParams.set('query', address ? addressLine(address, city) : `${location}, ${city}`);
  return url.href;
}
