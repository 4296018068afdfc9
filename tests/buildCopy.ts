import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIXTURE } from './fixture/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

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
  return build(folder, moment, ...options);
}

/** The folder with the content of the copy with that name, and its site in dist/. */
export function folderOf(name: string): string {
  return join(root, '.cache', 'sites', name);
}

/** Builds the site of `folder`, which holds content/. */
function build(folder: string, moment: string, ...options: string[]): BuiltFiles {
  const dist = join(folder, 'dist');
  const args = [join('scripts', 'build.ts'), '--out', dist, ...options];
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

/** Every file of a built site, compressed copies included. */
export function filesOf(folder: string): BuiltFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]));
}
