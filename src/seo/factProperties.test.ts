import { describe, expect, test } from 'vitest';
import { eventFactProperties } from '#seo/factProperties.ts';
import type { EventFacts } from '#content/schemas/facts.ts';

const home = 'Toronto, Ontario';
const statements = (facts?: EventFacts, registrationUrl?: string) =>
  eventFactProperties({ location: 'The Long Hall', facts, registrationUrl }, home);

describe('a place', () => {
  test('has its address and features', () => {
    const { location } = statements({
      address: { street: '1 Example Street', postalCode: 'M5V 2T6' },
      entrance: 'No step.',
      food: 'Soup.',
    });
    expect(location).toEqual({
      '@type': 'Place',
      name: 'The Long Hall',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Example Street',
        addressLocality: 'Toronto',
        addressRegion: 'Ontario',
        postalCode: 'M5V 2T6',
        addressCountry: 'CA',
      },
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Way in', value: 'No step.' }],
    });
  });

  test('is virtual, or a place and virtual', () => {
    const online = { text: 'Come early.', url: 'https://meet.example.org/a' };
    const virtual = { '@type': 'VirtualLocation', url: online.url };
    expect(statements({ attendance: 'online', online })).toEqual({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: virtual,
    });
    expect(statements({ attendance: 'hybrid', online })).toEqual({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: ['The Long Hall', virtual],
    });
  });
});

describe('the cost', () => {
  test('is free only from $0', () => {
    expect(statements({ cost: { text: 'From nothing to $20.', from: 0, to: 20 } })).toMatchObject({
      isAccessibleForFree: true,
      offers: { '@type': 'AggregateOffer', lowPrice: 0, highPrice: 20, priceCurrency: 'CAD' },
    });
    expect(statements({ cost: { text: '$5', from: 5 } }, 'https://tickets.example.org/a')).toMatchObject({
      isAccessibleForFree: false,
      offers: { '@type': 'Offer', price: 5, priceCurrency: 'CAD', url: 'https://tickets.example.org/a' },
    });
  });

  test('is left out where only a sentence is known', () => {
    expect(statements({ cost: { text: 'Ask us.' } })).not.toHaveProperty('offers');
    expect(statements({ cost: { text: 'Ask us.' } })).not.toHaveProperty('isAccessibleForFree');
  });
});
