import { type Field, fieldOf, stringsOf } from '#content/field.ts';
import { eventFolder, idOf, kindOf, programFolder, singleFiles } from '#content/kinds.ts';
import { registeredPages } from '#content/pages.ts';
import { type Problem, fileProblem, type YamlFile } from '#content/yaml.ts';
import { target } from '#content/schemas/addresses.ts';
import { day, time, zone } from '#content/schemas/dates.ts';
import { torontoDay, zoneOf } from '#lib/dates.ts';
import { isPictureName } from '#lib/pictureName.ts';

/** What is wrong with a picture; `always` if it is a problem although no file names the picture. */
export interface PictureProblem {
  message: string;
  always?: boolean;
}

/** What a check needs in addition to the files. */
export interface Surroundings {
  /** Names of the files in content/images; undefined where they are not known. */
  pictures?: readonly string[] | undefined;
  /** What `checkPictures` has found wrong with some of them. */
  pictureProblems: ReadonlyMap<string, PictureProblem>;
  now: Date;
}

type Sources = ReadonlyMap<string, YamlFile>;

/** The fields that an event needs for a card with its date, and for a calendar. */
export const cardFields = [
  'date',
  'start',
  'end',
  'zone',
  'location',
  'description',
  'spots',
  'colour',
  'revised',
] as const;

/** The fields of a file, as its kind has them. */
export function fieldsOf(source: YamlFile): Field {
  const kind = kindOf(source.file, source.data);
  return kind ? fieldOf(kind.schema) : {};
}

/** Checks across files: references, repetitions, pictures and dates. `invalid` are the files with mistakes of their own. */
export function crossCheck(sources: Sources, invalid: ReadonlySet<string>, surroundings: Surroundings): Problem[] {
  const readable = [...sources.values()].filter(({ readable }) => readable);
  const events = readable.filter(({ file }) => file.startsWith(eventFolder));
  const programs = readable.filter(({ file }) => file.startsWith(programFolder) && !isHidden(file, sources));
  return [
    ...checkPictureFiles(readable, surroundings),
    ...readable.flatMap((source) => [
      ...checkReferences(source, sources, invalid, surroundings),
      ...checkDays(source, surroundings.now),
    ]),
    ...events.flatMap(checkZone),
    ...repeated(events, (source) => eventKey(source), 'title', 'is the same event as in'),
    ...repeated(programs, (source) => source.value(['title']), 'title', 'is the same program as in'),
    ...checkNumberOfPrograms(programs, sources),
  ];
}

/** Whether one file is all that is known, as where it is edited: what depends on others is asked before publishing. */
function isAlone(sources: Sources): boolean {
  return sources.size === 1;
}

/** The most programs that the page is drawn for. */
const MAX_PROGRAMS = 12;

function checkNumberOfPrograms(programs: readonly YamlFile[], sources: Sources): Problem[] {
  const [page] = singleFiles.programs;
  const last = programs[MAX_PROGRAMS];
  if (last)
    return [fileProblem(last.file, `is one more than the ${MAX_PROGRAMS} programs that can be shown. Hide one`)];
  if (programs.length > 0 || !sources.has(page) || isAlone(sources)) return [];
  return [fileProblem(page, 'has no program to show. Add one in content/programs, or show a hidden one')];
}

function isHidden(file: string, sources: Sources): boolean {
  return sources.get(file)?.value(['hidden']) === true;
}

/** A problem for each file with a key that an earlier one has. */
function repeated(
  files: readonly YamlFile[],
  keyOf: (source: YamlFile) => unknown,
  field: string,
  message: string,
): Problem[] {
  const firsts = new Map<string, string>();
  // The editing page adds -1 to the name of a copy, which sorts before the first: that is the shorter one.
  const inOrder = files.toSorted((a, b) => a.file.length - b.file.length || a.file.localeCompare(b.file));
  return inOrder.flatMap((source) => {
    const value = keyOf(source);
    if (value === undefined || value === null) return [];
    const key = String(value).trim().toLowerCase();
    const earlier = firsts.get(key);
    if (earlier === undefined) firsts.set(key, source.file);
    return earlier === undefined
      ? []
      : [source.problem([field], `${message} ${earlier}. Change it in one of the two files, or delete one of them`)];
  });
}

function eventKey(source: YamlFile): string | undefined {
  const [title, ...when] = ['title', 'date', 'month'].map((field) => source.value([field]));
  return title === undefined ? undefined : [title, ...when].map((value) => String(value).trim()).join('\n');
}

function checkReferences(
  source: YamlFile,
  sources: Sources,
  invalid: ReadonlySet<string>,
  surroundings: Surroundings,
): Problem[] {
  return stringsOf(fieldsOf(source), source.data).flatMap(({ path, value, field }) => {
    const message = field.refersTo && referenceMistakes[field.refersTo](value, sources, invalid, surroundings);
    return message === undefined ? [] : [source.problem(path, message)];
  });
}

type CheckReference = (
  value: string,
  sources: Sources,
  invalid: ReadonlySet<string>,
  surroundings: Surroundings,
) => string | undefined;

