/** A street address as the content states it. */
interface Address {
  street: string;
  city?: string | undefined;
  postalCode?: string | undefined;
}

interface Place {
  location: string;
  address?: Address | undefined;
  coordinates?: { latitude: number; longitude: number } | undefined;
  /** The organization's city, with its province: "Toronto, Ontario". */
  city: string;
}

/** An address in one line: "100 Example Street, Toronto, M5V 2T6". Without a city it is in the organization's. */
export function addressLine({ street, city, postalCode }: Address, home: string): string {
  return [street, city ?? home.split(', ')[0], postalCode].filter((part) => part !== undefined).join(', ');
}

/**
 * Where a map shows a place: a page of OpenStreetMap, which no browser asks for before somebody follows the link. A `geo:` link
 * would do nothing on most computers. https://wiki.openstreetmap.org/wiki/Browsing#Sharing_a_link_to_the_maps
 */
export function mapLink({ location, address, coordinates, city }: Place): string {
  const url = new URL('https://www.openstreetmap.org/');
  if (coordinates) {
    const { latitude, longitude } = coordinates;
    url.search = `mlat=${latitude}&mlon=${longitude}`;
    // 17 shows single houses.
    url.hash = `map=17/${latitude}/${longitude}`;
  } else {
    url.pathname = '/search';
    url.searchParams.set('query', address ? addressLine(address, city) : `${location}, ${city}`);
  }
  return url.href;
}
