import { isDeepStrictEqual } from 'node:util';
import { torontoDay } from '#calendar/dates.ts';
import { idsIn } from '#content/references.ts';
import { slug } from '#format/slug.ts';
import { type Problem, YamlFile } from '#content/yaml.ts';
import { day, month } from '#schemas/fields.ts';
import { blank, fieldsFor, mapWords } from './controls.ts';
import { folderOf, idOf, type Kind, kindOf } from './kinds.ts';
import { readyPhotograph } from './photographs.ts';
import type { Control, Entry, KindName, Opened, Outcome, Overview, PictureFile } from './protocol.ts';
import { compose, notesIn, rewrite } from './rewrite.ts';
import type { Store } from './store.ts';
import { tidy } from './tidy.ts';

/** A kind of which there can be more. */
export type Many = 'event' | 'program';

/** What a person can do with the content, one method each. */
export class Desk {
  readonly #store: Store;
  readonly #preview: string;

  /** `preview` is where the site is served while it is being edited. */
  constructor(store: Store, preview: string) {
    this.#store = store;
    this.#preview = preview;
  }

  /** Everything there is to edit. */
  overview(): Overview {
    const { files, pictures } = this.#store.content();
    const sources = Object.entries(files).flatMap(([file, text]) => {
      const kind = kindOf(file);
      return kind ? [{ kind, source: new YamlFile(file, text) }] : [];
    });
    const used = sources.flatMap(({ kind, source }) =>
      wordsOf(kind.control, source.data, 'picture').map((name) => ({ name, title: titleOf(source) })),
    );
    return {
      entries: sources.map(({ kind, source }) => entryOf(kind, source)),
      pictures: pictures
        .filter(isPicture)
        .map(
          (name): PictureFile => ({ name, usedBy: used.filter((use) => use.name === name).map(({ title }) => title) }),
        ),
      addresses: addressesIn(sources.map(({ source }) => source)),
      preview: this.#preview,
    };
  }

  /** A file as it is now; undefined when there is none. */
  open(file: string): Opened | undefined {
    const kind = kindOf(file);
    const text = this.#store.content().files[file];
    if (!kind || text === undefined) return undefined;
    const source = new YamlFile(file, text);
    return {
      file,
      kind: kind.name,
      title: titleOf(source),
      version: this.#store.version(file),
      data: source.data,
      control: kind.control,
      notes: source.readable ? notesIn(text) : {},
      problems: this.#store.problems().filter((problem) => problem.file === file),
      address: kind.address,
    };
  }

  /** A new event or program: empty, or like another one. */
  begin(name: Many, like: string | undefined): Opened {
    const file = `${folderOf(name)}new.yaml`;
    const kind = kindOf(file);
    if (!kind) throw new Error(`There are no files of the kind ${name}.`);
    const model = like === undefined ? undefined : this.open(like);
    // A program comes last; an event is on another day than the one it is like.
    const last = Math.max(
      0,
      ...this.overview().entries.map((entry) => (entry.kind === 'program' ? Number(entry.order) : 0)),
    );
    const own = name === 'program' ? { order: last + 1 } : { date: '' };
    const data = Object.assign({}, model?.data ?? blank(kind.control), own);
    return {
      file: undefined,
      kind: name,
      title: '',
      version: 'none',
      data,
      control: kind.control,
      notes: {},
      problems: [],
      address: name === 'event' ? '/events' : '/programs',
    };
  }

  /** What would be wrong with a file if it held this. `file` is undefined for a new one. */
  check(name: KindName, file: string | undefined, data: unknown): Problem[] {
    const { changes, target } = this.#written(name, file, data);
    return this.#store.problems(changes).filter((problem) => problem.file === target);
  }