// The schemas report values that are malformed.
const referenceMistakes: Record<NonNullable<Field['refersTo']>, CheckReference> = {
  pages(to, sources) {
    const [address = '', anchor] = to.split('#');
    const page = registeredPages.find((page) => page.address === address);
    const pages = registeredPages.flatMap(({ address = [] }) => address);
    if (!target.safeParse(to).success) return undefined;
    if (!page) return `leads to a page that does not exist. The pages are ${pages.join(', ')}`;
    const parts = anchorsOf(page.file, page.anchors, sources)?.map((name) => `${address}#${name}`);
    if (anchor === undefined || parts === undefined || parts.includes(to)) return undefined;
    const advice = parts.length > 0 ? `Its parts are ${parts.join(', ')}` : `That page has none: ${address}`;
    return `leads to a part of ${address} that does not exist. ${advice}`;
  },
  pictures(file, _sources, _invalid, { pictures, pictureProblems }) {
    const problem = pictureProblems.get(file);
    if (problem) return problem.message;
    if (!pictures || pictures.includes(file) || !isPictureName(file)) return undefined;
    const other = pictures.find((name) => name.toLowerCase() === file.toLowerCase());
    if (other !== undefined) return `has other capitals than the picture, which is called ${other}`;
    return 'names a picture that is not in content/images. Put the picture there, or name another one';
  },
  events(name, sources, invalid) {
    const source = sources.get(`${eventFolder}${name}.yaml`);
    if (isAlone(sources) || (source && invalid.has(source.file))) return undefined;
    const mistake = entryMistake(name, 'an event', eventFolder, sources);
    if (mistake)
      return `${mistake}. Or leave this empty: Home then shows the next event, or says that no dates are set`;
    return cardFields.every((field) => source?.has([field]))
      ? undefined
      : 'names an event with a missing field, such as its date, time or place. Name one that has them all';
  },
  programs: (name, sources) => (isAlone(sources) ? undefined : entryMistake(name, 'a program', programFolder, sources)),
};

function entryMistake(name: string, what: string, folder: string, sources: Sources): string | undefined {
  const visible = [...sources.keys()].filter((file) => file.startsWith(folder) && !isHidden(file, sources)).map(idOf);
  if (visible.includes(name)) return undefined;
  const advice = visible.length > 0 ? `Choose one of: ${visible.join(', ')}` : 'There is no visible one yet';
  return `names ${what} that is hidden or does not exist. ${advice}`;
}

/** What may follow # in the address of a page; undefined where its content cannot be read. */
function anchorsOf(
  file: string,
  anchors: (typeof registeredPages)[number]['anchors'],
  sources: Sources,
): readonly string[] | undefined {
  if (anchors === 'programs' && isAlone(sources)) return undefined;
  if (anchors === 'programs')
    return [...sources.keys()].filter((name) => name.startsWith(programFolder) && !isHidden(name, sources)).map(idOf);
  if (anchors !== 'ids') return anchors ?? [];
  const source = sources.get(file);
  if (!source?.readable) return undefined;
  return stringsOf(fieldsOf(source), source.data).flatMap(({ field, value }) => (field.anchor ? [value] : []));
}

/** Files that are no pictures, and pictures that must not be in the repository although no page shows them. */
function checkPictureFiles(sources: readonly YamlFile[], { pictures = [], pictureProblems }: Surroundings): Problem[] {
  const named = sources.flatMap((source) =>
    stringsOf(fieldsOf(source), source.data).flatMap(({ field, value }) =>
      field.refersTo === 'pictures' ? [value] : [],
    ),
  );
  return pictures.flatMap((name) => {
    const problem = pictureProblems.get(name);
    const file = `content/images/${name}`;
    if (problem?.always && !named.includes(name))
      return [fileProblem(file, `${problem.message}. No page shows it: you can also delete it`)];
    if (isPictureName(name) || name.endsWith('.md')) return [];
    return [
      fileProblem(
        file,
        'is not a picture that browsers show, or has a name that cannot be used. Export it as a JPEG and name it with letters, digits and hyphens, or delete it',
      ),
    ];
  });
}

/** The zone of an event must be the one of Toronto's clocks when it begins. */
function checkZone(source: YamlFile): Problem[] {
  const date = day.safeParse(source.value(['date'])).data;
  const label = zone.safeParse(source.value(['zone'])).data;
  if (!date || !label) return [];
  const right = zoneOf(date, time.safeParse(source.value(['start'])).data);
  if (label === right) return [];
  const clocks = right === 'EDT' ? 'daylight time' : 'standard time';
  return [source.problem(['zone'], `must be ${right}: on ${date} Toronto is on ${clocks}`)];
}

/** The range of years that a day may be in; anything else is a typing error. */
const FIRST_YEAR = 2000;
const YEARS_AHEAD = 5;

/** Days that are too long ago or too far ahead, and those in the future that must be past. */
function checkDays(source: YamlFile, now: Date): Problem[] {
  const today = torontoDay(now);
  const lastYear = Number(today.slice(0, 4)) + YEARS_AHEAD;
  return stringsOf(fieldsOf(source), source.data).flatMap(({ path, value, field }) => {
    const isDay = field.format === 'date' && day.safeParse(value).success;
    if (!isDay && field.control !== 'month') return [];
    const year = Number(value.slice(0, 4));
    if (year < FIRST_YEAR || year > lastYear)
      return [
        source.problem(path, `must be in a year from ${FIRST_YEAR} to ${lastYear}. Check the digits of the year`),
      ];
    if (field.happened === undefined || value <= today) return [];
    return [source.problem(path, `is in the future: today is ${today}. It is the day on which ${field.happened}`)];
  });
}
