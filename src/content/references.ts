import type { Path } from '#content/field-name.ts';
import { nearest } from '#content/nearest.ts';
import type { Problem, YamlFile } from '#content/yaml.ts';
import type { Mistake } from '#content/yaml-mistakes.ts';
import { target } from '#content/schemas/addresses.ts';
import { picture } from '#content/schemas/fields.ts';

/** What content may refer to. */
interface ReferenceTargets {
  /** What may follow # in the address of each page, by address; undefined where the page's content cannot be read. */
  pages: ReadonlyMap<string, readonly string[] | undefined>;
  /** Names of the files in content/images. */
  pictures: readonly string[];
  /** What `checkPictures` has found wrong with some of them. */
  pictureProblems: ReadonlyMap<string, string>;
  /** Events and programs, by the names of their files without .yaml. */
  events: ReadonlyMap<string, YamlFile>;
  programs: ReadonlyMap<string, YamlFile>;
  /** Files with mistakes of their own, so that references to them are not reported too. */
  invalidFiles: ReadonlySet<string>;
}

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

/** A value of a file that is neither a group nor a list. */
export interface Leaf<Value = unknown> {
  path: Path;
  value: Value;
}

/** Every value, in reading order. */
export function leavesOf(data: unknown, path: Path = []): Leaf[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (data instanceof Object) return Object.entries(data).flatMap(([key, value]) => leavesOf(value, [...path, key]));
  return [{ path, value: data }];
}

/** Every string, in reading order. */
export function stringsIn(data: unknown): Leaf<string>[] {
  return leavesOf(data).filter((leaf): leaf is Leaf<string> => typeof leaf.value === 'string');
}

/** All values of fields called `id`. */
export function idsIn(data: unknown): string[] {
  return stringsIn(data)
    .filter(({ path }) => path.at(-1) === 'id')
    .map(({ value }) => value);
}

// The schemas report addresses and file names that are malformed.
function checkLink(to: string, { pages }: ReferenceTargets): Mistake | undefined {
  if (!target.safeParse(to).success) return undefined;
  const [page = '', anchor] = to.split('#');
  if (!pages.has(page)) {
    const addresses = [...pages.keys()];
    return {
      message: `leads to a page that does not exist. The pages are ${addresses.join(', ')}`,
      example: nearest(page, addresses)[0] ?? '/contact',
    };
  }
  const parts = pages.get(page)?.map((name) => `${page}#${name}`);
  if (anchor === undefined || parts === undefined || parts.includes(to)) return undefined;
  const advice = parts.length > 0 ? `Its parts are ${parts.join(', ')}` : 'That page has no parts to link to';
  return {
    message: `leads to a part of ${page} that does not exist. ${advice}`,
    example: nearest(to, parts)[0] ?? page,
  };
}

function checkPicture(file: string, { pictures, pictureProblems }: ReferenceTargets): Mistake | undefined {
  const problem = pictureProblems.get(file);
  if (problem !== undefined) return { message: problem, example: 'sewing-circle.jpg' };
  if (!picture.shape.file.safeParse(file).success || pictures.includes(file)) return undefined;
  const alike = nearest(file, pictures);
  const advice =
    alike.length > 0
      ? `Did you mean ${alike.join(' or ')}?`
      : 'Put the picture there, or delete "image:" and the lines indented below it';
  return { message: `names a picture that is not in content/images. ${advice}`, example: alike[0] };
}

/** The file that may have had this name before: the one with the most words in common; numbers do not count. */
function mostSimilarName(name: string, names: readonly string[]): string | undefined {
  const words = new Set(name.split('-').filter((word) => !/^\d*$/.test(word)));
  const common = (other: string) => other.split('-').filter((word) => words.has(word)).length;
  return names.filter((other) => common(other) > 0).sort((a, b) => common(b) - common(a))[0];
}

function checkFileName(name: string, folder: string, files: ReadonlyMap<string, YamlFile>): Mistake | undefined {
  const visible = [...files].filter(([, file]) => file.value(['hidden']) !== true).map(([id]) => id);
  if (visible.includes(name)) return undefined;
  const list =
    visible.length > 0 ? `Choose one of: ${visible.join(', ')}` : `content/${folder} has no visible file yet`;
  const problem = files.has(name)
    ? 'names a file that is hidden: it has the line "hidden: true". Name another one'
    : `must be the name of a file in content/${folder}, without .yaml`;
  return {
    message: `${problem}. ${list}`,
    example: nearest(name, visible)[0] ?? mostSimilarName(name, visible) ?? visible[0],
  };
}

function checkEventName(name: string, { events, invalidFiles }: ReferenceTargets): Mistake | undefined {
  const event = events.get(name);
  if (event && invalidFiles.has(event.file)) return undefined;
  if (event?.readable && event.value(['hidden']) !== true && !cardFields.every((field) => event.has([field]))) {
    return {
      message: 'names an event with a missing field, such as its date, time or place. Name one that has them all',
    };
  }
  const mistake = checkFileName(name, 'events', events);
  const alternative = 'Or delete this line: Home then shows the next event, or says that no dates are set';
  return mistake && { ...mistake, message: `${mistake.message}. ${alternative}` };
}

const CHECKS = new Map<string, (value: string, targets: ReferenceTargets) => Mistake | undefined>([
  ['to', checkLink],
  ['file', checkPicture],
  ['event', checkEventName],
  ['program', (name, { programs }) => checkFileName(name, 'programs', programs)],
]);

/**
 * Checks what a file names. Fields are recognized by name, at any depth: `to` is a link inside the site, `file` a picture, `event` and
 * `program` the name of a file; an `id` may be on a page only once.
 */
export function checkReferences(source: YamlFile, targets: ReferenceTargets): Problem[] {
  const ids = new Set<string>();
  return stringsIn(source.data).flatMap(({ path, value }) => {
    const field = String(path.at(-1));
    const repeated = field === 'id' && ids.has(value);
    if (field === 'id') ids.add(value);
    if (repeated) return [source.problem(path, 'is already the id of something else on this page. Choose another one')];
    const mistake = CHECKS.get(field)?.(value, targets);
    return mistake ? [source.problem(path, mistake.message, mistake.example)] : [];
  });
}
