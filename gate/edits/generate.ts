import fc from 'fast-check';
import type { z } from 'zod';
import { zoneOf } from '#lib/dates.ts';
import { singleFiles } from '#content/kinds.ts';
import { registeredPages } from '#content/pages.ts';
import { cardFields } from '#content/cross-check.ts';
import { upcomingEvent, pastEvent } from '#content/schemas/event.ts';
import { program } from '#content/schemas/program.ts';
import {
  type EditableContent,
  type EventInput,
  numbered,
  numberHeadings,
  type ProgramInput,
  shortened,
} from './editableContent.ts';

/** The length of a string whose schema has no limit, in characters: about a page of a book. */
const LONGEST = 600;

const WORDS =
  'we a of care sister circle mentor rise, gather leadership community; entrepreneurship 💜 Ọ̀ṣun Núñez l’Île “hope” R&B 2026 $50 mother-daughter-night (soon) Straßenbahn responsibilities interdisciplinary internationalization e.g. and/or —'.split(
    ' ',
  );

const PAGES = registeredPages.flatMap(({ address }) => address ?? []);
const OPTIONS = ['member', 'volunteer', 'partner'];
const SUBJECTS = ['member', 'volunteer', 'partner', 'newsletter', 'press', 'receipt'];
const TARGETS = [...PAGES, '/donate#etransfer', ...OPTIONS.map((id) => `/get-involved#${id}`)];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Any = fc.Arbitrary<unknown>;

/** Values for fields whose schemas do not say which values are right, by name. */
const BY_NAME: Readonly<Record<string, Any>> = {
  to: fc.constantFrom(...TARGETS),
  onceUrl: fc.constant('https://give.example.org/once?amount={amount}'),
  monthlyUrl: fc.constant('https://give.example.org/monthly?cents={cents}'),
  charityNumber: fc.constant('123456789RR0001'),
  officeHours: weeks(),
  // Pictures are tested by edits: making some for each site would take longer than everything else.
  image: fc.constant(undefined),
  id: fc.constant('part'),
  // What an answer promises depends on what is connected, which is chosen elsewhere.
  until: fc.constant(undefined),
  statement: fc.constant(undefined),
  number: fc.constant('404'),
  postalCode: fc.constant('M5V 2T6'),
  telephone: fc.constantFrom('+1 416 555 0100', '+1 416 555 0199'),
};

const NUMBERS: Readonly<Record<string, Any>> = {
  latitude: fc.constantFrom(43.65, 44.23165),
  longitude: fc.constantFrom(-79.38, -76.4859),
  order: fc.constantFrom(1, 20, 1000),
};

/** The content of `count` sites, as the schemas allow, at their limits and between them. The same seed gives the same content. */
export function generateContents(seed: number, count: number): EditableContent[] {
  return fc.sample(contents(), { seed, numRuns: count });
}

function contents(): fc.Arbitrary<EditableContent> {
  const single = fc.record(
    Object.fromEntries(Object.entries(singleFiles).map(([name, [, schema]]) => [name, arbitraryOf(schema, name)])),
  );
  const upcomingEvents = fc.array(arbitraryOf(upcomingEvent, ''), { maxLength: 8 });
  const pastEvents = fc.array(arbitraryOf(pastEvent, ''), { maxLength: 12 });
  const programs = fc.array(arbitraryOf(program, ''), { minLength: 3, maxLength: 9 });
  return fc.tuple(single, upcomingEvents, pastEvents, programs, fc.nat()).map(([files, upcoming, past, all, salt]) =>
    agree(
      {
        ...files,
        eventFiles: Object.fromEntries([...upcoming, ...past].map((event, index) => [`event-${index}`, event])),
        programFiles: Object.fromEntries(all.map((data, index) => [`program-${index}`, data])),
        pictures: {},
      } as unknown as EditableContent,
      salt,
    ),
  );
}

