import type { z } from 'zod';
import { buildTime } from '#calendar/clock.ts';
import { formatDays, formatTimes, type Span, torontoDay, zoneOf } from '#calendar/dates.ts';
import { nearest } from '#content/nearest.ts';
import { type PAGES, type PageContents, type RegisteredPage, registeredPages } from '#content/pages.ts';
import { cardFields, checkReferences, idsIn } from '#content/references.ts';
import { slug } from '#format/slug.ts';
import { fill } from '#format/text.ts';
import { checkShape, type Problem, printProblem, YamlFile } from '#content/yaml.ts';
import { eventSchema, type pastEvent, type upcomingEvent } from '#schemas/event.ts';
import type { ContactPage } from '#schemas/pages/contact.ts';
import { day, type facts, month, time, zone } from '#schemas/fields.ts';
import { type Navigation, navigation } from '#schemas/navigation.ts';
import { type NewsData, newsItem } from '#schemas/news.ts';
import { type ProgramData, program } from '#schemas/program.ts';
import { type Site, site } from '#schemas/site.ts';
import { type VoiceData, voice } from '#schemas/voice.ts';

/** `id` is the name of the file without .yaml. */
export type Program = ProgramData & { id: string };
export type Voice = VoiceData & { id: string };
export type NewsItem = NewsData & { id: string };
export type UpcomingEvent = z.output<typeof upcomingEvent> & { id: string };
export type PastEvent = z.output<typeof pastEvent> & { id: string };
/** An event of either group that knows its day, time and place. */
export type DatedEvent = Omit<UpcomingEvent, 'group'> & { group: 'upcoming' | 'past' };

/** Every word of the site, checked, with the facts of site.yaml put in. */
export interface Content {
  site: Site;
  navigation: Navigation;
  pages: PageContents;
  /** In their order. */
  programs: Program[];
  events: {
    /** The earliest first. */
    upcoming: UpcomingEvent[];
    /** Those with a day first, the latest first; then by their order. */
    past: PastEvent[];
  };
  /** The one agreed to last comes first. */
  voices: Voice[];
  /** The newest first. */
  news: NewsItem[];
}

/** The report of all problems, as an editor reads it. */
export function printReport(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'There is one mistake' : `There are ${problems.length} mistakes`;
  return [`${count} in the content. Nothing is published until it is fixed.`, ...problems.map(printProblem)].join(
    '\n\n',
  );
}

/** The office hours in one line: "Monday–Friday, 9:00 AM–5:00 PM EST; Saturday by appointment; Sunday closed". */
export function officeHoursLine(rows: Site['officeHours']): string {
  return rows
    .map((row) =>
      row.state === 'open'
        ? `${formatDays(row.days)}, ${formatTimes(row.start, row.end, row.zone)}`
        : `${formatDays(row.days)} ${row.words.charAt(0).toLowerCase()}${row.words.slice(1)}`,
    )
    .join('; ');
}

/** What the site puts into every sentence that names it in braces. */
export function factsOf({ name, city, responseTime, officeHours }: Site): Record<(typeof facts)[number], string> {
  return { name, city, responseTime, officeHours: officeHoursLine(officeHours) };
}

/** True for an event that can stand on a card with its date, also after it was moved to the past ones. */
export function isDated(event: UpcomingEvent | PastEvent): event is DatedEvent {
  return cardFields.every((field) => event[field] !== undefined);
}

type Shape<Schema extends z.ZodType> = readonly [file: string, schema: Schema];

/** The files that exist once, each with its schema. */
export const shapes = {
  site: ['content/site.yaml', site],
  navigation: ['content/navigation.yaml', navigation],
  ...(Object.fromEntries(registeredPages.map(({ name, file, schema }) => [name, [file, schema]])) as unknown as {
    [Name in keyof typeof PAGES]: Shape<(typeof PAGES)[Name]['schema']>;
  }),
} as const;
const singles: readonly string[] = Object.values(shapes).map(([file]) => file);
/** Where each event and each program has its file. */
export const eventFolder = 'content/events/';
export const programFolder = 'content/programs/';
/** The folders of what people say and of the news. Either may be missing. */
export const voiceFolder = 'content/voices/';
export const newsFolder = 'content/news/';
const folders: readonly string[] = [eventFolder, programFolder, voiceFolder, newsFolder];

