import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile, calendarLinks } from '#content/calendar.ts';

const contact = { url: 'https://circle.example', email: 'us@circle.example' };
const organization = { ...contact, name: 'Sew & Co; "The Circle", Inc.', city: 'Toronto', region: 'Ontario' };
const event: CalendarEvent = {
  id: '2027-07-10-story-circle',
  title: 'Story Circle, part 1; “Début”',
  date: '2027-07-10',
  start: '10:00',
  end: '12:30',
  location: 'Hall A, Main Library; 2nd floor',
  description: 'Bring: a chair, \\ a pen; and “été” — '.repeat(12).trim(),
};
const page = 'https://circle.example/events#2027-07-10-story-circle';

const BUILT = new Date('2027-02-03T05:00:00Z');

/** Reads properties of the changed event from its file, as a calendar program does. Instants are in UTC. */
function entryOf(change: Partial<CalendarEvent> = {}, built = BUILT): (name: string) => string {
  const file = calendarFile([{ ...event, ...change }], organization, built);
  const entry = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  return (name) => {
    const value = entry?.getFirstPropertyValue(name);
    return value instanceof ICAL.Time ? value.toJSDate().toISOString() : String(value);
  };
}

test('an event has all that a calendar shows of it, signs and all', () => {
  const names = ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'location', 'description', 'url'];
  const more = '– One: “é”;\n– two, \\ 🎉\n\nThree.';
  expect(names.map(entryOf({ more }))).toEqual([
    '2027-07-10-story-circle@circle.example',
    '2027-02-03T05:00:00.000Z',
    '2027-07-10T14:00:00.000Z',
    '2027-07-10T16:30:00.000Z',
    event.title,
    event.location,
    `${event.description}\n\n${more}\n\n${page}\n${contact.email}`,
    page,
  ]);
});

test('every line ends with a line end and has at most 75 bytes, and no entry is an invitation to answer', () => {
  const wide = { ...event, title: '🎉 Soirée d’été — ﷽ '.repeat(9), location: 'é'.repeat(200) };
  for (const file of [[event], [wide], []].map((events) =>
    calendarFile(events, organization, BUILT, { name: 'All of ours' }),
  )) {
    expect(file).toMatch(/^(?:[^\r\n]+\r\n)+$/);
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(file).not.toMatch(/^(METHOD|ORGANIZER|ATTENDEE)\b/m);
  }
  expect(entryOf(wide)('location')).toBe(wide.location);
});

test.each<[what: string, change: Partial<CalendarEvent>, isSaid: boolean]>([
  ['asks for a spot by email', {}, true],
  ['is over', { date: '2026-07-10' }, false],
  ['registers elsewhere', { registrationUrl: 'https://tickets.example.org' }, false],
  ['needs no registration', { dropIn: true }, false],
])('an event that %s says first that its entry is no booking, if it is none', (_what, change, isSaid) => {
  const noBooking = 'This is no booking.';
  const file = calendarFile([{ ...event, ...change }], organization, BUILT, { noBooking });
  expect(file.includes(`DESCRIPTION:${noBooking}`)).toBe(isSaid);
});

test('a calendar to subscribe to has a name and is asked for again each day; a file to import has neither', () => {
  const [one, all] = [{}, { name: 'All of ours' }].map((more) => calendarFile([event], organization, BUILT, more));
  expect(all).toContain('X-WR-CALNAME:All of ours');
  expect(all).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D');
  expect(one).not.toMatch(/X-WR-CALNAME|REFRESH/);
});

test.each([
  ['scheduled', 'CONFIRMED', '', 'OPAQUE'],
  ['rescheduled', 'CONFIRMED', '', 'OPAQUE'],
  ['postponed', 'TENTATIVE', 'Postponed: ', 'TRANSPARENT'],
  ['cancelled', 'CANCELLED', 'Cancelled: ', 'TRANSPARENT'],
] as const)('an event that is %s changes in calendars that hold it', (status, expected, called, shown) => {
  const change = { status, title: 'Story Circle' };
  expect(['status', 'summary', 'transp'].map(entryOf(change))).toEqual([expected, `${called}Story Circle`, shown]);
});

test('of a series, calendars hold each day, and each says when the others are', () => {
  const file = calendarFile([{ ...event, furtherDays: ['2027-07-12', '2027-08-02'] }], organization, BUILT);
  const entries = [...imported(file).values()];
  expect(entries.map(({ startDate }) => startDate.toString().slice(0, 10))).toEqual([
    '2027-07-10',
    '2027-07-12',
    '2027-08-02',
  ]);
  for (const { description, endDate } of entries) {
    expect(description).toContain('July 10, 12 and August 2, 2027');
    expect(endDate.toString()).toContain('T16:30:00Z');
  }
});

