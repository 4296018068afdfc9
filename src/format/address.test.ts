import { describe, expect, test } from 'vitest';
import { addressLine, mapLink } from '#format/address.ts';

const city = 'Toronto, Ontario';

test('an address without a city of its own is in the organization’s', () => {
  expect(addressLine({ street: '1 Example Street', postalCode: 'M5V 2T6' }, city)).toBe(
    '1 Example Street, Toronto, M5V 2T6',
  );
  expect(addressLine({ street: '1 Example Street', city: 'Hamilton' }, city)).toBe('1 Example Street, Hamilton');
});

describe('the map', () => {
  test('looks for the address, whatever letters it has', () => {
    const url = new URL(mapLink({ location: 'The Hall', address: { street: '1 Rue Été & Co' }, city }));
    expect(url.searchParams.get('query')).toBe('1 Rue Été & Co, Toronto');
  });

  test('points at the coordinates, where they are known', () => {
    const place = { location: 'The Hall', city, coordinates: { latitude: 43.65, longitude: -79.38 } };
    expect(mapLink(place)).toBe('https://www.openstreetmap.org/?mlat=43.65&mlon=-79.38#map=17/43.65/-79.38');
  });
});
