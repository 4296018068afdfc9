import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIXTURE } from './fixture/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Made by running something: a build must not depend on what an earlier one left behind. */
const NOT_COPIED = new Set(['dist', '.astro', '.cache', '.git', 'release']);

/** The files of a built site by name, with their bytes. */
export type Built = Map<string, Buffer>;

/**
 * Builds a copy of the project in a new folder, at that moment by the build's clock, and gives what it made. `change` may
 * change the copy before it is built; `options` are the build's own.
 * @throws with the build's own words if it fails
 */
export function buildCopy(
  moment: string,
  folder = 'site',
  change: (copy: string) => void = () => {},
  ...options: string[]
): Built {
  const place = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    const copy = join(place, folder);
    copyProject(copy);
    change(copy);
    const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', 'build.ts'), ...options], {
      cwd: copy,
      encoding: 'utf8',
      env: {
        ...process.env,
        CONTENT_ROOT: '',
        SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000),
        NODE_ENV: 'production',
      },
    });
    if (status !== 0 || !existsSync(join(copy, 'dist'))) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
    return read(join(copy, 'dist'));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Copies the project into a new folder, without what running something has made, and with the fixture as its content. */
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

function read(folder: string): Built {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]));
}
