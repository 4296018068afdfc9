import type { z } from 'zod';
import { buildTime } from '#calendar/clock.ts';
import { formatWeekdays, formatTimes, type Span, torontoDay, zoneOf } from '#calendar/dates.ts';
import { checkShape } from '#content/check-shape.ts';
import {
  checkLocation,
  checkPictureKind,
  eventFolder,
  fileProblem,
  idOf,
  newsFolder,
  programFolder,
  singleFiles,
  testimonialFolder,
} from '#content/content-files.ts';
import type { Path } from '#content/field-name.ts';
import { type PageContents, registeredPages } from '#content/pages.ts';
import { PHOTO_LOCATION } from '#content/photo-location.ts';
import { cardFields, checkReferences, idsIn } from '#content/references.ts';
import { type Problem, formatProblem, YamlFile } from '#content/yaml.ts';
import { fill } from '#format/text.ts';
import { eventSchema, type pastEvent, type upcomingEvent } from '#schemas/event.ts';
import { day, month, type siteFacts, time, zone } from '#schemas/fields.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { type NewsData, newsItem } from '#schemas/news.ts';
import { type ProgramData, program } from '#schemas/program.ts';
import type { Site } from '#schemas/site.ts';
import { type TestimonialData, testimonial } from '#schemas/testimonial.ts';

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
export function officeHoursLine(rows: Site['officeHours']): string {
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
interface ReadResult {
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

/** What a check needs in addition to the files. */
interface Context {
  /** Names of the files in content/images. */
  pictures: readonly string[];
  /** What `checkPictures` has found wrong with some of them. */
  pictureProblems: ReadonlyMap<string, string>;
  now: Date;
}

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

/** Checks across files: references, pictures and dates. */
function crossCheck(result: ReadResult, { pictures, pictureProblems, now }: Context): Problem[] {
  const { sources, eventFiles, programFiles } = result;
  const programs = new Map([...programFiles].filter(([, source]) => !isHidden(source)));
  const targets = {
    pages: anchorsByPage(sources, [...programs.keys()]),
    pictures,
    pictureProblems,
    events: eventFiles,
    programs: programFiles,
    invalidFiles: new Set(result.problems.map(({ file }) => file)),
  };
  return [
    ...pictures.flatMap((name) => checkPictureKind(name) ?? []),
    ...checkUnusedForLocation(sources, pictureProblems),
    ...[...eventFiles.values()].flatMap(checkZone),
    ...checkUnique(eventFiles, eventKey, 'title', 'event'),
    ...checkUnique(programs, ({ title }) => title, 'title', 'program'),
    ...checkUnique(programs, ({ order }) => order, 'order', 'position'),
    ...[...sources.values()].flatMap((source) => [...checkReferences(source, targets), ...checkDays(source, now)]),
    ...checkAnswers(result),
    ...checkLandmarkNames(sources),
  ];
}

type NameLocation = readonly [file: string, path: Path];

/** Where lists of links get their names, on every page or on one. */
const LIST_NAMES: readonly NameLocation[] = [
  ['content/navigation.yaml', ['footer', 0, 'heading']],
  ['content/navigation.yaml', ['footer', 1, 'heading']],
  ['content/pages/not-found.yaml', ['message', 'links']],
  ['content/pages/programs.yaml', ['hero', 'index']],
  ['content/site.yaml', ['labels', 'mainNavigation']],
];

/** Headings in content/site.yaml of sections of a page. */
const SHARED_HEADINGS: Readonly<Record<string, readonly Path[]>> = {
  'content/pages/about.yaml': [
    ['facts', 'organization', 'team'],
    ['facts', 'organization', 'statements'],
    ['facts', 'testimonials', 'heading'],
  ],
  'content/pages/events.yaml': [['facts', 'news', 'heading']],
  'content/pages/home.yaml': [['facts', 'testimonials', 'heading']],
};

/** Lists of links, or sections of one page, with the same name, which screen readers cannot tell apart. */
function checkLandmarkNames(sources: ReadonlyMap<string, YamlFile>): Problem[] {
  const sections = registeredPages.flatMap(({ file }) => {
    const source = sources.get(file);
    const ownHeadings = source
      ? Object.keys(fieldsOf(source)).map((section): NameLocation => [file, [section, 'heading']])
      : [];
    const sharedHeadings = (SHARED_HEADINGS[file] ?? []).map((path): NameLocation => ['content/site.yaml', path]);
    return checkNames('section', [...ownHeadings, ...sharedHeadings], sources);
  });
  return [...checkNames('list of links', LIST_NAMES, sources), ...sections];
}

/** A problem for each name that an earlier one of the list has. */
function checkNames(kind: string, names: readonly NameLocation[], sources: ReadonlyMap<string, YamlFile>): Problem[] {
  const taken = new Map<string, string>();
  return names.flatMap(([file, path]) => {
    const source = sources.get(file);
    const name = source?.value(path);
    if (!source || typeof name !== 'string') return [];
    const key = name.trim().toLowerCase();
    const other = taken.get(key);
    if (other === undefined) {
      taken.set(key, file);
      return [];
    }
    const message = `is also the name of another ${kind}, in ${other}. People who use screen readers tell them apart only by name: change one of the two`;
    return [source.problem(path, message)];
  });
}

/** What may follow # in the address of each page; undefined where the page's content cannot be read. */
function anchorsByPage(
  sources: ReadonlyMap<string, YamlFile>,
  programs: readonly string[],
): ReadonlyMap<string, readonly string[] | undefined> {
  const anchors = new Map<string, readonly string[] | undefined>();
  for (const page of registeredPages) {
    if (page.address === undefined) continue;
    const source = sources.get(page.file);
    if (page.anchors === 'ids') anchors.set(page.address, source?.readable ? idsIn(source.data) : undefined);
    else anchors.set(page.address, page.anchors === 'programs' ? programs : (page.anchors ?? []));
  }
  return anchors;
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

function isHidden(source: YamlFile): boolean {
  return source.value(['hidden']) === true;
}

/** The fields of a file, right or wrong. */
function fieldsOf(source: YamlFile): Record<string, unknown> {
  return source.data instanceof Object ? { ...source.data } : {};
}

/** Pictures that no file names and that give away where they were taken: the repository is public. */
function checkUnusedForLocation(
  sources: ReadonlyMap<string, YamlFile>,
  pictureProblems: ReadonlyMap<string, string>,
): Problem[] {
  const used = new Set([...sources.values()].map((source) => source.value(['image', 'file'])));
  return [...pictureProblems]
    .filter(([name, problem]) => !used.has(name) && problem === PHOTO_LOCATION)
    .map(([name, problem]) => fileProblem(`content/images/${name}`, problem));
}

/** The zone of an event must be the one of Toronto's clocks when it begins. */
function checkZone(source: YamlFile): Problem[] {
  const fields = fieldsOf(source);
  const date = day.safeParse(fields['date']).data;
  const label = zone.safeParse(fields['zone']).data;
  if (!date || !label) return [];
  const right = zoneOf(date, time.safeParse(fields['start']).data);
  if (label === right) return [];
  const clocks = right === 'EDT' ? 'daylight time' : 'standard time';
  return [source.problem(['zone'], `must be ${right}: on ${date} Toronto is on ${clocks}`, right)];
}

/** Fields that hold a day or a month, and whether it must not be in the future. */
const DAYS = new Map([
  ['date', false],
  ['endDate', false],
  ['previousDate', false],
  ['month', false],
  ['revised', true],
  ['drawingsReviewed', true],
]);

/** The range of years that a day may be in; anything else is a typing error. */
const FIRST_YEAR = 2000;
const YEARS_AHEAD = 5;

/** Days that are too long ago or too far ahead, and those in the future that must be past. */
function checkDays(source: YamlFile, now: Date): Problem[] {
  const today = torontoDay(now);
  const lastYear = Number(today.slice(0, 4)) + YEARS_AHEAD;
  return [...DAYS].flatMap(([field, mustBePast]) => {
    const value = source.value([field]);
    if (typeof value !== 'string' || !(day.safeParse(value).success || month.safeParse(value).success)) return [];
    const year = Number(value.slice(0, 4));
    if (year < FIRST_YEAR || year > lastYear) {
      const message = `must be in a year from ${FIRST_YEAR} to ${lastYear}. Check the digits of the year`;
      return [source.problem([field], message)];
    }
    if (!mustBePast || value <= today) return [];
    const what = field === 'revised' ? 'something in this file was last changed' : 'the drawings were approved';
    return [source.problem([field], `is in the future: today is ${today}. Write the day on which ${what}`, today)];
  });
}

/** What an answer may wait for, in words for editors. */
const CONNECTIONS = { contact: 'the contact form', giving: 'online giving', registration: 'registration' } as const;

/** Answers on Contact that hold only until something is connected, once it is. */
function checkAnswers({ sources, single, events }: ReadResult): Problem[] {
  const source = sources.get(singleFiles.contact[0]);
  const connected = {
    contact: single.site?.contact !== undefined,
    giving: single.site?.giving !== undefined,
    registration: events.some(
      ({ group, hidden, registrationUrl }) => group === 'upcoming' && !hidden && registrationUrl !== undefined,
    ),
  };
  return (single.contact?.faq.items ?? []).flatMap(({ until, hidden }, index) => {
    if (!source || !until || hidden || !connected[until]) return [];
    const message = `says that this answer is temporary until ${CONNECTIONS[until]} is connected, and it is connected now. Write a new answer, and delete this line`;
    return [source.problem(['faq', 'items', index, 'until'], message)];
  });
}

function eventKey({ title, date, month }: Record<string, unknown>): string | undefined {
  return typeof title === 'string' ? [title, date, month].map(String).join('\n') : undefined;
}

/** Entries whose key another entry has; capitals do not count. */
function checkUnique(
  files: ReadonlyMap<string, YamlFile>,
  keyOf: (fields: Record<string, unknown>) => unknown,
  field: string,
  what: string,
): Problem[] {
  const first = new Map<string, string>();
  return [...files.values()].flatMap((source) => {
    const value = keyOf(fieldsOf(source));
    if (value === undefined) return [];
    const key = String(value).toLowerCase();
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, source.file);
      return [];
    }
    const message = `is the same ${what} as in ${other}. Change it in one of the two files, or delete one of them`;
    return [source.problem([field], message)];
  });
}