/** All files of the content, read, and each held against its schema. */
interface Reading {
  /** Every file that is where one is read, by its path. */
  sources: ReadonlyMap<string, YamlFile>;
  /** The files of one folder, by their names without .yaml. */
  eventFiles: ReadonlyMap<string, YamlFile>;
  programFiles: ReadonlyMap<string, YamlFile>;
  single: Singles;
  events: (UpcomingEvent | PastEvent)[];
  programs: Program[];
  news: NewsItem[];
  voices: Voice[];
  problems: Problem[];
}

type Singles = { [Name in keyof typeof shapes]: z.output<(typeof shapes)[Name][1]> | undefined };

/** What the build's own clock and its look into the pictures add to a check. */
interface Surroundings {
  /** Names of the files in content/images. */
  pictures: readonly string[];
  /** What `checkPictures` has found in some of them. */
  faults: ReadonlyMap<string, string>;
  now: Date;
}

/**
 * Reads all content at once. `files` holds the text of every file in content/ outside content/images, by its path from the project's
 * folder; `pictures` the names of the files in content/images; `faults` what `checkPictures` has found in some of them, for the
 * build, which alone looks into pictures; `now` decides which days are in the future.
 */
export function checkContent(
  files: Readonly<Record<string, string>>,
  pictures: readonly string[],
  faults: ReadonlyMap<string, string> = new Map(),
  now: Date = buildTime(),
): { content: Content } | { problems: Problem[] } {
  const reading = readAll(files);
  const problems = [...reading.problems, ...crossCheck(reading, { pictures, faults, now })];
  const all = complete(reading.single);
  if (problems.length > 0 || !all) return { problems: problems.sort(byLine) };
  return { content: assemble(all, reading.events, reading.programs, reading) };
}

function readAll(files: Readonly<Record<string, string>>): Reading {
  const names = Object.keys(files)
    // An editor may keep notes beside the content.
    .filter((file) => !file.endsWith('.md'))
    .sort();
  const problems = names.flatMap(misplaced);
  const sources = new Map(
    names
      .filter((file) => misplaced(file).length === 0)
      .map((file) => [file, new YamlFile(file, files[file] ?? '')] as const),
  );
  const inFolder = (folder: string) =>
    new Map([...sources].filter(([file]) => file.startsWith(folder)).map(([file, source]) => [idOf(file), source]));

  function read<Schema extends z.ZodType>(source: YamlFile, schema: Schema): z.output<Schema> | undefined {
    const result = checkShape(source, schema);
    if ('data' in result) return result.data;
    problems.push(...result.problems);
    return undefined;
  }
  function one<Schema extends z.ZodType>([file, schema]: readonly [string, Schema]): z.output<Schema> | undefined {
    const source = sources.get(file);
    if (source) return read(source, schema);
    // A file with a wrong name or in a wrong folder is reported already.
    const base = file.slice(file.lastIndexOf('/') + 1);
    if (problems.some(({ message }) => message.includes(base))) return undefined;
    problems.push(ofFile(file, 'is missing. Put the file back: the site cannot do without it'));
    return undefined;
  }
  function each<Schema extends z.ZodType>(
    folder: ReadonlyMap<string, YamlFile>,
    schemaFor: (data: unknown) => Schema,
  ): (z.output<Schema> & { id: string })[] {
    return [...folder].flatMap(([id, source]) => {
      const data = read(source, schemaFor(source.data));
      return data === undefined ? [] : [Object.assign({}, data, { id })];
    });
  }

  const single = Object.fromEntries(
    Object.entries(shapes).map(([name, shape]: [string, Shape<z.ZodType>]) => [name, one(shape)]),
  ) as Singles;
  const eventFiles = inFolder(eventFolder);
  const programFiles = inFolder(programFolder);
  const events = each(eventFiles, eventSchema);
  const programs = each(programFiles, () => program);
  const news = each(inFolder(newsFolder), () => newsItem);
  const voices = each(inFolder(voiceFolder), () => voice);
  return { sources, eventFiles, programFiles, single, events, programs, news, voices, problems };
}

