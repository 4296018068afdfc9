import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isDated } from '#content/check-content.ts';
import { entriesOf } from './calendarEntries.ts';
import { attribute, builtFiles, builtPages, DIST, elementsOf, named, textOf } from './dist.ts';
import { content } from './fixture/content.ts';

const dated = [...content.events.upcoming, ...content.events.past].filter(isDated);
const cards = builtPages()
  .filter(({ path }) => path === '/events')
  .flatMap((page) => named(page, 'article'));
const entriesIn = (file: string) => entriesOf(readFileSync(join(DIST, file), 'utf8'));

test('each event with a day has a file, and the calendar to subscribe to has them all', () => {
  const files = dated.map(({ id }) => `calendar/${id}.ics`);
  expect(
    builtFiles()
      .filter((file) => file.startsWith('calendar'))
      .sort(),
  ).toEqual([...files, 'calendar.ics'].sort());
  expect(entriesIn('calendar.ics')).toEqual(files.flatMap(entriesIn));
  expect(entriesIn('calendar.ics')).toHaveLength(dated.length);
});

test.each(content.events.upcoming)('the file of $title says what its page says', ({ id }) => {
  const card = cards.find((article) => attribute(article, 'id') === id);
  const parts = card ? elementsOf(card) : [];
  const words = (tagName: string) => parts.filter((part) => part.tagName === tagName).map(textOf);
  const [, starts] = parts.filter(({ tagName }) => tagName === 'time').map((time) => attribute(time, 'datetime'));
  const [entry] = entriesIn(`calendar/${id}.ics`);
  expect(words('h3')).toEqual([entry?.title]);
  expect(words('dd')).toContain(entry?.location);
  expect(Date.parse(entry?.start ?? '')).toBe(Date.parse(starts ?? ''));
  expect(Date.parse(entry?.end ?? '')).toBe(Date.parse((card && attribute(card, 'data-ends')) ?? ''));
  expect(words('p')).toContain(entry?.description.split('\n\n')[0]);
  const { pathname, hash } = new URL(entry?.page ?? '');
  expect(pathname + hash).toBe(`/events#${id}`);
});
