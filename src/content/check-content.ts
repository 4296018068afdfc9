import type { z } from 'zod';
import { formatDays, formatTimes, type Span, zoneOf } from '#calendar/dates.ts';
import { nearest } from '#content/nearest.ts';
import { cardFields, checkReferences, idsIn } from '#content/references.ts';
import { slug } from '#format/slug.ts';
import { fill } from '#format/words.ts';
import { checkShape, type Problem, printProblem, YamlFile } from '#content/yaml.ts';
import { eventSchema, type pastEvent, type upcomingEvent } from '#schemas/event.ts';
import { day, type facts, time, zone } from '#schemas/fields.ts';
import { type Navigation, navigation } from '#schemas/navigation.ts';
import { type AboutPage, aboutPage } from '#schemas/pages/about.ts';
import { type ContactPage, contactPage } from '#schemas/pages/contact.ts';
import { type DonatePage, donatePage } from '#schemas/pages/donate.ts';
import { type ErrorPage, errorPage } from '#schemas/pages/error.ts';
import { type EventsPage, eventsPage } from '#schemas/pages/events.ts';
import { type GetInvolvedPage, getInvolvedPage } from '#schemas/pages/get-involved.ts';
import { type HomePage, homePage } from '#schemas/pages/home.ts';
import { type NotFoundPage, notFoundPage } from '#schemas/pages/not-found.ts';
import { type ProgramsPage, programsPage } from '#schemas/pages/programs.ts';
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
  pages: {
    home: HomePage;
    about: AboutPage;
    programs: ProgramsPage;
    events: EventsPage;
    getInvolved: GetInvolvedPage;
    donate: DonatePage;
    contact: ContactPage;
    notFound: NotFoundPage;
    error: ErrorPage;
  };
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
  return [`${count} in the content. Nothing is published until it is mended.`, ...problems.map(printProblem)].join(
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

/** The files that stand once, and what each must look like. */
export const shapes = {
  site: ['content/site.yaml', site],
  navigation: ['content/navigation.yaml', navigation],
  home: ['content/pages/home.yaml', homePage],
  about: ['content/pages/about.yaml', aboutPage],
  programs: ['content/pages/programs.yaml', programsPage],
  events: ['content/pages/events.yaml', eventsPage],
  getInvolved: ['content/pages/get-involved.yaml', getInvolvedPage],
  donate: ['content/pages/donate.yaml', donatePage],
  contact: ['content/pages/contact.yaml', contactPage],
  notFound: ['content/pages/not-found.yaml', notFoundPage],
  error: ['content/pages/error.yaml', errorPage],
} as const;
const singles: readonly string[] = Object.values(shapes).map(([file]) => file);
/** Where each event and each program has its file. */
export const eventFolder = 'content/events/';
export const programFolder = 'content/programs/';
/** The folders of what people say and of the news. Either may be missing. */
export const voiceFolder = 'content/voices/';
export const newsFolder = 'content/news/';
const folders: readonly string[] = [eventFolder, programFolder, voiceFolder, newsFolder];

/**
 * Reads all content at once. `files` holds the text of every file in content/ outside content/images, by its path from the project's
 * folder; `pictures` the names of the files in content/images; `faults` what `checkPictures` has found in some of them, for the
 * build, which alone looks into pictures.
 */
export function checkContent(
  files: Readonly<Record<string, string>>,
  pictures: readonly string[],
  faults: ReadonlyMap<string, string> = new Map(),
): { content: Content } | { problems: Problem[] } {
  const names = Object.keys(files)
    // An editor may keep notes beside the content.
    .filter((file) => !file.endsWith('.md'))
    .sort();
  const problems = names.flatMap(misplaced);
  const sources = names
    .filter((file) => misplaced(file).length === 0)
    .map((file) => new YamlFile(file, files[file] ?? ''));
  const named = new Map(sources.map((source) => [source.file, source]));
  const inFolder = (folder: string) =>
    new Map(sources.filter(({ file }) => file.startsWith(folder)).map((source) => [idOf(source.file), source]));

  function read<Schema extends z.ZodType>(source: YamlFile, schema: Schema): z.output<Schema> | undefined {
    const result = checkShape(source, schema);
    if ('data' in result) return result.data;
    problems.push(...result.problems);
    return undefined;
  }
  function one<Schema extends z.ZodType>([file, schema]: readonly [string, Schema]): z.output<Schema> | undefined {
    const source = named.get(file);
    if (source) return read(source, schema);
    // A file with a wrong name or in a wrong folder has been told already.
    const base = file.slice(file.lastIndexOf('/') + 1);
    if (problems.some(({ message }) => message.includes(base))) return undefined;
    problems.push({
      file,
      line: 1,
      field: '',
      message: 'is missing. Put the file back: the site cannot do without it',
    });
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

  const single = {
    site: one(shapes.site),
    navigation: one(shapes.navigation),
    home: one(shapes.home),
    about: one(shapes.about),
    programs: one(shapes.programs),
    events: one(shapes.events),
    getInvolved: one(shapes.getInvolved),
    donate: one(shapes.donate),
    contact: one(shapes.contact),
    notFound: one(shapes.notFound),
    error: one(shapes.error),
  };
  const eventFiles = inFolder(eventFolder);
  const programFiles = inFolder(programFolder);
  const shownPrograms = [...programFiles].filter(([, source]) => !isHidden(source));
  const events = each(eventFiles, eventSchema);
  const programs = each(programFiles, () => program);
  const news = each(inFolder(newsFolder), () => newsItem);
  const voices = each(inFolder(voiceFolder), () => voice);

  const idsOf = ([file]: readonly [string, z.ZodType]) => {
    const source = named.get(file);
    return source?.readable ? idsIn(source.data) : undefined;
  };
  const known = {
    pages: new Map<string, readonly string[] | undefined>([
      ['/', []],
      ['/about', []],
      ['/programs', shownPrograms.map(([id]) => id)],
      ['/events', []],
      ['/get-involved', idsOf(shapes.getInvolved)],
      ['/donate', ['etransfer']],
      ['/contact', idsOf(shapes.contact)],
    ]),
    pictures,
    faults,
    events: eventFiles,
    programs: programFiles,
  };
  problems.push(
    ...[...eventFiles.values()].flatMap(checkDate),
    ...checkTwice([...eventFiles.values()], eventKey, 'title', 'is the same event as in'),
    ...checkTwice([...programFiles.values()], ({ title }) => title, 'title', 'is the same program as in'),
    ...checkTwice(
      shownPrograms.map(([, source]) => source),
      ({ order }) => order,
      'order',
      'is the same place as in',
    ),
    ...sources.flatMap((source) => checkReferences(source, known)),
    ...outdatedAnswers(named.get(shapes.contact[0]), single.contact, {
      contact: single.site?.contact !== undefined,
      giving: single.site?.giving !== undefined,
      registration: events.some(
        (event) => event.group === 'upcoming' && !event.hidden && event.registrationUrl !== undefined,
      ),
    }),
  );

  const all = complete(single);
  if (problems.length > 0 || !all) return { problems: problems.sort(byPlace) };
  const { site: organization, navigation: links, ...pages } = all;
  const content: Content = {
    site: organization,
    navigation: links,
    pages,
    programs: programs.sort((a, b) => a.order - b.order),
    events: {
      upcoming: events.filter((event) => event.group === 'upcoming').sort(earliestFirst),
      past: events.filter((event) => event.group === 'past').sort(latestFirst),
    },
    voices: voices.sort((a, b) => b.consent.localeCompare(a.consent) || a.id.localeCompare(b.id)),
    news: news.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id)),
  };
  return { content: fillAll(withoutHidden(content), factsOf(organization)) };
}

