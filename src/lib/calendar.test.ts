import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { type CalendarEvent, calendarFile } from '#lib/calendar.ts';
import { entriesOf } from '../../tests/calendarEntries.ts';

const organization = {
  name: 'Sew & Co; "The Circle", Inc.',
  url: 'https://circle.example',
  email: 'us@circle.example',
  city: 'Toronto, Ontario',
};
const event: CalendarEvent = {
  id: '2027-07-10-story-circle',
  title: 'Story Circle, part 1; “Début”',
  date: '2027-07-10',
  start: '10:00',
  end: '12:30',
  location: 'Hall A, Main Library; 2nd floor',
  description: 'Bring: a chair, \\ a pen; and “été” — '.repeat(12).trim(),
  revised: '2027-02-03',
};
const page = 'https://circle.example/events#2027-07-10-story-circle';

const fileOf = (change: Partial<CalendarEvent> = {}, name?: string) =>
  calendarFile([{ ...event, ...change }], organization, name);
const entryOf = (change: Partial<CalendarEvent>) => entriesOf(fileOf(change))[0];

/** A property of the changed event's entry. */
function property(name: string, change: Partial<CalendarEvent> = {}) {
  return new ICAL.Component(ICAL.parse(fileOf(change))).getFirstSubcomponent('vevent')?.getFirstPropertyValue(name);
}

afterEach(() => {
  vi.useRealTimers();
});

test('an event has all that a calendar shows of it, signs and all', () => {
  expect(entriesOf(fileOf())).toEqual([
    {
      uid: '2027-07-10-story-circle@circle.example',
      stamp: '2027-02-03T05:00:00.000Z',
      start: '2027-07-10T14:00:00.000Z',
      end: '2027-07-10T16:30:00.000Z',
      title: event.title,
      location: event.location,
      description: `${event.description}\n\n${page}`,
      organizer: 'mailto:us@circle.example',
      page,
    },
  ]);
});

// Worked out by hand: clocks go forward at 2:00 on March 14 and back at 2:00 on November 7 in 2027.
test.each([
  ['in summer', '2027-07-10T10:00', '2027-07-10T16:00', '2027-07-10T14:00', '2027-07-10T20:00'],
  ['in winter', '2027-01-10T10:00', '2027-01-10T16:00', '2027-01-10T15:00', '2027-01-10T21:00'],
  ['across the spring change', '2027-03-14T01:00', '2027-03-14T04:00', '2027-03-14T06:00', '2027-03-14T08:00'],
  ['across the fall change', '2027-11-07T00:30', '2027-11-07T03:00', '2027-11-07T04:30', '2027-11-07T08:00'],
  ['late in the evening', '2027-07-10T20:30', '2027-07-10T23:30', '2027-07-11T00:30', '2027-07-11T03:30'],
  ['past midnight', '2027-07-10T20:00', '2027-07-11T01:00', '2027-07-11T00:00', '2027-07-11T05:00'],
])('an event %s begins and ends when it does in Toronto', (_when, from, to, begins, ends) => {
  const [date = '', start = ''] = from.split('T');
  const [endDate = '', end = ''] = to.split('T');
  const change = { date, start, end, ...(endDate === date ? {} : { endDate }) };
  expect(entriesOf(fileOf(change))).toMatchObject([{ start: `${begins}:00.000Z`, end: `${ends}:00.000Z` }]);
});

test('an event that was changed, or moved to another day, is the same event, revised', () => {
  const [before, after] = [
    entryOf({}),
    entryOf({
      title: 'Circle',
      date: '2027-08-01',
      status: 'rescheduled',
      revised: '2027-05-01',
    }),
  ];
  expect(after?.uid).toBe(before?.uid);
  expect(after?.start).toBe('2027-08-01T14:00:00.000Z');
  expect(Date.parse(after?.stamp ?? '')).toBeGreaterThan(Date.parse(before?.stamp ?? ''));
});

test.each([
  ['scheduled', 'CONFIRMED', '', 'OPAQUE'],
  ['rescheduled', 'CONFIRMED', '', 'OPAQUE'],
  ['postponed', 'TENTATIVE', 'Postponed: ', 'TRANSPARENT'],
  ['cancelled', 'CANCELLED', 'Cancelled: ', 'TRANSPARENT'],
] as const)('an event that is %s changes in calendars that hold it', (status, expected, called, transparency) => {
  const change = { status, title: 'Story Circle' };
  expect(property('status', change)).toBe(expected);
  expect(property('summary', change)).toBe(`${called}Story Circle`);
  expect(property('transp', change)).toBe(transparency);
});

test('a later revision has a greater number', () => {
  const days = ['2026-11-21', '2027-02-03', '2027-02-04', '2031-01-01'];
  const numbers = days.map((revised) => Number(property('sequence', { revised })));
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  // Counted by hand: 26 years of 365 days, 7 leap days, and 324 days of 2026 before November 21.
  expect(numbers[0]).toBe(26 * 365 + 7 + 324);
});

test('an event has its address, and its facts as notes', () => {
  const facts = {
    address: { street: '1 Example Street', postalCode: 'M5V 2T6' },
  };
  const notes = ['Getting here: Two minutes from the subway.', 'Cost: Free.'];
  expect(property('location', { facts })).toBe(`${event.location}, 1 Example Street, Toronto, M5V 2T6`);
  expect(property('description', { notes, description: 'Stories.' })).toBe(
    `Stories.\n\nGetting here: Two minutes from the subway.\nCost: Free.\n\n${page}`,
  );
});

test('an event has no unknown facts', () => {
  expect(property('location', { facts: {} })).toBe(event.location);
});
