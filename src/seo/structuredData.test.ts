import { expect, test } from 'vitest';
import { events, site } from '#content/content.ts';
import { eventData, type PicturedEvent, structuredData } from '#seo/structuredData.ts';

const [first] = events.upcoming;
if (!first) throw new Error('The tests’ content has no event.');
const { spots: _spots, ...some } = first;
const event: PicturedEvent = { ...some, spots: 'Ask us', location: 'Main Library' };
const page = `${site.url}/events#${event.id}`;
const home = { addressLocality: site.city, addressRegion: site.region, addressCountry: 'CA' };

type Data = Record<string, unknown>;

function dataOf(change: Partial<PicturedEvent> = {}): Data {
  return JSON.parse(structuredData([eventData({ ...event, ...change }, site)]))['@graph'][0] as Data;
}

const MODES = { inPerson: 'Offline', online: 'Online', hybrid: 'Mixed' };

const photograph = { alt: '', src: '/_astro/photograph.a.jpg', width: 960, height: 640 };
const address = { street: '1 Example Street', city: 'Vancouver', region: 'British Columbia', postalCode: 'V5K 0A1' };

// Google’s required properties: https://developers.google.com/search/docs/appearance/structured-data/event
test.each<[what: string, change: Partial<PicturedEvent>, expected: Data]>([
  [
    'is written in a hurry',
    {},
    {
      location: [{ '@type': 'Place', name: 'Main Library', address: 'Main Library' }],
      eventStatus: 'https://schema.org/EventScheduled',
    },
  ],
  ['lasts three days', { end: undefined, date: '2025-11-15', endDate: '2025-11-17' }, { endDate: '2025-11-17' }],
  [
    'has an address',
    { facts: { address: { street: 'A' } } },
    { location: [{ address: { ...home, streetAddress: 'A' } }] },
  ],
  [
    'is in another city',
    { facts: { address }, timeZone: 'America/Vancouver' },
    { location: [{ address: { addressLocality: 'Vancouver', addressRegion: 'British Columbia' } }] },
  ],
  [
    'is online',
    { attendance: 'online', facts: { online: { text: 'Join.', url: 'https://meet.example.org/a' } } },
    { location: [{ '@type': 'VirtualLocation', url: 'https://meet.example.org/a' }] },
  ],
  [
    'is both',
    { attendance: 'hybrid' },
    { location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation', url: page }] },
  ],
  ['has a photograph', { photograph }, { image: [`${site.url}${photograph.src}`, `${site.url}/cards/events.png`] }],
  [
    'is sold out',
    { status: 'soldOut', facts: { cost: { text: '$20', from: 20 } } },
    {
      eventStatus: 'https://schema.org/EventScheduled',
      offers: { url: page, price: 20, priceCurrency: 'CAD', availability: 'https://schema.org/SoldOut' },
      isAccessibleForFree: false,
    },
  ],
  [
    'is free, and open for registration',
    { registrationUrl: 'https://tickets.example.org/a', facts: { cost: { text: 'Free.', from: 0 } } },
    {
      offers: { url: 'https://tickets.example.org/a', price: 0, availability: 'https://schema.org/InStock' },
      isAccessibleForFree: true,
    },
  ],
  [
    'has another day',
    { status: 'rescheduled', previousDate: '2025-10-01' },
    { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2025-10-01' },
  ],
  [
    'meets again',
    { furtherDays: ['2025-11-22'] },
    {
      endDate: '2025-11-22T16:00:00-05:00',
      subEvent: ['2025-11-15', '2025-11-22'].map((day) => ({
        '@type': 'Event',
        name: event.title,
        startDate: expect.stringContaining(day),
        location: [{ name: 'Main Library' }],
      })),
    },
  ],
  ['tells more', { more: 'One.\n\nTwo.' }, { description: expect.stringMatching(/.\n\nOne\.\n\nTwo\.$/) }],
])('an event that %s has all that Google requires', (_what, change, expected) => {
  const mode = MODES[change.attendance ?? 'inPerson'];
  expect(dataOf(change)).toMatchObject({
    '@type': 'Event',
    name: event.title,
    startDate: expect.stringMatching(/^2025-11-15T\d\d:00:00-0[58]:00$/),
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    ...expected,
  });
});

test('nothing is stated of an event that its page does not say', () => {
  expect(dataOf()).not.toHaveProperty('offers');
  expect(dataOf()).not.toHaveProperty('isAccessibleForFree');
  expect(dataOf({ end: undefined })).not.toHaveProperty('endDate');
  const registrationUrl = 'https://tickets.example.org/a';
  for (const status of ['cancelled', 'postponed'] as const)
    expect(dataOf({ status, registrationUrl })).not.toHaveProperty('offers');
  // Nobody knows whether there are spots.
  expect(dataOf({ facts: { cost: { text: '$20', from: 20 } } })).not.toHaveProperty('offers.availability');
  // A price that only members pay is not the event's.
  for (const [text, from, price] of [
    ['$10, and free for members', 0, undefined],
    ['Free for members', 0, undefined],
    ['$20; members pay $10', 10, undefined],
    ['$10, and free for members', 10, 10],
  ] as const)
    expect((dataOf({ facts: { cost: { text, from } } })['offers'] as Data | undefined)?.['price'], text).toBe(price);
  const [unknown] = dataOf({ location: 'Venue to be announced' })['location'] as Data[];
  expect(unknown).toEqual({ '@type': 'Place', address: 'Venue to be announced' });
});
