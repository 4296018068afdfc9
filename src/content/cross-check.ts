import { torontoDay, zoneOf } from '#lib/dates.ts';
import type { ReadResult } from '#content/check-content.ts';
import { checkPictureKind, fileProblem, idOf, isLinkedFile, singleFiles } from '#content/content-files.ts';
import type { Path } from '#content/field-name.ts';
import { registeredPages } from '#content/pages.ts';
import { PHOTO_LOCATION } from '#content/photo-location.ts';
import { checkReferences, idsIn, stringsIn } from '#content/references.ts';
import type { Problem, YamlFile } from '#content/yaml.ts';
import { day, month, time, zone } from '#content/schemas/dates.ts';

/** What a check needs in addition to the files. */
interface Context {
  /** Names of the files in content/images. */
  pictures: readonly string[];
  /** What `checkPictures` has found wrong with some of them. */
  pictureProblems: ReadonlyMap<string, string>;
  now: Date;
}

/** Checks across files: names, references, pictures and dates. */
export function crossCheck(result: ReadResult, { pictures, pictureProblems, now }: Context): Problem[] {
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
    ...checkIds(sources),
    ...checkUnique(eventFiles, eventKey, 'title', sameEntry('event')),
    ...checkUnique(programs, ({ title }) => title, 'title', sameEntry('program')),
    ...checkUnique(
      programs,
      ({ order }) => order,
      'order',
      (other) => `is also the position of ${other}. Give one of the two another number`,
    ),
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
  return repeats(names, ([file, path]) => sources.get(file)?.value(path)).flatMap(([[file, path], [other]]) => {
    const message = `is also the name of another ${kind}, in ${other}. People who use screen readers tell them apart only by name: change one of the two`;
    return sources.get(file)?.problem(path, message) ?? [];
  });
}

/** Each item whose key an earlier one has, with the earlier one; capitals and spaces around it do not count. */
function repeats<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): [item: Item, earlier: Item][] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const value = keyOf(item);
    if (value === undefined || value === null) return [];
    const key = String(value).trim().toLowerCase();
    const earlier = firsts.get(key);
    if (earlier !== undefined) return [[item, earlier]];
    firsts.set(key, item);
    return [];
  });
}

/** The name of an event, a program or a news item is its id on pages, where content may have given it to something else. */
function checkIds(sources: ReadonlyMap<string, YamlFile>): Problem[] {
  const files = [...sources.keys()];
  const ids = [
    ...registeredPages.flatMap(({ anchors, file }) =>
      anchors === 'ids' ? idsIn(sources.get(file)?.data).map((id) => ({ id, owner: file })) : [],
    ),
    ...files.filter(isLinkedFile).map((file) => ({ id: idOf(file), owner: file })),
  ];
  return repeats(ids, ({ id }) => id).flatMap(([{ owner }, earlier]) =>
    isLinkedFile(owner) ? [fileProblem(owner, `has a name that ${earlier.owner} already uses. Rename the file`)] : [],
  );
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
  const named = [...sources.values()]
    .flatMap(({ data }) => stringsIn(data))
    .filter(({ path }) => path.at(-1) === 'file');
  const used = new Set(named.map(({ value }) => value));
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
    const message = `says that this answer is true only until ${CONNECTIONS[until]} is connected, which it now is. Write a new answer, and delete this line`;
    return [source.problem(['faq', 'items', index, 'until'], message)];
  });
}

function sameEntry(what: string): (other: string) => string {
  return (other) => `is the same ${what} as in ${other}. Change it in one of the two files, or delete one of them`;
}

function eventKey({ title, date, month }: Record<string, unknown>): string | undefined {
  return typeof title === 'string' ? [title, date, month].map(String).join('\n') : undefined;
}

/** Entries with a key that an earlier one has, and the message about that, which names the file of the earlier one. */
function checkUnique(
  files: ReadonlyMap<string, YamlFile>,
  keyOf: (fields: Record<string, unknown>) => unknown,
  field: string,
  messageFor: (other: string) => string,
): Problem[] {
  return repeats([...files.values()], (source) => keyOf(fieldsOf(source))).map(([source, { file }]) =>
    source.problem([field], messageFor(file)),
  );
}
