import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calendarFile } from '#calendar/calendar.ts';
import { type DatedEvent, isDated } from '#content/check-content.ts';
import { content } from './fixture/content.ts';
import { attribute, builtFiles, builtPages, DIST, elementsOf, named, textOf } from './dist.ts';

const organization = {
  name: 'Sew & Co; "The Circle", Inc.',
  url: 'https://circle.example',
  email: 'us@circle.example',
  city: 'Toronto, Ontario',
  facts: { event: { transit: 'Getting here', cost: 'Cost', contact: 'On the day' } },
  event: { status: { postponedTitle: 'Postponed: {title}', cancelledTitle: 'Cancelled: {title}' } },
};

const event: DatedEvent = {
  id: '2027-07-10-story-circle',
  group: 'upcoming',
  title: 'Story Circle, part 1; “Début”',
  date: '2027-07-10',
  start: '10:00',
  end: '12:30',
  zone: 'EDT',
  location: 'Hall A, Main Library; 2nd floor',
  description: 'Bring: a chair, \\ a pen; and “été” — '.repeat(12).trim(),
  spots: 'Ask us.',
  colour: 'sky',
  revised: '2027-02-03',
};

interface Entry {
  uid: string;
  stamp: string;
  start: string;
  end: string;
  title: string;
  location: string;
  description: string;
  organizer: string;
  page: string;
}

/** What two readers that share no code take out of a file, instants in UTC. */
const readers: [name: string, read: (text: string) => Entry[]][] = [
  [
    'ical.js',
    (text) =>
      new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
        const value = (name: string) => component.getFirstPropertyValue(name);
        const instant = (name: string) => (value(name) as ICAL.Time).toJSDate().toISOString();
        return {
          uid: String(value('uid')),
          stamp: instant('dtstamp'),
          start: instant('dtstart'),
          end: instant('dtend'),
          title: String(value('summary')),
          location: String(value('location')),
          description: String(value('description')),
          organizer: String(value('organizer')),
          page: String(value('url')),
        };
      }),
  ],
  [
    'node-ical',
    (text) =>
      Object.values(ical.sync.parseICS(text)).flatMap((entry) => {
        if (entry?.type !== 'VEVENT') return [];
        const plain = (value: unknown) =>
          value instanceof Object && 'val' in value ? String(value.val) : String(value);
        return [
          {
            uid: entry.uid,
            stamp: entry.dtstamp.toISOString(),
            start: entry.start.toISOString(),
            end: entry.end?.toISOString() ?? '',
            title: plain(entry.summary),
            location: plain(entry.location),
            description: plain(entry.description),
            organizer: plain(entry.organizer),
            page: plain(entry.url),
          },
        ];
      }),
  ],
];

afterEach(() => {
  vi.useRealTimers();
});

describe.each(readers)('as %s reads it', (_name, read) => {
  test('an event has all that a calendar shows of it, signs and all', () => {
    expect(read(calendarFile([event], organization))).toEqual([
      {
        uid: '2027-07-10-story-circle@circle.example',
        stamp: '2027-02-03T05:00:00.000Z',
        start: '2027-07-10T14:00:00.000Z',
        end: '2027-07-10T16:30:00.000Z',
        title: event.title,
        location: event.location,
        description: `${event.description}\n\nhttps://circle.example/events#2027-07-10-story-circle`,
        organizer: 'mailto:us@circle.example',
        page: 'https://circle.example/events#2027-07-10-story-circle',
      },
    ]);
  });

  // Worked out by hand: clocks go forward at 2:00 on March 14 and back at 2:00 on November 7 in 2027.
  test.each([
    ['in summer', '2027-07-10', '10:00', '16:00', '2027-07-10T14:00:00.000Z', '2027-07-10T20:00:00.000Z'],
    ['in winter', '2027-01-10', '10:00', '16:00', '2027-01-10T15:00:00.000Z', '2027-01-10T21:00:00.000Z'],
    [
      'across the spring change',
      '2027-03-14',
      '01:00',
      '04:00',
      '2027-03-14T06:00:00.000Z',
      '2027-03-14T08:00:00.000Z',
    ],
    ['across the fall change', '2027-11-07', '00:30', '03:00', '2027-11-07T04:30:00.000Z', '2027-11-07T08:00:00.000Z'],
    ['late in the evening', '2027-07-10', '20:30', '23:30', '2027-07-11T00:30:00.000Z', '2027-07-11T03:30:00.000Z'],
  ])('an event %s begins and ends when it does in Toronto', (_when, date, start, end, begins, ends) => {
    const [entry] = read(calendarFile([{ ...event, date, start, end }], organization));
    expect(entry).toMatchObject({ start: begins, end: ends });
  });

  test('an event that was changed is the same event, revised', () => {
    const changed = { ...event, title: 'Circle', start: '11:00', location: 'Hall B', revised: '2027-05-01' };
    const [before] = read(calendarFile([event], organization));
    const [after] = read(calendarFile([changed], organization));
    expect(after?.uid).toBe(before?.uid);
    expect(Date.parse(after?.stamp ?? '')).toBeGreaterThan(Date.parse(before?.stamp ?? ''));
  });

  test('a calendar of no events is empty, and one of two has both', () => {
    expect(read(calendarFile([], organization, 'Events'))).toEqual([]);
    const other = { ...event, id: '2027-08-01-picnic' };
    expect(read(calendarFile([event, other], organization, 'Events'))).toHaveLength(2);
  });
});

