import { expect, test } from 'vitest';
import { addressLine, mapLink } from '#lib/address.ts';

const city = 'Toronto, Ontario';

test('an address without a city is in the organization’s', () => {
  expect(addressLine({ street: '1 Example Street', postalCode: 'M5V 2T6' }, city)).toBe(
    '1 Example Street, Toronto, M5V 2T6',
  );
  expect(addressLine({ street: '1 Example Street', city: 'Hamilton' }, city)).toBe('1 Example Street, Hamilton');
});

test('the map searches for the address, whatever characters it has', () => {
  const url = new URL(mapLink({ location: 'The Hall', address: { street: '1 Rue Été & Co' }, city }));
  expect(url.searchParams.get('query')).toBe('1 Rue Été & Co, Toronto');
});
