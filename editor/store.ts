import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent } from '#content/check-content.ts';
import { readContent } from '#content/read-content.ts';
import type { Problem } from '#content/yaml.ts';
import { kindOf } from './kinds.ts';
import type { Change, Outcome } from './protocol.ts';

/** What becomes of files, by their paths from the project's folder: a text, the bytes of a picture, or nothing. */
export type Changes = ReadonlyMap<string, string | Buffer | undefined>;

interface Kept extends Change {
  files: { path: string; saved: string | undefined }[];
}

const IMAGES = 'content/images/';

/**
 * The content on disk. Nothing is written that the content check would refuse; every file is written aside and then put in its place
 * in one step, so that it is never half there; and what stood there before is kept in earlier-versions/.
 */
export class Store {
  readonly #root: string;
  readonly #earlier: string;

  constructor(root: string) {
    this.#root = root;
    this.#earlier = join(root, 'earlier-versions');
  }

  /** The text of every content file, and the names of the pictures. */
  content(): { files: { [file: string]: string }; pictures: string[] } {
    return readContent(this.#root);
  }

  /** The bytes of a picture; undefined when there is none of that name. */
  picture(name: string): Buffer | undefined {
    const path = join(this.#root, IMAGES, name);
    return this.content().pictures.includes(name) ? readFileSync(path) : undefined;
  }

  /** Tells one state of a file from another. */
  version(file: string): string {
    const path = this.#path(file);
    return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'none';
  }

  /** All that would be wrong with the content after some changes. */
  problems(changes: Changes = new Map()): Problem[] {
    const { files, pictures } = this.content();
    const names = new Set(pictures);
    for (const [path, content] of changes) {
      if (path.startsWith(IMAGES)) names[content === undefined ? 'delete' : 'add'](path.slice(IMAGES.length));
      else if (typeof content === 'string') files[path] = content;
      else delete files[path];
    }
    const result = checkContent(files, [...names]);
    return 'problems' in result ? result.problems : [];
  }

  /** Makes some changes together, unless a changed file would have mistakes or another one would get a new one. */
  change(label: string, changes: Changes): Outcome {
    const known = new Set(this.problems().map(nameOf));
    const problems = this.problems(changes).filter(
      (problem) => changes.has(problem.file) || !known.has(nameOf(problem)),
    );
    if (problems.length > 0) return { result: 'problems', problems };
    this.#keep(label, [...changes.keys()]);
    const written = [...changes].filter(([, content]) => content !== undefined);
    const removed = [...changes].filter(([, content]) => content === undefined);
    for (const [file, content] of written) this.#write(this.#path(file), content ?? '');
    for (const [file] of removed) rmSync(this.#path(file));
    return { result: 'done', file: written[0]?.[0] };
  }

  /** Every change that was made here, the newest first. */
  history(): Change[] {
    return this.#records().map(({ id, label, time }) => ({ id, label, time }));
  }

  /** Brings the files of a change back to what they were before it. This is a change, too. */
  putBack(id: string): Outcome {
    const record = this.#records().find((one) => one.id === id);
    if (!record) return { result: 'refused', reason: 'There is no such change any more.' };
    const changes = record.files.map(({ path, saved }) => [path, this.#saved(id, path, saved)] as const);
    const needed = changes.filter(([path, content]) => content !== undefined || existsSync(this.#path(path)));
    return this.change(`Put back: ${record.label}`, new Map(needed));
  }

  #saved(id: string, path: string, saved: string | undefined): string | Buffer | undefined {
    if (saved === undefined) return undefined;
    const bytes = readFileSync(join(this.#earlier, id, saved));
    return path.startsWith(IMAGES) ? bytes : bytes.toString('utf8');
  }

  #records(): Kept[] {
    if (!existsSync(this.#earlier)) return [];
    const folders = readdirSync(this.#earlier).sort().reverse();
    // A folder without its record belongs to a change that was not made any more.
    const whole = folders.filter((id) => existsSync(join(this.#earlier, id, 'change.json')));
    return whole.map((id) => JSON.parse(readFileSync(join(this.#earlier, id, 'change.json'), 'utf8')) as Kept);
  }

  /** Keeps some files as they are now. */
  #keep(label: string, paths: string[]): void {
    const time = Date.now();
    let id = '';
    // Changes within one millisecond follow each other all the same.
    for (let count = 0; id === '' || existsSync(join(this.#earlier, id)); count++) {
      id = `${new Date(time).toISOString().replace(/[:.]/g, '-')}-${String(count).padStart(3, '0')}`;
    }
    mkdirSync(join(this.#earlier, id), { recursive: true });
    const files = paths.map((path) => {
      if (!existsSync(this.#path(path))) return { path, saved: undefined };
      const saved = path.replaceAll('/', '+');
      this.#write(join(this.#earlier, id, saved), readFileSync(this.#path(path)));
      return { path, saved };
    });
    const record: Kept = { id, label, time, files };
    this.#write(join(this.#earlier, id, 'change.json'), `${JSON.stringify(record, undefined, 2)}\n`);
  }

  /** Written aside, made safe on the disk, and put in place in one step. */
  #write(path: string, content: string | Buffer): void {
    const aside = join(this.#root, '.cache', 'editor', `${process.pid}-writing`);
    mkdirSync(dirname(aside), { recursive: true });
    mkdirSync(dirname(path), { recursive: true });
    const handle = openSync(aside, 'w');
    try {
      writeFileSync(handle, content);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(aside, path);
  }

  #path(file: string): string {
    const picture = /^content\/images\/[a-z0-9]+([.-][a-z0-9]+)*$/.test(file);
    if (!picture && !kindOf(file)) throw new Error(`${file} is no content file.`);
    return join(this.#root, ...file.split('/'));
  }
}

function nameOf({ file, field, message }: Problem): string {
  return [file, field, message].join('\n');
}