/** What no file shows by itself: what they say of each other, of the pictures and of the calendar. */
function crossCheck(reading: Reading, { pictures, faults, now }: Surroundings): Problem[] {
  const { sources, eventFiles, programFiles, single, events } = reading;
  const programs = [...programFiles].filter(([, source]) => !isHidden(source));
  const programSources = programs.map(([, source]) => source);
  const eventSources = [...eventFiles.values()];
  const idsOf = ([file]: readonly [string, z.ZodType]) => {
    const source = sources.get(file);
    return source?.readable ? idsIn(source.data) : undefined;
  };
  const faulty = new Set(reading.problems.map(({ file }) => file));
  const known = {
    pages: anchorsByPage(
      ({ file, schema }) => idsOf([file, schema]),
      programs.map(([id]) => id),
    ),
    pictures,
    faults,
    events: eventFiles,
    programs: programFiles,
    faulty,
  };
  return [
    ...pictures.flatMap(misplacedPicture),
    ...unnamedFaults(sources, faults),
    ...eventSources.flatMap(checkZone),
    ...checkTwice(eventSources, eventKey, 'title', 'is the same event as in'),
    ...checkTwice(programSources, ({ title }) => title, 'title', 'is the same program as in'),
    ...checkTwice(programSources, ({ order }) => order, 'order', 'is the same place as in'),
    ...[...sources.values()].flatMap((source) => [...checkReferences(source, known), ...checkDays(source, now)]),
    ...outdatedAnswers(sources.get(shapes.contact[0]), single.contact, {
      contact: single.site?.contact !== undefined,
      giving: single.site?.giving !== undefined,
      registration: events.some(
        ({ group, hidden, registrationUrl }) => group === 'upcoming' && !hidden && registrationUrl !== undefined,
      ),
    }),
  ];
}

/** What may follow # in the address of each page; undefined where its content cannot be read. */
function anchorsByPage(
  idsOf: (page: RegisteredPage) => readonly string[] | undefined,
  programs: readonly string[],
): ReadonlyMap<string, readonly string[] | undefined> {
  const anchors = new Map<string, readonly string[] | undefined>();
  for (const page of registeredPages) {
    if (page.address === undefined) continue;
    if (page.anchors === 'ids') anchors.set(page.address, idsOf(page));
    else anchors.set(page.address, page.anchors === 'programs' ? programs : (page.anchors ?? []));
  }
  return anchors;
}

/** The content in its order, without what is hidden, and with the facts of site.yaml put in. */
function assemble(
  { site: organization, navigation: links, ...pages }: { [Name in keyof Singles]: NonNullable<Singles[Name]> },
  events: readonly (UpcomingEvent | PastEvent)[],
  programs: readonly Program[],
  { voices, news }: Pick<Reading, 'voices' | 'news'>,
): Content {
  const content: Content = {
    site: organization,
    navigation: links,
    pages,
    programs: programs.toSorted((a, b) => a.order - b.order),
    events: {
      upcoming: events.filter((event) => event.group === 'upcoming').sort(earliestFirst),
      past: events.filter((event) => event.group === 'past').sort(latestFirst),
    },
    voices: voices.toSorted((a, b) => b.consent.localeCompare(a.consent) || a.id.localeCompare(b.id)),
    news: news.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id)),
  };
  return fillAll(withoutHidden(content), factsOf(organization));
}

