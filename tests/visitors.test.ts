import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { parse as parseHtml } from 'parse5';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { factFields } from '#content/facts.ts';
import { eventFacts, optionFacts, programFacts } from '#content/schemas/facts.ts';
import { formatDay } from '#lib/dates.ts';
import { attribute, elementsOf, textOf } from '../gate/builtPages.ts';
import { checkFiles } from '../gate/checkFiles.ts';
import { type BuiltFiles, buildCopy, folderOf } from './buildCopy.ts';
import { fillEverything } from './fullContent.ts';
import { problemsWith } from './schemaOrg.ts';
import { statementsIn } from './statements.ts';

/** After the fixture's own events, and before the one that the overlay adds. */
const NOW = '2026-11-23T12:00:00-05:00';
const EVENT = '2030-03-06-story-circle';

/** What all facts may add to Events, compressed: those of an event with their style sheet. */
const FACTS_BUDGET = 1600;

/** The file in which the overlay, or else the fixture, answers for a whole folder. */
const EXAMPLES: Record<string, string> = {
  'events/': `events/${EVENT}.yaml`,
  'programs/': 'programs/wellness-healing.yaml',
  'testimonials/': 'testimonials/one.yaml',
  'news/': 'news/2026-10-10-news-item-5.yaml',
};

interface Row {
  question: string;
  page: string;
  clicks: number;
  file: string;
  field: string;
  otherwise: string;
}

const rows: Row[] = readFileSync(fileURLToPath(new URL('../docs/visitors.md', import.meta.url)), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Question'))
  .map((line) => {
    const [question = '', page = '', clicks = '', file = '', field = '', otherwise = ''] = line
      .slice(2, -2)
      .split(' | ');
    return { question, page, clicks: Number(clicks), file, field, otherwise };
  });

const sources = new Map<string, unknown>();
const full = buildCopy('full', NOW, (copy) => {
  fillEverything(copy);
  for (const { file } of rows) {
    const name = EXAMPLES[file] ?? file;
    sources.set(file, parse(readFileSync(join(copy, 'content', name), 'utf8')));
  }
});
/** The same event without its facts, and nothing else of the overlay. */
const none = buildCopy('none', NOW, (copy) =>
  fillEverything(copy, (file, data) => (file === EXAMPLES['events/'] ? { ...data, facts: undefined } : undefined)),
);

test('the table has at least thirty questions, none of them twice', () => {
  const questions = rows.map(({ question }) => question);
  expect(questions.length).toBeGreaterThanOrEqual(30);
  expect(new Set(questions).size).toBe(questions.length);
});

describe.each(rows)('$question', ({ page, clicks, file, field, otherwise }) => {
  const answer = valueAt(sources.get(file), field);

  test('is answered on its page, as many clicks from Home as the table says', () => {
    expect(answer, `${file} ${field}`).toBeTypeOf('string');
    expect(answersOn(full, page, field === 'date' ? formatDay(String(answer)) : String(answer))).toBe(true);
    expect(clicksTo(full, page)).toBe(clicks);
  });

  test('leads to a way to ask while the answer is not filled in', () => {
    if (otherwise === '–') return expect(answer).toBeTypeOf('string');
    const links = linksOn(none, page);
    const expected = otherwise.replace('…', EVENT);
    expect(links).toContain(expected);
    const id = expected.split('#')[1];
    if (id !== undefined) expect(subjectAt(none, id), expected).not.toBe('');
  });
});

test('no label is shown without its fact', () => {
  for (const [page, schema] of Object.entries({
    '/events': eventFacts,
    '/programs': programFacts,
    '/get-involved': optionFacts,
  })) {
    const filled = JSON.stringify([...sources.values()]);
    const labels = factFields(schema).flatMap(({ name, label }) => (filled.includes(`"${name}":`) ? [label] : []));
    const shown = (built: BuiltFiles) =>
      elementsIn(built, page).flatMap((part) => (part.tagName === 'dt' ? [textOf(part).trim()] : []));
    expect(shown(none).filter((label) => labels.includes(label))).toEqual([]);
    expect(shown(full), page).toEqual(expect.arrayContaining(labels));
  }
});

test('empty fields leave no signs and no empty section', () => {
  const signs = (built: BuiltFiles) => [...built.keys()].filter((file) => /^art\/signs[^/]*(?<!\.(br|gz))$/.test(file));
  expect(signs(none)).toEqual([]);
  expect(signs(full)).toHaveLength(1);
  for (const id of ['testimonials', 'team', 'commitments', 'news']) {
    for (const page of ['/', '/about', '/events']) expect(html(none, page)).not.toContain(`id="${id}"`);
  }
});

test('all facts add little to the weight of Events', () => {
  const weigh = (built: BuiltFiles) => brotliCompressSync(html(built, '/events')).byteLength;
  expect(weigh(full) - weigh(none)).toBeLessThanOrEqual(FACTS_BUDGET);
});

test('with every fact filled in, structured data is valid by schema.org', () => {
  const graphs = ['/', '/events', '/contact'].map((page) => ({
    '@context': 'https://schema.org',
    '@graph': statementsIn({ elements: elementsIn(full, page) }),
  }));
  expect(problemsWith(graphs)).toEqual([]);
  const [organization] = graphs[0]?.['@graph'] ?? [];
  expect(organization).toMatchObject({ telephone: '+1 416 555 0199' });
});

test('with every fact filled in, pages are as the gate asks: valid, and without requests to other sites, maps included', async () => {
  expect(await checkFiles(join(folderOf('full'), 'dist'))).toEqual([]);
  expect(linksOn(full, '/events').some((link) => link.startsWith('https://www.openstreetmap.org/'))).toBe(true);
});

function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), data);
}

function html(built: BuiltFiles, page: string): string {
  const file = `${page === '/' ? 'index' : page.slice(1)}.html`;
  const bytes = built.get(file);
  if (!bytes) throw new Error(`${file} was not built.`);
  return bytes.toString('utf8');
}

function elementsIn(built: BuiltFiles, page: string) {
  return elementsOf(parseHtml(html(built, page)));
}

function linksOn(built: BuiltFiles, page: string): string[] {
  return elementsIn(built, page).flatMap((element) =>
    element.tagName === 'a' ? [attribute(element, 'href') ?? ''] : [],
  );
}

/** Whether the text is on the page for everybody to read, or is where a link leads. */
function answersOn(built: BuiltFiles, page: string, answer: string): boolean {
  const [body] = elementsOf(parseHtml(html(built, page).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''))).filter(
    ({ tagName }) => tagName === 'body',
  );
  const words = body ? textOf(body).replace(/\s+/g, ' ') : '';
  return words.includes(answer) || linksOn(built, page).includes(answer);
}

/** How many links one follows from Home at the least. */
function clicksTo(built: BuiltFiles, page: string): number {
  const reached = new Map([['/', 0]]);
  for (const [from, clicks] of reached) {
    const next = linksOn(built, from).map((link) => link.split('#')[0] ?? '');
    for (const link of next.filter((link) => /^\/[a-z-]*$/.test(link))) {
      if (!reached.has(link)) reached.set(link, clicks + 1);
    }
  }
  return reached.get(page) ?? Number.POSITIVE_INFINITY;
}

/** What Contact says above the form for a link to that part of it. */
function subjectAt(built: BuiltFiles, id: string): string {
  const part = elementsIn(built, '/contact').find((element) => attribute(element, 'id') === id);
  const subject = part && elementsOf(part).find((element) => attribute(element, 'data-subject') !== undefined);
  return subject ? textOf(subject) : '';
}
