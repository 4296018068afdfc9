import type { Path } from '#content/field-name.ts';
import { nearest } from '#content/nearest.ts';
import type { Problem, YamlFile } from '#content/yaml.ts';
import { picture, target } from '#schemas/fields.ts';

/** What content may refer to. */
export interface Known {
  /** The parts that can be named behind the # of an address, by page; undefined where they are not known: '/contact' → ['member']. */
  pages: ReadonlyMap<string, readonly string[] | undefined>;
  /** Names of the files in content/images. */
  pictures: readonly string[];
  /** What is wrong with some of them, where somebody has looked into them. */
  faults: ReadonlyMap<string, string>;
  /** The files of the events and of the programs, by their names without .yaml. */
  events: ReadonlyMap<string, YamlFile>;
  programs: ReadonlyMap<string, YamlFile>;
  /** Paths of files with mistakes of their own, of which no other file needs to complain. */
  faulty: ReadonlySet<string>;
}

/** The fields that an event needs to stand on a card with its date and in a calendar. */
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

interface Complaint {
  message: string;
  example?: string | undefined;
}

/** A value at some place of a file, which is neither a group nor a list. */
export interface Leaf<Value = unknown> {
  path: Path;
  value: Value;
}

/** Every value in the data, in reading order. */
export function leavesOf(data: unknown, path: Path = []): Leaf[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (data instanceof Object) return Object.entries(data).flatMap(([key, value]) => leavesOf(value, [...path, key]));
  return [{ path, value: data }];
}

/** Every text in the data. */
export function wordsIn(data: unknown): Leaf<string>[] {
  return leavesOf(data).filter((leaf): leaf is Leaf<string> => typeof leaf.value === 'string');
}

/** All values of fields called `id`. */
export function idsIn(data: unknown): string[] {
  return wordsIn(data)
    .filter(({ path }) => path.at(-1) === 'id')
    .map(({ value }) => value);
}

// Addresses and names of files that are not even written well are told by their schema.
function checkLink(to: string, { pages }: Known): Complaint | undefined {
  if (!target.safeParse(to).success) return undefined;
  const [page = '', part] = to.split('#');
  if (!pages.has(page)) {
    const all = [...pages.keys()];
    return {
      message: `leads to a page that does not exist. The pages are ${all.join(', ')}`,
      example: nearest(page, all)[0] ?? '/contact',
    };
  }
  const parts = pages.get(page)?.map((name) => `${page}#${name}`);
  if (part === undefined || parts === undefined || parts.includes(to)) return undefined;
  const known = parts.length > 0 ? `Its parts are ${parts.join(', ')}` : 'No part of that page has a name';
  return {
    message: `leads to a part of ${page} that does not exist. ${known}`,
    example: nearest(to, parts)[0] ?? page,
  };
}

function checkPicture(file: string, { pictures, faults }: Known): Complaint | undefined {
  const message = faults.get(file);
  if (message !== undefined) return { message, example: 'sewing-circle.jpg' };
  if (!picture.shape.file.safeParse(file).success || pictures.includes(file)) return undefined;
  const alike = nearest(file, pictures);
  const advice =
    alike.length > 0 ? `Did you mean ${alike.join(' or ')}?` : 'Put it there, or delete the lines of the image';
  return { message: `names a picture that is not in content/images. ${advice}`, example: alike[0] };
}

/** Of a file that was renamed: the one whose name has the most words in common; numbers do not count. */
function likest(name: string, names: readonly string[]): string | undefined {
  const words = new Set(name.split('-').filter((word) => !/^\d*$/.test(word)));
  const common = (other: string) => other.split('-').filter((word) => words.has(word)).length;
  return names.filter((other) => common(other) > 0).sort((a, b) => common(b) - common(a))[0];
}

function checkName(name: string, folder: string, files: ReadonlyMap<string, YamlFile>): Complaint | undefined {
  const file = files.get(name);
  if (file && file.value(['hidden']) !== true) return undefined;
  const names = [...files].filter(([, other]) => other.value(['hidden']) !== true).map(([id]) => id);
  const others = names.length > 0 ? `There are: ${names.join(', ')}` : `There is no file in content/${folder} to name`;
  const example = nearest(name, names)[0] ?? likest(name, names) ?? names[0];
  if (file) {
    return {
      message: `names a file that is hidden: it has a line  hidden: true. Name another one. ${others}`,
      example,
    };
  }
  return {
    message: `must be the name of a file in content/${folder}, without .yaml, as it is now. ${others}`,
    example,
  };
}

function checkEventName(name: string, { events, faulty }: Known): Complaint | undefined {
  const event = events.get(name);
  if (event && faulty.has(event.file)) return undefined;
  if (event?.readable && event.value(['hidden']) !== true && !cardFields.every((field) => event.has([field]))) {
    return { message: 'names an event that lacks a line, such as its date, time or place. Name one that has them all' };
  }
  const complaint = checkName(name, 'events', events);
  if (!complaint) return undefined;
  const without = 'Or delete this line: Home then shows the next event, or says that no dates are set';
  return { ...complaint, message: `${complaint.message}. ${without}` };
}

const checks = new Map<string, (value: string, known: Known) => Complaint | undefined>([
  ['to', checkLink],
  ['file', checkPicture],
  ['event', checkEventName],
  ['program', (name, { programs }) => checkName(name, 'programs', programs)],
]);

/**
 * Checks what a file says about others. The names of its fields decide, wherever they stand: `to` is a link inside the site, `file` a
 * picture, `event` and `program` the name of a file; an `id` may stand only once in a file.
 */
export function checkReferences(source: YamlFile, known: Known): Problem[] {
  const ids = new Set<string>();
  return wordsIn(source.data).flatMap(({ path, value }) => {
    const field = String(path.at(-1));
    const twice = field === 'id' && ids.has(value);
    if (field === 'id') ids.add(value);
    if (twice) return [source.problem(path, 'is in this file twice. Each id must be different')];
    const complaint = checks.get(field)?.(value, known);
    return complaint ? [source.problem(path, complaint.message, complaint.example)] : [];
  });
}