/** A value that a schema accepts. `name` is the name of the field. */
function arbitraryOf(schema: z.core.$ZodType, name: string): Any {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  // A group of facts has different fields with the same names.
  const known = (isNumber(schema) ? NUMBERS : BY_NAME)[name];
  if (known) return known;
  switch (def.type) {
    case 'optional':
      return fc.option(arbitraryOf(def.innerType, name), { nil: undefined });
    case 'pipe':
      return arbitraryOf(def.in, name);
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, arbitraryOf(inner, key)])))
        .map(withoutUndefined);
    case 'array':
      return fc.array(arbitraryOf(def.element, name), lengthOf(schema));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'union':
      return fc.oneof(...def.options.map((option) => arbitraryOf(option, name)));
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(1, 999, 25_000));
    case 'string':
      return textOf(schema, name);
    default:
      throw new Error(`${name}: the generator knows no ${def.type} yet. Add it to gate/edits/generate.ts.`);
  }
}

/** Whether a field accepts a number. */
function isNumber(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  return def.type === 'number' || (def.type === 'optional' && isNumber(def.innerType));
}

function withoutUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

interface Limits {
  minimum?: number;
  maximum?: number;
  length?: number;
}

function limitsOf(schema: z.core.$ZodType): Limits {
  const checks = (schema._zod.def.checks ?? []).map((check) => check._zod.def as z.core.$ZodCheckDef & Limits);
  return Object.assign(
    {},
    ...checks.map(({ minimum, maximum, length }) => withoutUndefined({ minimum, maximum, length })),
  );
}

/** A list without a limit gets a few more items than any page was designed for. */
function lengthOf(schema: z.core.$ZodType): { minLength: number; maxLength: number } {
  const { minimum = 0, maximum = 8, length } = limitsOf(schema);
  return { minLength: length ?? minimum, maxLength: length ?? maximum };
}

function textOf(schema: z.core.$ZodType, name: string): Any {
  const meta = (schema as z.ZodType).meta() ?? {};
  const { format } = schema._zod.def as { format?: string };
  if (format === 'date') return fc.constantFrom('2025-01-31', '2024-12-31', '2025-07-01', '2024-02-29');
  if (format === 'email') return fc.constantFrom('us@bwe.example', 'the.whole.office@black-women-empowered.example');
  switch (meta['control']) {
    case 'month':
      return fc.constantFrom('2021-01', '2025-12');
    case 'time':
      return fc.constantFrom('00:00', '09:30', '12:00', '18:45', '23:59');
    default:
  }
  if (meta['format'] === 'uri') {
    return fc.constantFrom(
      'https://bwe.example',
      ...(name === 'url' ? [] : ['https://forms.example.org/a/rather/long/address?from=site']),
    );
  }
  const placeholders = (meta['placeholders'] ?? []) as readonly string[];
  const longest = (meta['maxLength'] as number | undefined) ?? LONGEST;
  const { maximum = longest } = limitsOf(schema);
  return wordsUpTo(Math.min(maximum, longest), placeholders);
}

/** Words with these placeholders among them: short words, words of any length, and the longest that are allowed. */
function wordsUpTo(longest: number, placeholders: readonly string[]): fc.Arbitrary<string> {
  const needed = placeholders.map((name) => `{${name}}`).join(' ');
  const room = Math.max(1, longest - needed.length - 1);
  const length = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: Math.min(60, room) }) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: Math.min(200, room) }) },
    { weight: 1, arbitrary: fc.constantFrom(1, room) },
  );
  return fc
    .tuple(length, fc.array(fc.constantFrom(...WORDS), { minLength: 12, maxLength: 60 }))
    .map(([letters, words]) => `${cut(words, letters)} ${needed}`.trim());
}

/** This many characters of these words, repeated, without half a character. */
function cut(words: readonly string[], letters: number): string {
  return shortened(
    Array.from({ length: Math.ceil(letters / words.length) + 1 }, () => words.join(' ')).join(' '),
    letters,
  );
}

/** The week in one to seven rows. */
function weeks(): Any {
  const times = fc.constantFrom(['09:00', '17:00'], ['00:15', '23:45'], ['10:30', '12:00']);
  return fc
    .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 6 })), fc.array(times, { minLength: 7, maxLength: 7 }))
    .map(([breaks, hours]) => {
      const starts = [0, ...breaks.toSorted((a, b) => a - b)];
      return starts.map((start, index) => {
        const days = WEEKDAYS.slice(start, starts[index + 1]);
        const [from, to] = hours[index] ?? [];
        if (start === 6) return { days, state: 'closed', text: 'Closed' };
        if (start === 5) return { days, state: 'by appointment', text: 'By appointment, please' };
        return { days, state: 'open', start: from, end: to };
      });
    });
}

