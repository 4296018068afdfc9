import type { z } from 'zod';
import { buildTime } from '#lib/clock.ts';
import { formatWeekdays, formatTimes, type Span } from '#lib/dates.ts';
import { checkShape } from '#content/check-shape.ts';
import {
  checkLocation,
  eventFolder,
  fileProblem,
  idOf,
  newsFolder,
  programFolder,
  singleFiles,
  testimonialFolder,
} from '#content/content-files.ts';
import { crossCheck } from '#content/cross-check.ts';
import type { PageContents } from '#content/pages.ts';
import { cardFields } from '#content/references.ts';
import { type Problem, formatProblem, YamlFile } from '#content/yaml.ts';
import { fill } from '#lib/text.ts';
import { eventSchema, type pastEvent, type upcomingEvent } from '#content/schemas/event.ts';
import type { siteFacts } from '#content/schemas/text.ts';
import type { Navigation } from '#content/schemas/navigation.ts';
import { type NewsData, newsItem } from '#content/schemas/news.ts';
import { type ProgramData, program } from '#content/schemas/program.ts';
import type { Site } from '#content/schemas/site.ts';
import { type TestimonialData, testimonial } from '#content/schemas/testimonial.ts';

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

/** The office hours in one line: "Monday–Friday, 9:00 AM–5:00 PM EST; Saturday by appointment; Sunday closed". */
function officeHoursLine(rows: Site['officeHours']): string {
  return rows
    .map((row) =>
      row.state === 'open'
        ? `${formatWeekdays(row.days)}, ${formatTimes(row.start, row.end, row.zone)}`
        : `${formatWeekdays(row.days)} ${row.text.charAt(0).toLowerCase()}${row.text.slice(1)}`,
    )
    .join('; ');
}

/** What replaces {name}, {city}, {responseTime} and {officeHours} in all copy. */
export function siteFactsOf({
  name,
  city,
  responseTime,
  officeHours,
}: Site): Record<(typeof siteFacts)[number], string> {
  return { name, city, responseTime, officeHours: officeHoursLine(officeHours) };
}

/** True for an event that has all that a card with its date shows. */
export function isDated(event: UpcomingEvent | PastEvent): event is DatedEvent {
  return cardFields.every((field) => event[field] !== undefined);
}

/** All files that are read, and the data of those that match their schemas. */
export interface ReadResult {
  /** By path. */
  sources: ReadonlyMap<string, YamlFile>;
  /** By name without .yaml. */
  eventFiles: ReadonlyMap<string, YamlFile>;
  programFiles: ReadonlyMap<string, YamlFile>;
  single: Partial<SingleFileData>;
  events: (UpcomingEvent | PastEvent)[];
  programs: Program[];
  news: NewsItem[];
  testimonials: Testimonial[];
  problems: Problem[];
}

type SingleFileData = { [Name in keyof typeof singleFiles]: z.output<(typeof singleFiles)[Name][1]> };

/**
 * Checks all content at once. `files` holds the text of every file in content/ outside content/images, by its path from the project's
 * folder; `pictures` the names of the files in content/images; `pictureProblems` what `checkPictures` has found in them; `now` decides
 * which days are in the future.
 */
export function checkContent(
  files: Readonly<Record<string, string>>,
  pictures: readonly string[],
  pictureProblems: ReadonlyMap<string, string> = new Map(),
  now: Date = buildTime(),
): { content: Content } | { problems: Problem[] } {
  const result = readFiles(files);
  const problems = [...result.problems, ...crossCheck(result, { pictures, pictureProblems, now })];
  return problems.length > 0 ? { problems: problems.sort(byLine) } : { content: assemble(result) };
}

function readFiles(files: Readonly<Record<string, string>>): ReadResult {
  const problems: Problem[] = [];
  const sources = new Map<string, YamlFile>();
  // An editor may keep notes in Markdown beside the content.
  for (const file of Object.keys(files).sort()) {
    if (file.endsWith('.md')) continue;
    const problem = checkLocation(file);
    if (problem) problems.push(problem);
    else sources.set(file, new YamlFile(file, files[file] ?? ''));
  }

  function read<Schema extends z.ZodType>(source: YamlFile, schema: Schema): z.output<Schema> | undefined {
    const result = checkShape(source, schema);
    if ('data' in result) return result.data;
    problems.push(...result.problems);
    return undefined;
  }
  function readSingle([file, schema]: readonly [string, z.ZodType]): unknown {
    const source = sources.get(file);
    if (source) return read(source, schema);
    // A file with a wrong name or in a wrong folder is reported already.
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (problems.every(({ message }) => !message.includes(name)))
      problems.push(fileProblem(file, 'is missing. Put the file back: the site needs it'));
    return undefined;
  }
  const filesIn = (folder: string) =>
    new Map([...sources].filter(([file]) => file.startsWith(folder)).map(([file, source]) => [idOf(file), source]));
  function readEach<Schema extends z.ZodType>(
    folder: ReadonlyMap<string, YamlFile>,
    schemaOf: (data: unknown) => Schema,
  ): (z.output<Schema> & { id: string })[] {
    return [...folder].flatMap(([id, source]) => {
      const data = read(source, schemaOf(source.data));
      return data === undefined ? [] : [Object.assign({}, data, { id })];
    });
  }

  const eventFiles = filesIn(eventFolder);
  const programFiles = filesIn(programFolder);
  return {
    sources,
    eventFiles,
    programFiles,
    single: Object.fromEntries(Object.entries(singleFiles).map(([name, file]) => [name, readSingle(file)])),
    events: readEach(eventFiles, eventSchema),
    programs: readEach(programFiles, () => program),
    news: readEach(filesIn(newsFolder), () => newsItem),
    testimonials: readEach(filesIn(testimonialFolder), () => testimonial),
    problems,
  };
}

/** The content, if reading found no problems. */
function assemble({ single, programs, events, testimonials, news }: ReadResult): Content {
  // A file that is missing would be a problem.
  const { site, navigation, ...pages } = single as SingleFileData;
  const content: Content = {
    site,
    navigation,
    pages,
    programs: programs.toSorted((a, b) => a.order - b.order),
    events: {
      upcoming: events.filter((event) => event.group === 'upcoming').sort(earliestFirst),
      past: events.filter((event) => event.group === 'past').sort(latestFirst),
    },
    testimonials: testimonials.toSorted((a, b) => b.consent.localeCompare(a.consent) || a.id.localeCompare(b.id)),
    news: news.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id)),
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

function byLine(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line;
}

function earliestFirst(a: UpcomingEvent, b: UpcomingEvent): number {
  const key = ({ date, start, endDate = date, end }: Span) => `${date} ${start} ${endDate} ${end}`;
  return key(a).localeCompare(key(b));
}

function latestFirst(a: PastEvent, b: PastEvent): number {
  if (a.date && b.date) return `${b.date} ${b.start}`.localeCompare(`${a.date} ${a.start}`);
  if (a.date || b.date) return a.date ? -1 : 1;
  return (a.order ?? Infinity) - (b.order ?? Infinity) || (b.month ?? '').localeCompare(a.month ?? '');
}
