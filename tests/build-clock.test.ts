import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { type BuiltFiles, buildCopy, filesOf } from './buildCopy.ts';
import { attribute, elementsOf, textOf } from './dist.ts';
import { FIXTURE_SITE, fixtureTime } from './fixture/build.ts';
import { content, overAt } from './fixture/content.ts';
import { statementsIn } from './statements.ts';

interface Site {
  moment: string;
  built: () => BuiltFiles;
  /** Its events, by their ends. */
  events: { title: string; date: string; start: string; end: string }[];
  over: number;
}

const [first, second, ...others] = content.events.upcoming;
if (!first || !second) throw new Error('The fixture has no two upcoming events.');

/** A minute later than the first event. */
const later = { ...second, date: first.date, end: first.end.replace(/\d\d$/, '01') };

const SITES: Site[] = [
  {
    moment: '2025-11-15T16:00:00-05:00',
    built: () => buildCopy('clock', '2025-11-15T16:00:00-05:00', moveSecond),
    events: [first, later, ...others],
    over: 1,
  },
  {
    moment: fixtureTime().toISOString(),
    built: () => filesOf(FIXTURE_SITE),
    events: content.events.upcoming,
    over: overAt(fixtureTime().toISOString()),
  },
];

test.each(SITES)('a page built at $moment says without any script what is over', ({ moment, built, events, over }) => {
  const files = built();
  const elements = elementsOf(parse(files.get('events.html')?.toString() ?? ''));
  const cards = elements.filter(({ tagName }) => tagName === 'article');
  const shows = (when: string) =>
    cards.filter((card) =>
      elementsOf(card).some((part) => attribute(part, 'data-when') === when && attribute(part, 'hidden') === undefined),
    );
  expect(cards).toHaveLength(events.length);
  // Below what is to come.
  expect(shows('over')).toEqual(cards.slice(events.length - over));
  expect(shows('upcoming')).toEqual(cards.slice(0, events.length - over));
  // A way into a calendar is offered only for what is upcoming; a file that somebody has linked to stays where it was.
  const offered = cards.filter((card) =>
    elementsOf(card).some((part) => attribute(part, 'href')?.startsWith('/calendar/')),
  );
  expect(offered).toEqual(shows('upcoming'));
  expect([...files.keys()].filter((file) => /^calendar\/.*\.ics$/.test(file))).toHaveLength(events.length);
  const years = elements.filter((element) => attribute(element, 'data-year') !== undefined).map(textOf);
  expect(years).toEqual([moment.slice(0, 4)]);

  // What is over is no longer announced to search engines.
  const statements = statementsIn({ elements });
  const announced = statements.filter((statement) => statement['@type'] === 'Event');
  expect(announced.map(({ name, startDate, endDate }) => ({ name, startDate, endDate }))).toEqual(
    events.slice(over).map(({ title, date, start, end }) => ({
      name: title,
      startDate: inToronto(date, start),
      endDate: inToronto(date, end),
    })),
  );
  for (const { image } of announced) expect([...files.keys()]).toContain(new URL(String(image)).pathname.slice(1));
});

function moveSecond(folder: string): void {
  const file = join(folder, `content/events/${later.id}.yaml`);
  const text = readFileSync(file, 'utf8')
    .replace(/^date: .*$/m, `date: ${later.date}`)
    .replace(/^end: .*$/m, `end: "${later.end}"`);
  writeFileSync(file, text);
}

/** A time on Toronto's clocks with its distance from UTC, worked out apart from the site's own code. */
function inToronto(date: string, time: string): string {
  return Temporal.PlainDateTime.from(`${date}T${time}`)
    .toZonedDateTime('America/Toronto')
    .toString({ timeZoneName: 'never' });
}
