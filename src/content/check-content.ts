import type { z } from 'zod';
import { buildTime } from '#lib/clock.ts';
import { fill } from '#lib/text.ts';
import { doubtsIn } from '#content/doubts.ts';
import { cardFields, crossCheck, type Surroundings } from '#content/cross-check.ts';
import {
  eventFolder,
  idOf,
  kinds,
  locationMistake,
  navigationFile,
  newsFolder,
  programFolder,
  siteFile,
  testimonialFolder,
} from '#content/kinds.ts';
import { type PageContents, registeredPages } from '#content/pages.ts';
import { fileProblem, formatProblem, type Problem, YamlFile } from '#content/yaml.ts';
import type { pastEvent, upcomingEvent } from '#content/schemas/event.ts';
import type { Navigation } from '#content/schemas/navigation.ts';
import type { NewsData } from '#content/schemas/news.ts';
import type { ProgramData } from '#content/schemas/program.ts';
import type { Site } from '#content/schemas/site.ts';
import type { TestimonialData } from '#content/schemas/testimonial.ts';
import type { SiteFacts } from '#content/schemas/text.ts';

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
  /** By `order`, then by title. */
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
  return ['The content has mistakes. Nothing is published until they are fixed.', ...problems.map(formatProblem)].join(
    '\n\n',
  );
}

/**
 * The content; arguments as for `checkContent`.
 * @throws the report of all problems, without a stack trace, which would not help editors
 */
export function requireContent(...input: Parameters<typeof checkContent>): Content {
  const result = checkContent(...input);
  if ('problems' in result) throw Object.assign(new Error(formatReport(result.problems)), { stack: '' });
  return result.content;
}

/** True for an event that has all that a card with its date shows. */
export function isDated(event: UpcomingEvent | PastEvent): event is DatedEvent {
  return cardFields.every((field) => event[field] !== undefined);
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
): { content: Content; doubts: Problem[] } | { problems: Problem[] } {
  const sources: YamlFile[] = [];
  const data = new Map<string, unknown>();
  const problems: Problem[] = [];
  for (const file of Object.keys(files).sort()) {
    // An editor may keep notes in Markdown beside the content.
    if (file.endsWith('.md')) continue;
    const misplaced = locationMistake(file);
    if (misplaced !== undefined) {
      problems.push(fileProblem(file, misplaced));
      continue;
    }
    const source = new YamlFile(file, files[file] ?? '');
    sources.push(source);
    const result = source.check();
    const right =
      'problems' in result &&
      kinds.find(({ folder, schema }) => folder && !file.startsWith(folder) && schema.safeParse(source.data).success);
    if ('data' in result) data.set(file, result.data);
    else if (right) problems.push(fileProblem(file, `is in the wrong folder. Move it to ${right.folder}`));
    else problems.push(...result.problems);
  }
  for (const { file } of kinds)
    if (file !== undefined && files[file] === undefined)
      problems.push(fileProblem(file, 'is missing. Put the file back: the site needs it'));
  const invalid = new Set(problems.map(({ file }) => file));
  problems.push(...crossCheck(sources, invalid, { pictures, pictureProblems, now }));
  if (problems.length > 0) return { problems: firstOfEach(problems) };
  const site = sources.find(({ file }) => file === siteFile);
  // `npm run launch-check` lists what is a draft. A copy of one has another day in its name.
  const isSettled = (source: YamlFile) =>
    source.value(['draft']) === true && source.file.includes(String(source.value(['date'])));
  const doubts = sources.flatMap((source) => doubtsIn(source, isSettled(source) ? undefined : now, site));
  return { content: assemble(data), doubts };
}

/** The first problem of each field, because one mistake can break several rules. */
function firstOfEach(problems: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(problems, ({ file, field, message }) => `${file} ${field || message}`);
  return [...groups.values()].flatMap(([first = []]) => first);
}

/** What is wrong in one file by itself, before it is saved. What depends on other files is left to `checkContent`. */
export function checkEntry(file: string, text: string, pictures?: readonly string[], now = new Date()): Problem[] {
  const result = checkContent({ [file]: text }, pictures, new Map(), now);
  return 'problems' in result ? result.problems.filter((problem) => problem.file === file) : [];
}

/** The content, if no problems were found. */
function assemble(data: ReadonlyMap<string, unknown>): Content {
  // Every file is there and matches its schema, or there would be a problem.
  const site = data.get(siteFile) as Site;
  const pages = Object.fromEntries(registeredPages.map(({ name, file }) => [name, data.get(file)])) as PageContents;
  const { contact } = pages;
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
    navigation: data.get(navigationFile) as Navigation,
    pages: { ...pages, contact: { ...contact, faq: { ...contact.faq, items: contact.faq.items.filter(isTrue) } } },
    programs: entriesIn<Program>(programFolder).toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title)),
    events: {
      upcoming: events.filter((event) => event.group === 'upcoming').sort(earliestFirst),
      past: events.filter((event) => event.group === 'past').sort(latestFirst),
    },
    testimonials: entriesIn<Testimonial>(testimonialFolder).toSorted((a, b) => b.consent.localeCompare(a.consent)),
    news: entriesIn<NewsItem>(newsFolder).toSorted((a, b) => b.date.localeCompare(a.date)),
  };
  return toPublic(content, { name: site.name, responseTime: site.responseTime } satisfies SiteFacts);
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
  const day = ({ date, month, order }: PastEvent) => date ?? (order === undefined ? month : undefined) ?? '';
  return day(b).localeCompare(day(a)) || (a.order ?? Infinity) - (b.order ?? Infinity);
}