test('a file has lines of at most 75 bytes that end as the standard says, and no letter is cut in two', () => {
  const text = calendarFile([event], organization, 'Événements');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\ufffd');
});

test('the same events make the same bytes whenever they are built', () => {
  const [one, other] = ['2026-01-01T00:00:00Z', '2031-06-01T12:00:00Z'].map((moment) => {
    vi.useFakeTimers({ now: Date.parse(moment) });
    return calendarFile([event], organization, 'Events');
  });
  expect(one).toBe(other);
});

test('no file claims to be an invitation', () => {
  // With a METHOD, DTSTAMP would have to be the moment of the build.
  expect(calendarFile([event], organization)).not.toMatch(/^METHOD/m);
});

describe('on the built site', () => {
  const dated = [...content.events.upcoming, ...content.events.past].filter(isDated);
  const events = builtPages().find(({ path }) => path === '/events');
  const text = (file: string) => readFileSync(join(DIST, file), 'utf8');
  if (!events) throw new Error('There is no page /events.');

  test('each event that has a day has a file, and the calendar to subscribe to has them all', () => {
    expect(
      builtFiles()
        .filter((file) => file.startsWith('calendar'))
        .sort(),
    ).toEqual([...dated.map(({ id }) => `calendar/${id}.ics`), 'calendar.ics'].sort());
    for (const [, read] of readers) {
      const entries = dated.flatMap(({ id }) => read(text(`calendar/${id}.ics`)));
      expect(read(text('calendar.ics'))).toEqual(entries);
      expect(entries).toHaveLength(dated.length);
    }
  });

  test.each(content.events.upcoming)('$title stands in its file as it stands on its page', ({ id }) => {
    const card = named(events, 'article').find((article) => attribute(article, 'id') === id);
    const parts = card ? elementsOf(card) : [];
    const words = (tagName: string) => parts.filter((part) => part.tagName === tagName).map(textOf);
    const [, starts] = parts.filter(({ tagName }) => tagName === 'time').map((time) => attribute(time, 'datetime'));
    for (const [, read] of readers) {
      const [entry] = read(text(`calendar/${id}.ics`));
      expect(words('h3')).toEqual([entry?.title]);
      expect(words('dd')).toContain(entry?.location);
      expect(Date.parse(entry?.start ?? '')).toBe(Date.parse(starts ?? ''));
      expect(Date.parse(entry?.end ?? '')).toBe(Date.parse((card && attribute(card, 'data-ends')) ?? ''));
      const [description, page] = entry?.description.split('\n\n') ?? [];
      expect(words('p')).toContain(description);
      expect(page).toBe(entry?.page);
      const { pathname, hash } = new URL(page ?? '');
      expect({ pathname, hash }).toEqual({ pathname: '/events', hash: `#${id}` });
    }
  });
});
