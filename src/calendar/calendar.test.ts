import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from '#calendar/calendar.ts';
import type { DatedEvent } from '#content/check-content.ts';

const organization = {
  name: 'The Circle',
  url: 'https://circle.example',
  email: 'us@circle.example',
  city: 'Toronto, Ontario',
  facts: { event: { transit: 'Getting here', cost: 'Cost', contact: 'On the day' } },
  event: { status: { postponedTitle: 'Postponed: {title}', cancelledTitle: 'Cancelled: {title}' } },
};
const event: DatedEvent = {
  id: '2027-07-10-story-circle',
  group: 'upcoming',
  title: 'Story Circle',
  date: '2027-07-10',
  start: '20:00',
  end: '23:00',
  zone: 'EDT',
  location: 'Main Library',
  description: 'Stories.',
  spots: 'Ask us.',
  colour: 'sky',
  revised: '2027-02-03',
};

function entry(change: Partial<DatedEvent>): ICAL.Component {
  const file = calendarFile([{ ...event, ...change }], organization);
  const [found] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  if (!found) throw new Error('The calendar has no entry.');
  return found;
}
const value = (change: Partial<DatedEvent>, name: string) => String(entry(change).getFirstPropertyValue(name));

test.each([
  ['scheduled', 'CONFIRMED', 'Story Circle', 'OPAQUE'],
  ['rescheduled', 'CONFIRMED', 'Story Circle', 'OPAQUE'],
  ['postponed', 'TENTATIVE', 'Postponed: Story Circle', 'TRANSPARENT'],
  ['cancelled', 'CANCELLED', 'Cancelled: Story Circle', 'TRANSPARENT'],
] as const)('an event that is %s changes in calendars that hold it', (status, expected, title, transparency) => {
  expect(value({ status }, 'status')).toBe(expected);
  expect(value({ status }, 'summary')).toBe(title);
  expect(value({ status }, 'transp')).toBe(transparency);
  expect(value({ status }, 'uid')).toBe('2027-07-10-story-circle@circle.example');
});

test('a later revision has a greater number', () => {
  const numbers = ['2026-11-21', '2027-02-03', '2027-02-04', '2031-01-01'].map((revised) =>
    Number(value({ revised }, 'sequence')),
  );
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(new Set(numbers).size).toBe(numbers.length);
  // Counted by hand: 26 years of 365 days, 7 leap days, and 324 days of 2026 before November 21.
  expect(numbers[0]).toBe(26 * 365 + 7 + 324);
});

test('an event that moves to another day keeps its identity', () => {
  const moved = {
    status: 'rescheduled',
    previousDate: '2027-07-10',
    date: '2027-08-01',
    revised: '2027-06-01',
  } as const;
  expect(value(moved, 'uid')).toBe(value({}, 'uid'));
  expect((entry(moved).getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().toISOString()).toBe(
    '2027-08-02T00:00:00.000Z',
  );
});

test('an event past midnight ends on the next day', () => {
  const late = { endDate: '2027-07-11', end: '01:00' };
  expect((entry(late).getFirstPropertyValue('dtend') as ICAL.Time).toJSDate().toISOString()).toBe(
    '2027-07-11T05:00:00.000Z',
  );
});

test('an event carries what is known of it, and says nothing of the rest', () => {
  const facts = {
    address: { street: '1 Example Street', postalCode: 'M5V 2T6' },
    coordinates: { latitude: 43.65, longitude: -79.38 },
    transit: 'Two minutes from the subway.',
    cost: { text: 'Free.', from: 0 },
    contact: { text: 'Call us.', telephone: '+1 416 555 0100' },
  };
  expect(value({ facts }, 'location')).toBe('Main Library, 1 Example Street, Toronto, M5V 2T6');
  expect(entry({ facts }).getFirstPropertyValue('geo')).toEqual([43.65, -79.38]);
  expect(value({ facts }, 'description')).toBe(
    [
      'Stories.',
      'Getting here: Two minutes from the subway.\nCost: Free.\nOn the day: Call us. +1 416 555 0100',
      'https://circle.example/events#2027-07-10-story-circle',
    ].join('\n\n'),
  );
  expect(value({}, 'location')).toBe('Main Library');
  expect(entry({}).getFirstProperty('geo')).toBeNull();
  expect(value({}, 'description')).toBe('Stories.\n\nhttps://circle.example/events#2027-07-10-story-circle');
});