/** Makes the files consistent with each other, which no single schema can ensure. */
function agree(content: EditableContent, salt: number): EditableContent {
  const events = Object.values(content.eventFiles);
  content.eventFiles = Object.fromEntries(events.map((event, index) => agreeEvent(event, index, salt)));
  for (const [index, data] of Object.values(content.programFiles).entries()) agreeProgram(data, index);
  const programs = Object.entries(content.programFiles).filter(([, data]) => !data.hidden);
  for (const [index, featured] of content.home.programs.featured.entries()) {
    featured.program = programs[index % programs.length]?.[0] ?? '';
  }
  const dated = Object.entries(content.eventFiles).filter(
    ([, event]) => !event.hidden && cardFields.every((field) => event[field] !== undefined),
  );
  const [named] = dated[salt % Math.max(1, dated.length)] ?? [];
  if (content.home.event.event !== undefined) content.home.event.event = named;
  if (content.home.event.event === undefined) delete content.home.event.event;
  for (const [index, item] of content.getInvolved.options.items.entries()) item.id = OPTIONS[index] ?? `part-${index}`;
  content.contact.subjects.length = Math.min(content.contact.subjects.length, SUBJECTS.length);
  for (const [index, subject] of content.contact.subjects.entries()) subject.id = SUBJECTS[index] ?? `part-${index}`;
  for (const name of Object.keys(singleFiles) as (keyof typeof singleFiles)[]) {
    const file = content[name];
    if ('title' in file) file.title = `${shortened(file.title, 29)} | {name}`;
  }
  numberHeadings(content);
  // Each list of links has its own name.
  for (const [index, column] of content.navigation.footer.entries()) column.heading = numbered(column.heading, index);
  content.site.labels.mainNavigation = 'Main';
  content.programs.hero.index = 'Programs on this page';
  content.notFound.message.links = 'Or try one of these';
  // At least one item of each list is visible.
  delete content.contact.faq.items[0]?.hidden;
  delete content.donate.tiers.items[0]?.hidden;
  agreeSite(content.site);
  agreeCosts(content);
  return content;
}

/** Puts the lowest and the highest price in order, wherever both are given. */
function agreeCosts(value: unknown): void {
  if (!(value instanceof Object)) return;
  const { from, to } = value as { from?: unknown; to?: unknown };
  if (typeof to === 'number')
    Object.assign(value, { from: Math.min(Number(from ?? to), to), to: Math.max(Number(from ?? to), to) });
  for (const inner of Object.values(value)) agreeCosts(inner);
}

function agreeSite(site: EditableContent['site']): void {
  if (site.charity === 'registered') site.charityNumber ??= '123456789RR0001';
  else delete site.charityNumber;
  for (const statement of site.organization?.statements ?? []) if (!statement.url) statement.text ??= 'In plain words.';
  if (site.etransferEmailAgain !== undefined) site.etransferEmailAgain = site.etransferEmail;
}

function agreeProgram(data: ProgramInput, index: number): void {
  data.title = numbered(data.title, index);
  data.order = index + 1;
  // Home features the first three.
  if (index < 3) delete data.hidden;
}

function agreeEvent(event: EventInput, index: number, salt: number): [string, EventInput] {
  event.title = numbered(event.title, index);
  const hours = { start: '10:00', end: '16:00' };
  if (event.start !== undefined && event.end !== undefined && event.end <= event.start) Object.assign(event, hours);
  if (event.group === 'past' && !event.date && !event.month) event.statistic ??= { figure: '150+', unit: 'attendees' };
  if (event.group === 'past' && (event.status === 'postponed' || event.status === 'cancelled')) delete event.status;
  delete event.endDate;
  if (event.status === 'rescheduled' && event.date) event.previousDate = '2025-10-10';
  else {
    if (event.status === 'rescheduled') delete event.status;
    delete event.previousDate;
  }
  if (event.date === undefined) return [`older-event-${index}`, event];
  // A different day for each: no two events with one title are on one day.
  const year = event.group === 'past' ? 2015 : 2026;
  event.date = new Date(Date.UTC(year, 0, 1 + ((salt + 37 * index) % 1200))).toISOString().slice(0, 10);
  if (event.zone !== undefined) event.zone = zoneOf(event.date, event.start);
  return [`${event.date}-event-${index}`, event];
}