/** Its parts, unless one of them is missing. */
function complete<Parts extends object>(parts: Parts): { [Name in keyof Parts]: NonNullable<Parts[Name]> } | undefined {
  const whole = (all: Parts): all is { [Name in keyof Parts]: NonNullable<Parts[Name]> } =>
    Object.values(all).every((part) => part !== undefined);
  return whole(parts) ? parts : undefined;
}

function byPlace(a: Problem, b: Problem): number {
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

/** Says what is wrong with the place or the name of a file. */
function misplaced(file: string): Problem[] {
  if (singles.includes(file)) return [];
  const tell = (message: string) => [{ file, line: 1, field: '', message }];
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = file.slice(folder.length);
  if (/\.(jpe?g|png|webp|avif|gif|heic|svg)$/i.test(name)) return tell('is a picture. Move it to content/images');
  const ending = name.replace(/(\.ya?ml)?(\.txt)?$/i, '.yaml');
  if (folders.includes(folder)) {
    if ([eventFolder, programFolder].includes(folder) && taken.includes(idOf(file))) {
      const better = folder === eventFolder ? `${idOf(file)}-event.yaml` : `${idOf(file)}-program.yaml`;
      return tell(`has a name that its page uses for something else. Rename it, for example to ${better}`);
    }
    if (/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(name)) return [];
    return tell(
      `has a name that cannot be used. Names have small letters, digits and hyphens, and end in .yaml. Rename it to ${slug(ending.slice(0, -'.yaml'.length))}.yaml`,
    );
  }
  if (singles.includes(folder + ending)) return tell(`has a wrong ending. Rename it to ${ending}`);
  const [meant] = nearest(folder + ending, singles);
  if (meant) return tell(`is not a file that this site knows. Did you mean ${meant}?`);
  return tell(
    'is in a place where nothing is read. Events belong in content/events, programs in content/programs, voices in content/voices, news in content/news, pictures in content/images',
  );
}

function isHidden(source: YamlFile): boolean {
  return fieldsOf(source)['hidden'] === true;
}

/** The fields of a file, right or wrong. */
function fieldsOf(source: YamlFile): Record<string, unknown> {
  return source.data instanceof Object ? { ...source.data } : {};
}

/** Names that the Events page or the Programs page uses for its own parts: two things can't have one address. */
const taken = ['main', 'menu', 'upcoming', 'past', 'newsletter', 'not-sure'];

/** An event's date and the clocks of Toronto must agree: its zone is the one in which it begins. */
function checkDate(source: YamlFile): Problem[] {
  const fields = fieldsOf(source);
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
    const key = keyOf(fieldsOf(source));
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
