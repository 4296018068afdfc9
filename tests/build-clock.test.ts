import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { buildCopy } from './buildCopy.ts';
import { content, eventEnds, overAt } from './fixture/content.ts';
import { attribute, elementsOf, textOf } from './dist.ts';
import { problemsWith } from './schemaOrg.ts';
import { statementsIn } from './statements.ts';

/** Before the first event ends, after it, and long after all of them. */
const MOMENTS = ['2025-11-15T15:59:00-05:00', '2025-11-15T16:01:00-05:00', '2031-06-01T12:00:00-04:00'];

test.each(MOMENTS)('a page built at %s says without any script what is over', { timeout: 120_000 }, (moment) => {
  const built = buildCopy(moment);
  const elements = elementsOf(parse(built.get('events.html')?.toString() ?? ''));
  const events = elements.filter(({ tagName }) => tagName === 'article');
  const shows = (when: string) =>
    events.filter((event) =>
      elementsOf(event).some(
        (part) => attribute(part, 'data-when') === when && attribute(part, 'hidden') === undefined,
      ),
    );
  expect(events).toHaveLength(eventEnds.length);
  expect(shows('over')).toHaveLength(overAt(moment));
  expect(shows('ahead')).toHaveLength(eventEnds.length - overAt(moment));
  // A way into a calendar is offered only for what is ahead; a file that somebody has linked to stays where it was.
  const offered = events.filter((event) =>
    elementsOf(event).some((part) => attribute(part, 'href')?.startsWith('/calendar/')),
  );
  expect(offered).toEqual(shows('ahead'));
  expect([...built.keys()].filter((file) => /^calendar\/.*\.ics$/.test(file))).toHaveLength(eventEnds.length);
  const years = elements.filter((element) => attribute(element, 'data-year') !== undefined).map(textOf);
  expect(years).toEqual([moment.slice(0, 4)]);

  // What is over is no longer announced to search engines.
  const statements = statementsIn({ elements });
  const announced = statements.filter((statement) => statement['@type'] === 'Event');
  expect(announced.map(({ name, startDate, endDate }) => ({ name, startDate, endDate }))).toEqual(
    content.events.upcoming.slice(overAt(moment)).map(({ title, date, start, end }) => ({
      name: title,
      startDate: inToronto(date, start),
      endDate: inToronto(date, end),
    })),
  );
  for (const { name, image } of announced) {
    const { url, caption } = image as { url: string; caption: string };
    expect([...built.keys()]).toContain(new URL(url).pathname.slice(1));
    expect(caption).toContain(name);
  }
  expect(problemsWith([{ '@context': 'https://schema.org', '@graph': statements }])).toEqual([]);
});

/** A time on Toronto's clocks with its distance from UTC, worked out apart from the site's own code. */
function inToronto(date: string, time: string): string {
  return Temporal.PlainDateTime.from(`${date}T${time}`)
    .toZonedDateTime('America/Toronto')
    .toString({ timeZoneName: 'never' });
}
