import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIXTURE } from './fixture/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Generated files, which a copy starts without. */
const NOT_COPIED = new Set(['dist', '.astro', '.cache', '.git', 'release']);

/** The files of a built site by name, with their bytes. */
export type BuiltFiles = Map<string, Buffer>;

/**
 * Builds the tests' content at that moment by the build's clock, and returns the result. `change` gets a folder with a copy of
 * content/, which it may change first; `options` are the build's own. Two sites of one name must not be built at once.
 * @throws with the build's output if it fails
 */
export function buildCopy(
  name: string,
  moment: string,
  change: (folder: string) => void = () => {},
  ...options: string[]
): BuiltFiles {
  const folder = folderOf(name);
  for (const old of [folder, join(root, '.cache', 'astro', name)]) rmSync(old, { recursive: true, force: true });
  cpSync(join(FIXTURE, 'content'), join(folder, 'content'), { recursive: true });
  change(folder);
  return build(root, folder, new Date(Date.parse(moment)), ...options);
}

/**
 * Builds the tests' content in a copy of the project with that folder name, without anything that an earlier build has left.
 * @throws with the build's output if it fails
 */
export function buildElsewhere(name: string, moment: Date): BuiltFiles {
  const parent = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    const copy = join(parent, name);
    copyProject(copy);
    return build(copy, copy, moment);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** The folder with the content of the copy with that name, and its site in dist/. */
export function folderOf(name: string): string {
  return join(root, '.cache', 'sites', name);
}

/** Builds the site of `folder`, which holds content/, with a project's sources. */
function build(project: string, folder: string, moment: Date, ...options: string[]): BuiltFiles {
  const dist = join(folder, 'dist');
  const args = [join('scripts', 'build.ts'), '--out', dist, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT_ROOT: folder,
      SOURCE_DATE_EPOCH: String(moment.getTime() / 1000),
      NODE_ENV: 'production',
    },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  return filesOf(dist);
}

/** Copies the project into a new folder, without generated files, and with the fixture as its content. */
function copyProject(copy: string): void {
  cpSync(root, copy, {
    recursive: true,
    // Some tools under tests/ have packages of their own, which no build needs.
    filter: (path) => basename(path) !== 'node_modules' && !NOT_COPIED.has(relative(root, path).split(sep)[0] ?? ''),
  });
  rmSync(join(copy, 'content'), { recursive: true });
  cpSync(join(FIXTURE, 'content'), join(copy, 'content'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Every file of a built site, compressed copies included. */
export function filesOf(folder: string): BuiltFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]));
}