/** Its parts, unless one of them is missing. */
function complete<Parts extends object>(parts: Parts): { [Name in keyof Parts]: NonNullable<Parts[Name]> } | undefined {
  const whole = (all: Parts): all is { [Name in keyof Parts]: NonNullable<Parts[Name]> } =>
    Object.values(all).every((part) => part !== undefined);
  return whole(parts) ? parts : undefined;
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

function idOf(file: string): string {
  return file.replace(/^.*\/|\.yaml$/g, '');
}

function ofFile(file: string, message: string): Problem {
  return { file, line: 1, field: '', message };
}

/** What kinds of file people put beside content, by their endings. */
const FOREIGN = new Map([
  ['docx', 'a Word document'],
  ['doc', 'a Word document'],
  ['odt', 'a text document'],
  ['pages', 'a Pages document'],
  ['rtf', 'a text document'],
  ['pdf', 'a PDF'],
  ['xlsx', 'a spreadsheet'],
  ['csv', 'a table'],
  ['json', 'a file of data in another format'],
  ['txt', 'a plain text file'],
]);

/** Says that a file is of a kind that nobody reads here; undefined for the kinds that belong here. */
function foreign(file: string): string | undefined {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  if (/\.ya?ml(\.txt)?$/i.test(file)) return undefined;
  const kind = FOREIGN.get(ending) ?? 'not a content file';
  return `is ${kind}, and nothing in it is read. Copy its text into a file that ends in .yaml, and move it out of the folder content. Notes for yourselves may stay here if their names end in .md`;
}

/** What is wrong with pictures that no file names: they are in the repository all the same. */
function unnamedFaults(sources: ReadonlyMap<string, YamlFile>, faults: ReadonlyMap<string, string>): Problem[] {
  const named = new Set([...sources.values()].map((source) => source.value(['image', 'file'])));
  return [...faults]
    .filter(([name, fault]) => !named.has(name) && fault.startsWith('says where'))
    .map(([name, fault]) => ofFile(`content/images/${name}`, fault));
}

/** Files in content/images that are no pictures which a browser shows. */
function misplacedPicture(name: string): Problem[] {
  const file = `content/images/${name}`;
  if (/\.(jpe?g|png|webp|avif|md)$/i.test(name)) return [];
  if (/\.(heic|heif|gif|tiff?|bmp|svg)$/i.test(name)) {
    return [
      ofFile(file, 'is a kind of picture that browsers do not all show. Export it as a JPEG, and delete this file'),
    ];
  }
  return [ofFile(file, 'is not a picture. Only pictures belong in content/images: move it out of this folder')];
}

/** Says what is wrong with the place or the name of a file. */
function misplaced(file: string): Problem[] {
  if (singles.includes(file)) return [];
  const tell = (message: string) => [ofFile(file, message)];
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = file.slice(folder.length);
  if (/\.(jpe?g|png|webp|avif|gif|heic|svg)$/i.test(name)) return tell('is a picture. Move it to content/images');
  const kind = foreign(file);
  if (kind !== undefined) return tell(kind);
  const ending = name.replace(/(\.ya?ml)?(\.txt)?$/i, '.yaml');
  if (folders.includes(folder)) return misnamed(file, name, ending);
  if (singles.includes(folder + ending)) return tell(`has the wrong ending. Rename it to ${ending}`);
  const [meant] = nearest(folder + ending, singles);
  if (meant) return tell(`is not a file that the site reads. Did you mean ${meant}?`);
  return tell(
    'is in a folder that the site does not read. Events belong in content/events, programs in content/programs, voices in content/voices, news in content/news, pictures in content/images',
  );
}

/** Says what is wrong with the name of an event's or a program's file, which is its address on the page. */
function misnamed(file: string, name: string, ending: string): Problem[] {
  if (name.length > LONGEST_NAME) {
    return [ofFile(file, `has a name of ${name.length} letters, and a name may have ${LONGEST_NAME}. Rename it`)];
  }
  if (taken.includes(idOf(file))) {
    const better = `${idOf(file)}-${file.startsWith(eventFolder) ? 'event' : 'program'}.yaml`;
    return [ofFile(file, `has a name that its page uses for something else. Rename it, for example to ${better}`)];
  }
  if (/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(name)) return [];
  const better = slug(ending.slice(0, -'.yaml'.length)) || 'name-of-the-event';
  const rule = 'has a name that cannot be used. Names have small letters, digits and hyphens, and end in .yaml';
  return [ofFile(file, `${rule}. Rename it to ${better}.yaml`)];
}

/** Of a file's name. It is part of addresses, which some programs cut. */
const LONGEST_NAME = 100;

function isHidden(source: YamlFile): boolean {
  return source.value(['hidden']) === true;
}

/** The fields of a file, right or wrong. */
function recordOf(source: YamlFile): Record<string, unknown> {
  return source.data instanceof Object ? { ...source.data } : {};
}

/** Names that the Events page or the Programs page uses for its own parts: two things can't have one address. */
const taken = ['main', 'menu', 'upcoming', 'past', 'newsletter', 'not-sure'];

/** An event's date and the clocks of Toronto must agree: its zone is the one in which it begins. */
function checkZone(source: YamlFile): Problem[] {
  const fields = recordOf(source);
  const date = day.safeParse(fields['date']).data;
  if (!date) return [];
  const problems: Problem[] = [];
  const label = zone.safeParse(fields['zone']).data;
  const right = zoneOf(date, time.safeParse(fields['start']).data);
  if (label && label !== right) {
    const clocks = right === 'EDT' ? 'daylight time' : 'standard time';
    problems.push(source.problem(['zone'], `must be ${right}: on ${date} the clocks in Toronto show ${clocks}`, right));
  }
  return problems;
}

/** Fields that hold a day or a month, and whether it lies behind us. */
const DAYS = new Map([
  ['date', false],
  ['endDate', false],
  ['previousDate', false],
  ['month', false],
  ['revised', true],
  ['drawingsReviewed', true],
]);

/** The first year that a day may have, and how far ahead of the clock one may be. Anything else is a slip of the finger. */
const FIRST_YEAR = 2000;
const YEARS_AHEAD = 5;

/** Days that are too long ago or too far ahead, and those in the future that must lie behind us. */
function checkDays(source: YamlFile, now: Date): Problem[] {
  const today = torontoDay(now);
  const last = Number(today.slice(0, 4)) + YEARS_AHEAD;
  return [...DAYS].flatMap(([field, behind]) => {
    const value = source.value([field]);
    if (typeof value !== 'string' || !(day.safeParse(value).success || month.safeParse(value).success)) return [];
    const year = Number(value.slice(0, 4));
    if (year < FIRST_YEAR || year > last) {
      return [source.problem([field], `must be in a year from ${FIRST_YEAR} to ${last}. Check the digits of the year`)];
    }
    if (!behind || value <= today) return [];
    const what = field === 'revised' ? 'something in this file was last changed' : 'it was done';
    return [source.problem([field], `is in the future: today is ${today}. Write the day on which ${what}`, today)];
  });
}

/** An answer that says that something is not possible must go once it is. */
function outdatedAnswers(
  source: YamlFile | undefined,
  contact: ContactPage | undefined,
  connected: Readonly<Record<'contact' | 'giving' | 'registration', boolean>>,
): Problem[] {
  return (contact?.faq.items ?? []).flatMap(({ until, hidden }, index) =>
    source && until && !hidden && connected[until]
      ? [
          source.problem(
            ['faq', 'items', index, 'until'],
            `says that the answer holds only until ${until} is connected, and it is connected. Write a new answer, and delete this line`,
          ),
        ]
      : [],
  );
}

function eventKey({ title, date, month }: Record<string, unknown>): string | undefined {
  return typeof title === 'string' ? [title, date, month].map(String).join('\n') : undefined;
}

function checkTwice(
  sources: readonly YamlFile[],
  keyOf: (fields: Record<string, unknown>) => unknown,
  field: string,
  message: string,
): Problem[] {
  const first = new Map<string, string>();
  return sources.flatMap((source) => {
    const key = keyOf(recordOf(source));
    if (key === undefined) return [];
    const same = String(key).toLowerCase();
    const other = first.get(same);
    first.set(same, other ?? source.file);
    return other
      ? [source.problem([field], `${message} ${other}. Change it in one of the two files, or delete one of them`)]
      : [];
  });
}

/** The same without everything that is marked `hidden`. */
function withoutHidden<Value>(value: Value): Value {
  const isHidden = (item: unknown) => item instanceof Object && 'hidden' in item && item.hidden === true;
  const shown = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.filter((part) => !isHidden(part)).map(shown);
    if (item instanceof Object)
      return Object.fromEntries(Object.entries(item).map(([key, part]) => [key, shown(part)]));
    return item;
  };
  // Only items of lists go, so the shape stays what it was.
  return shown(value) as Value;
}

function fillAll<Value>(value: Value, facts: Readonly<Record<string, string>>): Value {
  const filled = (item: unknown): unknown => {
    if (typeof item === 'string') return fill(item, facts);
    if (Array.isArray(item)) return item.map(filled);
    if (item instanceof Object)
      return Object.fromEntries(Object.entries(item).map(([key, part]) => [key, filled(part)]));
    return item;
  };
  // Only letters of texts change, so the shape stays what it was.
  return filled(value) as Value;
}
