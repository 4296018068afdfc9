import { z } from 'zod';
import { buildTime } from '#lib/clock.ts';
import { fill } from '#lib/text.ts';
import { cardFields, crossCheck, fieldsOf, type Surroundings } from '#content/cross-check.ts';
import { fieldsAlong } from '#content/field.ts';
import {
  eventFolder,
  idOf,
  kindOf,
  locationMistake,
  newsFolder,
  programFolder,
  singleFiles,
  testimonialFolder,
} from '#content/kinds.ts';
import type { PageContents } from '#content/pages.ts';
import { fileProblem, formatProblem, type Problem, YamlFile } from '#content/yaml.ts';
import type { pastEvent, upcomingEvent } from '#content/schemas/event.ts';
import type { Navigation } from '#content/schemas/navigation.ts';
import type { NewsData } from '#content/schemas/news.ts';
import type { ProgramData } from '#content/schemas/program.ts';
import type { Site } from '#content/schemas/site.ts';
import type { TestimonialData } from '#content/schemas/testimonial.ts';
import type { siteFacts } from '#content/schemas/text.ts';

/** The entries of the site. `id` is the name of the file without .yaml. */
export type Program = ProgramData & { id: string };
export type Testimonial = TestimonialData & { id: string };
export type NewsItem = NewsData & { id: string };
export type UpcomingEvent = z.output<typeof upcomingEvent> & { id: string };
export type PastEvent = z.output<typeof pastEvent> & { id: string };
/** An event of either group with its day, time and place. */
export type DatedEvent = Omit<UpcomingEvent, 'group'> & { group: 'upcoming' | 'past' };

/** All content, checked, without what is hidden, and with the facts of site.yaml filled in. */
export interface Content {
  site: Site;
  navigation: Navigation;
  pages: PageContents;
  /** By `order`. */
  programs: Program[];
  events: {
    /** Earliest first. */
    upcoming: UpcomingEvent[];
    /** Those with a day, latest first; then the others by `order`. */
    past: PastEvent[];
  };
  /** Latest consent first. */
  testimonials: Testimonial[];
  /** Newest first. */
  news: NewsItem[];
}

/** The report of all problems, as an editor reads it. */
export function formatReport(problems: readonly Problem[]): string {
  const summary =
    problems.length === 1
      ? 'There is one mistake in the content. Nothing is published until it is fixed.'
      : `There are ${problems.length} mistakes in the content. Nothing is published until they are fixed.`;
  return [summary, ...problems.map(formatProblem)].join('\n\n');
}

/** The content has mistakes. The message is the whole report, without a stack trace, which would not help editors. */
class ContentError extends Error {
  override name = 'ContentError';
  override stack = '';
}

/**
 * The content; arguments as for `checkContent`.
 * @throws the report of all problems
 */
export function requireContent(...input: Parameters<typeof checkContent>): Content {
  const result = checkContent(...input);
  if ('problems' in result) throw new ContentError(formatReport(result.problems));
  return result.content;
}

/** What replaces {name} and {responseTime} in all copy. */
function siteFactsOf({ name, responseTime }: Site): Record<(typeof siteFacts)[number], string> {
  return { name, responseTime };
}

/** True for an event that has all that a card with its date shows. */
export function isDated(event: UpcomingEvent | PastEvent): event is DatedEvent {
  return cardFields.every((field) => event[field] !== undefined);
}

/** All files that are read, by path, and what is known of them. */
interface ReadResult {
  sources: ReadonlyMap<string, YamlFile>;
  /** The data of those that match their schemas. */
  data: ReadonlyMap<string, unknown>;
  problems: Problem[];
}

/**
 * Checks all content at once. `files` holds the text of every file in content/ outside content/images, by its path from the project's
 * folder; `pictures` the names of the files in content/images, undefined where nobody knows them; `pictureProblems` what
 * `checkPictures` has found in them; `now` decides which days are in the future.
 */
export function checkContent(
  files: Readonly<Record<string, string>>,
  pictures: Surroundings['pictures'],
  pictureProblems: Surroundings['pictureProblems'] = new Map(),
  now: Date = buildTime(),
): { content: Content } | { problems: Problem[] } {
  const result = readFiles(files);
  const invalid = new Set(result.problems.map(({ file }) => file));
  const problems = [...result.problems, ...crossCheck(result.sources, invalid, { pictures, pictureProblems, now })];
  return problems.length > 0 ? { problems } : { content: assemble(result) };
}

/**
 * What saving one file would break, there and in the files that refer to it: the same rules as for all content, less what is wrong
 * already. `text` is undefined for a file that is deleted; `others` are all other files that are known, by path, and may be none.
 */
export function checkEntry(
  file: string,
  text: string | undefined,
  others: Readonly<Record<string, string>> = {},
  { pictures, now = new Date() }: { pictures?: readonly string[]; now?: Date } = {},
): Problem[] {
  const problemsOf = (files: Record<string, string>) => {
    const result = checkContent(files, pictures, new Map(), now);
    return 'problems' in result ? result.problems : [];
  };
  const before = { ...others };
  delete before[file];
  const key = (problem: Problem) => JSON.stringify([problem.file, problem.field, problem.message]);
  const known = new Set(
    problemsOf(others)
      .filter((problem) => problem.file !== file)
      .map(key),
  );
  const after = text === undefined ? before : { ...before, [file]: text };
  return problemsOf(after).filter((problem) => !known.has(key(problem)));
}