  /** Writes a file, unless it has changed since it was read as `version`. `anyway` overwrites the newer version all the same. */
  save(name: KindName, file: string | undefined, data: unknown, version: string, anyway = false): Outcome {
    const { changes, target, title } = this.#written(name, file, data);
    if (file !== undefined && !anyway && this.#store.version(file) !== version) return { result: 'newer' };
    if (target === file && changes.get(file) === this.#store.content().files[file]) return { result: 'done', file };
    if (target !== file && this.#store.version(target) !== 'none') return taken(target);
    const outcome = this.#store.change(file === undefined ? `Added “${title}”` : `Changed “${title}”`, changes);
    return outcome.result === 'done' ? { ...outcome, file: target } : outcome;
  }

  /** Gives the file of an event or a program another name, and tells it to every file that names it. */
  rename(file: string, words: string): Outcome {
    const opened = this.open(file);
    if (!opened) return gone;
    const date =
      opened.data instanceof Object && 'date' in opened.data ? day.safeParse(opened.data.date).data : undefined;
    const name = slug(words);
    if (name === '') return { result: 'refused', reason: 'A name needs letters or digits.' };
    const full = date && !name.startsWith(`${date}-`) ? `${date}-${name}` : name;
    const target = file.replace(/[^/]+$/, `${full}.yaml`);
    if (target === file) return { result: 'done', file };
    if (this.#store.version(target) !== 'none') return taken(target);
    const text = this.#store.content().files[file] ?? '';
    const outcome = this.#store.change(`Renamed “${opened.title}”`, this.#moved(file, target, text));
    return outcome.result === 'done' ? { ...outcome, file: target } : outcome;
  }

  /** Takes an event, a program or a photograph out of the content. It stays in earlier-versions/. */
  remove(file: string): Outcome {
    if (this.#store.version(file) === 'none') return gone;
    const title = this.open(file)?.title ?? file.replace(/^.*\//, '');
    return this.#store.change(`Deleted “${title}”`, new Map([[file, undefined]]));
  }

  /** Puts a photograph into content/images, under a name made of what it shows. */
  async addPhotograph(bytes: Buffer, shows: string): Promise<Outcome> {
    const ready = await readyPhotograph(bytes, shows);
    if ('reason' in ready) return { result: 'refused', reason: ready.reason };
    const file = `content/images/${ready.name}`;
    if (this.#store.version(file) !== 'none') return taken(file);
    return this.#store.change(`Added the photograph ${ready.name}`, new Map([[file, ready.bytes]]));
  }

  /** The files as they would be written, and the place of the one that is edited. */
  #written(
    name: KindName,
    file: string | undefined,
    data: unknown,
  ): { changes: Map<string, string | undefined>; target: string; title: string } {
    const place = file ?? `${folderOf(manyOf(name))}new.yaml`;
    const kind = kindOf(place);
    if (!kind || kind.name !== name) throw new Error(`${place} is not of the kind ${name}.`);
    const { files } = this.#store.content();
    const current = file === undefined ? undefined : files[file];
    const tidied = revised(kind.control, tidy(kind.control, data), current && new YamlFile(place, current).data);
    const target = kind.name === 'event' || file === undefined ? nameFor(place, file, tidied) : place;
    const text = current === undefined ? compose(siblingOf(place, tidied, files), tidied) : rewrite(current, tidied);
    const title = titleOf(new YamlFile(target, text));
    if (file === undefined || target === file) return { changes: new Map([[target, text]]), target, title };
    return { changes: this.#moved(file, target, text), target, title };
  }

  /** A file at another place, the old place empty, and the files that name it. */
  #moved(file: string, target: string, text: string): Map<string, string | undefined> {
    const changes = new Map<string, string | undefined>([[target, text]]);
    const [old, fresh] = [idOf(file), idOf(target)];
    const renamed = (control: Control, words: string) => {
      if (control.kind === 'page' && words === `/programs#${old}`) return `/programs#${fresh}`;
      return (control.kind === 'event' || control.kind === 'program') && words === old ? fresh : words;
    };
    for (const [other, before] of Object.entries(this.#store.content().files)) {
      const kind = kindOf(other);
      const source = new YamlFile(other, before);
      if (!kind || other === file || !source.readable) continue;
      const data = mapWords(kind.control, source.data, renamed);
      if (!isDeepStrictEqual(data, source.data)) changes.set(other, rewrite(before, data));
    }
    return changes.set(file, undefined);
  }
}

const gone: Outcome = { result: 'refused', reason: 'That file is not there any more.' };

function taken(file: string): Outcome {
  return { result: 'refused', reason: `There is already a file ${file}. Choose another name.` };
}

function manyOf(name: KindName): Many {
  if (name === 'event' || name === 'program') return name;
  throw new Error(`There is only one file for ${name}.`);
}

/** An event's file begins with its date; otherwise a file keeps its name, and a new one gets that of its title. */
function nameFor(place: string, file: string | undefined, data: unknown): string {
  const fields: Record<string, unknown> = data instanceof Object ? { ...data } : {};
  const date =
    day.safeParse(fields['date']).data ?? (file === undefined ? month.safeParse(fields['month']).data : undefined);
  const old = file === undefined ? slug(String(fields['title'] ?? '')) || 'new' : idOf(file);
  const name = date && !old.startsWith(`${date}-`) ? `${date}-${old.replace(/^[\d-]+/, '') || 'event'}` : old;
  return place.replace(/[^/]+$/, `${name}.yaml`);
}

/** With today's date in Toronto where a file says when it was last changed, if it is changed. */
function revised(control: Control, data: unknown, before: unknown): unknown {
  const dates = fieldsFor(control, data).some((field) => field.required && field.control.kind === 'revised');
  const known = data instanceof Object && 'revised' in data;
  if (!(data instanceof Object) || !(dates || known) || isDeepStrictEqual(data, before)) return data;
  return { ...data, revised: torontoDay(new Date()) };
}

/** The text of another file in the same folder, of the same group if there is one. */
function siblingOf(place: string, data: unknown, files: Readonly<Record<string, string>>): string {
  const folder = place.replace(/[^/]+$/, '');
  const group = (fields: unknown) => (fields instanceof Object && 'group' in fields ? fields.group : undefined);
  const siblings = Object.entries(files).filter(([file]) => file.startsWith(folder));
  const alike = siblings.find(([file, text]) => group(new YamlFile(file, text).data) === group(data));
  return (alike ?? siblings[0])?.[1] ?? '';
}

function titleOf(source: YamlFile): string {
  const { file, data } = source;
  const own =
    data instanceof Object &&
    'title' in data &&
    (file.startsWith(folderOf('event')) || file.startsWith(folderOf('program')));
  if (own) return String(data.title);
  const words = idOf(file).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function entryOf(kind: Kind, source: YamlFile): Entry {
  const fields: Record<string, unknown> = source.data instanceof Object ? { ...source.data } : {};
  const order = kind.name === 'event' ? (fields['date'] ?? fields['month'] ?? '') : (fields['order'] ?? '');
  return {
    file: source.file,
    kind: kind.name,
    title: titleOf(source),
    group: typeof fields['group'] === 'string' ? fields['group'] : undefined,
    order: String(order),
    draft: hasDraft(source.data),
  };
}

function hasDraft(data: unknown): boolean {
  if (!(data instanceof Object)) return false;
  return Object.entries(data).some(([name, part]) => (name === 'draft' && part === true) || hasDraft(part));
}

/** All words in controls of one kind. */
function wordsOf(control: Control, data: unknown, kind: Control['kind']): string[] {
  const found: string[] = [];
  mapWords(control, data, (own, words) => {
    if (own.kind === kind) found.push(words);
    return words;
  });
  return found;
}

function isPicture(name: string): boolean {
  return /\.(jpe?g|png|webp|avif)$/.test(name);
}

/** The pages, and the parts of them that have names. */
function addressesIn(sources: readonly YamlFile[]): string[] {
  const parts = sources.flatMap(({ file, data }) => {
    const kind = kindOf(file);
    if (kind?.name === 'program') return [kind.address];
    return kind?.name === 'page' ? idsIn(data).map((id) => `${kind.address}#${id}`) : [];
  });
  return ['/', '/about', '/programs', '/events', '/get-involved', '/donate', '/donate#etransfer', '/contact', ...parts];
}
