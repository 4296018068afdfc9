import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { buildSite, FIXTURE } from './fixture/buildSite.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export type BuiltFiles = Map<string, Buffer>;

/**
 * Builds a site of the tests' content, with the build's clock at that moment. `change` may first change the copy of content/ in the folder
 * that it gets. `env` has more variables of the environment.
 */
export async function buildCopy(
  name: string,
  moment: string,
  change: (folder: string) => unknown = () => {},
  env: NodeJS.ProcessEnv = {},
): Promise<BuiltFiles> {
  const folder = copyContent(name);
  await change(folder);
  await buildSite(folder, join(folder, 'dist'), new Date(moment), env);
  return filesOf(join(folder, 'dist'));
}

export function copyContent(name: string): string {
  const folder = folderOf(name);
  copies.add(folder);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(FIXTURE, 'content'), join(folder, 'content'), { recursive: true });
  return folder;
}

const copies = new Set<string>();

/** Removes this process's copies. A process does so when it ends by itself. */
export function removeCopies(): void {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
}
process.once('exit', removeCopies);

export function edit(copy: string, file: string, change: (data: Record<string, unknown>) => unknown): void {
  const path = join(copy, 'content', file);
  const data = parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  change(data);
  writeFileSync(path, stringify(data));
}

/** The folder of a copy of this process, with its content/ and its site in dist/. Other processes have others. */
export function folderOf(name: string): string {
  return join(root, '.cache', 'sites', `${name}-${process.pid}`);
}

/**
 * Merges each file of a folder of tests/fixture into the file of the same name in a copy: groups field by field, lists item by item.
 * `full` has every optional fact, `grown` connects every service, and `moved` has other days and a photograph of each kind.
 */
export function merge(copy: string, folder: 'full' | 'grown' | 'moved'): void {
  for (const [file, text] of filesOf(join(FIXTURE, folder))) {
    const target = join(copy, 'content', file);
    mkdirSync(dirname(target), { recursive: true });
    if (!file.endsWith('.yaml')) {
      writeFileSync(target, text);
      continue;
    }
    const base = existsSync(target) ? parse(readFileSync(target, 'utf8')) : {};
    writeFileSync(target, stringify(laidOver(base, parse(text.toString()))));
  }
}

function laidOver(base: unknown, more: unknown): unknown {
  if (!(base instanceof Object && more instanceof Object)) return more;
  const merged = Array.isArray(base) ? [...base] : { ...base };
  for (const [key, value] of Object.entries(more)) Reflect.set(merged, key, laidOver(Reflect.get(base, key), value));
  return merged;
}

export function filesOf(folder: string): BuiltFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]));
}