/** Imports files as a calendar program does: of copies with one UID, the larger SEQUENCE wins, then the later DTSTAMP (RFC 5546, 2.1.5). */
function imported(...files: string[]): Map<string, ICAL.Event> {
  const held = new Map<string, ICAL.Event>();
  const stamp = ({ component }: ICAL.Event) => String(component.getFirstPropertyValue('dtstamp'));
  for (const component of files.flatMap((file) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent'))) {
    const next = new ICAL.Event(component);
    const own = held.get(next.uid);
    if (!own || own.sequence < next.sequence || (own.sequence === next.sequence && stamp(own) <= stamp(next)))
      held.set(next.uid, next);
  }
  return held;
}

test.each<[what: string, ...changes: Partial<CalendarEvent>[]]>([
  ['moved, then back', { date: '2027-07-17', status: 'rescheduled' }, { date: '2027-07-10', status: 'rescheduled' }],
  ['put off, then cancelled', { status: 'postponed' }, { status: 'cancelled' }],
  ['cancelled, then on again', { status: 'cancelled' }, {}],
  ['made to last all day', { start: '00:00', end: '23:59' }],
  ['moved to another zone', { timeZone: 'America/Vancouver', location: 'Vancouver' }],
])(
  'an event that is %s is the same entry, as it is in the last build, in whatever order copies come',
  (_what, ...changes) => {
    const versions = [{}, ...changes].map((change, day) =>
      calendarFile([{ ...event, ...change }], organization, new Date(BUILT.getTime() + day * 86_400_000)),
    );
    const last = versions.at(-1) ?? '';
    for (const files of [versions, [...versions, last], versions.toReversed()]) {
      const [held, ...others] = imported(...files).values();
      expect(others).toEqual([]);
      expect(held?.component.toString()).toBe([...imported(last).values()][0]?.component.toString());
    }
  },
);

const facts = { address: { street: '1 Example Street', postalCode: 'M5V 2T6' } };
const notes = ['Getting here: Two minutes from the subway.', 'Cost: Free.'];
const LASTS = expect.stringContaining('Saturday, July 10 – Saturday, September 11, 2027');
const nowhere = 'Venue to be announced';
const after = `\n\n${page}\n${contact.email}`;
test.each<[what: string, change: Partial<CalendarEvent>, held: Record<string, unknown>]>([
  ['with an unknown end', { end: undefined }, { dtend: 'null' }],
  ['of weeks without an end', { end: undefined, endDate: '2027-09-11' }, { dtend: 'null' }],
  ['of days without an end', { end: undefined, endDate: '2027-07-12' }, { dtend: '2027-07-13T03:59:00.000Z' }],
  ['of weeks', { endDate: '2027-09-11' }, { dtend: entryOf()('dtend'), description: LASTS }],
  ['with an address', { facts }, { location: `${event.location}, 1 Example Street, Toronto, Ontario M5V 2T6` }],
  ['with other facts', { facts: {} }, { location: event.location }],
  ['with notes', { notes, description: 'Stories.' }, { description: `Stories.\n\n${notes.join('\n')}${after}` }],
  // No phone looks for it on a map.
  [
    'in no place yet',
    { location: nowhere },
    { location: 'null', description: `${event.description}\n\n${nowhere}${after}` },
  ],
])('of an event %s, calendars hold what is known', (_what, change, held) => {
  const entry = entryOf(change);
  for (const [name, value] of Object.entries(held)) expect(entry(name)).toEqual(value);
});

test('of an event without hours, calendars hold its days', () => {
  const hours = { start: undefined, end: undefined };
  const file = calendarFile([{ ...event, ...hours, endDate: '2027-07-12' }], organization, BUILT);
  expect(file).toContain('DTSTART;VALUE=DATE:20270710\r\n');
  expect(file).toContain('DTEND;VALUE=DATE:20270713\r\n');
});

test('a link to a web calendar has the time, title and place, and no plus sign, which Outlook would show', () => {
  const { title, location } = event;
  const [start, end] = [Date.parse('2027-07-10T10:00:00-04:00'), Date.parse('2027-07-10T12:30:00-04:00')];
  const entry = { ...event, start: new Date(start), page, allDay: false };
  const { Google: google, Outlook: outlook } = calendarLinks({ ...entry, end: new Date(end) });
  const text = `${event.description}\n\n${page}`;
  expect(google + outlook).not.toContain('+');
  expect(google).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/);
  expect(Object.fromEntries(new URL(google).searchParams)).toMatchObject({
    text: title,
    dates: '20270710T140000Z/20270710T163000Z',
    details: text,
    location,
  });
  expect(outlook).toMatch(/^https:\/\/outlook\.live\.com\/calendar\/0\/deeplink\/compose\?path=/);
  expect(Object.fromEntries(new URL(outlook).searchParams)).toMatchObject({
    rru: 'addevent',
    subject: title,
    startdt: '2027-07-10T14:00:00Z',
    enddt: '2027-07-10T16:30:00Z',
    body: text,
    location,
  });
  const unknown = calendarLinks({ ...entry, end: null });
  expect(unknown.Google).toContain(`dates=${encodeURIComponent('20270710T140000Z/20270710T140000Z')}`);
  expect(unknown.Outlook).not.toContain('enddt');
});
