import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { FIXTURE } from './fixture/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The files of a built site by name, with their bytes. */
export type BuiltFiles = Map<string, Buffer>;

/**
 * Builds the tests' content at that moment by the build's clock, and returns the result. `change` gets a folder with a copy of content/,
 * which it may change first. Two sites of one name must not be built at once.
 * @throws with the build's output if it fails
 */
export function buildCopy(name: string, moment: string, change: (folder: string) => void = () => {}): BuiltFiles {
  const folder = copyContent(name);
  change(folder);
  return build(folder, moment);
}

/** A folder with a copy of the tests' content and nothing else. */
export function copyContent(name: string): string {
  const folder = folderOf(name);
  for (const old of [folder, join(root, '.cache', 'astro', name)]) rmSync(old, { recursive: true, force: true });
  cpSync(join(FIXTURE, 'content'), join(folder, 'content'), { recursive: true });
  return folder;
}

/** Changes a file of content/ in a copy. */
export function edit(copy: string, file: string, change: (data: Record<string, unknown>) => unknown): void {
  const path = join(copy, 'content', file);
  const data = parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  change(data);
  writeFileSync(path, stringify(data));
}

/** The folder with the content of the copy with that name, and its site in dist/. */
export function folderOf(name: string): string {
  return join(root, '.cache', 'sites', name);
}

/** Builds the site of `folder`, which holds content/. */
function build(folder: string, moment: string): BuiltFiles {
  const dist = join(folder, 'dist');
  const args = [join('scripts', 'build.ts'), '--out', dist];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT_ROOT: folder,
      SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000),
      NODE_ENV: 'production',
    },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  return filesOf(dist);
}

/**
 * Fills in every optional fact in a copy. Each file of tests/fixture/full is merged into the file of the same name in content/: groups
 * field by field, lists item by item. A new file is added.
 */
export function fillEverything(copy: string): void {
  for (const [file, text] of filesOf(join(FIXTURE, 'full'))) {
    const target = join(copy, 'content', file);
    mkdirSync(dirname(target), { recursive: true });
    const base = existsSync(target) ? parse(readFileSync(target, 'utf8')) : {};
    writeFileSync(target, stringify(laidOver(base, parse(text.toString()))));
  }
}

function laidOver(base: unknown, more: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(more)) {
    return Array.from({ length: Math.max(base.length, more.length) }, (_, index) =>
      index in more ? laidOver(base[index], more[index]) : base[index],
    );
  }
  if (base instanceof Object && more instanceof Object && !Array.isArray(base) && !Array.isArray(more)) {
    const merged: Record<string, unknown> = { ...base };
    for (const [key, value] of Object.entries(more)) merged[key] = laidOver(merged[key], value);
    return merged;
  }
  return more;
}

/** Every file of a folder by its path there: of a built site with the compressed copies. */
export function filesOf(folder: string): BuiltFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]));
}