function readFiles(files: Readonly<Record<string, string>>): ReadResult {
  const problems: Problem[] = [];
  const sources = new Map<string, YamlFile>();
  const data = new Map<string, unknown>();
  // An editor may keep notes in Markdown beside the content.
  for (const file of Object.keys(files).sort()) {
    if (file.endsWith('.md')) continue;
    const mistake = locationMistake(file);
    if (mistake !== undefined) {
      problems.push(fileProblem(file, mistake));
      continue;
    }
    const source = new YamlFile(file, files[file] ?? '');
    sources.set(file, source);
    const found = checkShape(source);
    if ('problems' in found) problems.push(...found.problems);
    else data.set(file, found.data);
  }
  for (const [file] of Object.values(singleFiles))
    if (!sources.has(file)) problems.push(fileProblem(file, 'is missing. Put the file back: the site needs it'));
  return { sources, data, problems };
}

/** The data of a file, or all that is wrong with it by itself. */
function checkShape(source: YamlFile): { data: unknown } | { problems: Problem[] } {
  const kind = kindOf(source.file, source.data);
  if (!kind || !source.readable) return { problems: [...source.problems] };
  const misread = source.misread(fieldsOf(source));
  const result = kind.schema.safeParse(source.data, { error: generalMessage });
  if (result.success && misread.length === 0) return { data: result.data };
  const reported = new Set(misread.map(({ line, field }) => `${line} ${field}`));
  const problems = (result.error?.issues ?? []).flatMap((issue) => {
    const problem = problemOf(source, issue);
    // A value of the wrong kind fails other checks as well: one mistake is one problem.
    const key = `${problem.line} ${problem.field}`;
    const isFirst = !reported.has(key);
    reported.add(key);
    return isFirst ? [problem] : [];
  });
  return { problems: [...misread, ...problems] };
}

/** The message for an issue without a sentence in its schema. */
function generalMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const fields = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
    return `is not a field here. The fields are ${fields.join(', ')}`;
  }
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return 'must be a list: each item on a line of its own, with two spaces, a dash and a space before it';
  if (issue.code === 'invalid_type' && issue.expected === 'object')
    return 'must be a group of fields, each on a line of its own, indented by two spaces';
  const choices: unknown = issue.code === 'invalid_value' ? issue.values : Reflect.get(issue, 'options');
  return Array.isArray(choices) ? `must be one of these: ${choices.join(', ')}` : 'must be another kind of value';
}

function problemOf(source: YamlFile, issue: z.core.$ZodIssue): Problem {
  if (issue.code === 'unrecognized_keys')
    return source.problem([...issue.path, ...issue.keys.slice(0, 1)], issue.message);
  const { path, message } = issue;
  const { example } = fieldsAlong(fieldsOf(source), source.data, path).at(-1) ?? {};
  if (path.length === 0) return { ...fileProblem(source.file, message), line: 1 };
  if (!source.has(path))
    return source.problem(path, message.startsWith('is missing') ? message : 'is missing. Add it', example);
  if (source.value(path) === null)
    return source.problem(path, 'is empty. Fill it in, or delete the line if it may be left out', example);
  // An example helps only with the form of a value.
  return source.problem(path, message, /^(must|has &)/.test(message) ? example : undefined);
}

type SingleFileData = { [Name in keyof typeof singleFiles]: z.output<(typeof singleFiles)[Name][1]> };

/** The content, if no problems were found. */
function assemble({ data }: ReadResult): Content {
  const single = Object.fromEntries(Object.entries(singleFiles).map(([name, [file]]) => [name, data.get(file)]));
  const { site, navigation, ...pages } = single as SingleFileData;
  const { contact } = pages;
  // Every file matches the schema of its folder, or there would be a problem.
  const entriesIn = <Entry>(folder: string) =>
    [...data].flatMap(([file, entry]) =>
      file.startsWith(folder) ? [{ ...(entry as Entry & object), id: idOf(file) } as Entry] : [],
    );
  const events = entriesIn<UpcomingEvent | PastEvent>(eventFolder);
  // Some answers are true only until something is connected.
  const connected = {
    giving: site.giving !== undefined,
    registration: events.some((event) => event.group === 'upcoming' && event.registrationUrl && !event.hidden),
  };
  const isTrue = ({ until }: { until?: keyof typeof connected | undefined }) => !until || !connected[until];
  const content: Content = {
    site,
    navigation,
    pages: { ...pages, contact: { ...contact, faq: { ...contact.faq, items: contact.faq.items.filter(isTrue) } } },
    programs: entriesIn<Program>(programFolder).toSorted((a, b) => a.order - b.order),
    events: {
      upcoming: events.filter((event) => event.group === 'upcoming').sort(earliestFirst),
      past: events.filter((event) => event.group === 'past').sort(latestFirst),
    },
    testimonials: entriesIn<Testimonial>(testimonialFolder).toSorted((a, b) => b.consent.localeCompare(a.consent)),
    news: entriesIn<NewsItem>(newsFolder).toSorted((a, b) => b.date.localeCompare(a.date)),
  };
  return toPublic(content, siteFactsOf(site));
}

/** The value without list items that are hidden, and with facts filled in. */
function toPublic<Value>(value: Value, facts: Readonly<Record<string, string>>): Value {
  const isHidden = (item: unknown) => item instanceof Object && 'hidden' in item && item.hidden === true;
  const convert = (item: unknown): unknown => {
    if (typeof item === 'string') return fill(item, facts);
    if (Array.isArray(item)) return item.filter((part) => !isHidden(part)).map(convert);
    if (!(item instanceof Object)) return item;
    return Object.fromEntries(Object.entries(item).map(([key, part]) => [key, convert(part)]));
  };
  // Lists get shorter and strings change: the type stays the same.
  return convert(value) as Value;
}

function earliestFirst(a: UpcomingEvent, b: UpcomingEvent): number {
  return `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`);
}

function latestFirst(a: PastEvent, b: PastEvent): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || (a.order ?? Infinity) - (b.order ?? Infinity);
}
