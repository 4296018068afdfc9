import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { loadConfigFromFile, type Plugin } from 'vite';
import { buildTime } from '#calendar/clock.ts';
import { torontoDay } from '#calendar/dates.ts';
import { contentRoot } from '#content/folder.ts';

/** What a build was made from, for deciding whether it is still right. Paths are relative to the project, with slashes. */
export interface BuildRecord {
  /** What the build depends on besides files: the day, the Node and the folder of the content. */
  conditions: string;
  /**
   * The SHA-256 of each file that was read and of its neighbours, because Vite does not say which style sheets and fonts a style
   * sheet names; empty for one that changed while the site was built.
   */
  files: Record<string, string>;
  /** The names in each folder that holds such a file, because new files there may be read, too. */
  folders: Record<string, string[]>;
}

/** What no module imports and every build depends on: the packages, and the script that builds. */
const ALWAYS = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/build.ts'];

/**
 * Writes, at the end of a build, what Vite read for it to the file that the environment variable BUILD_RECORD names; without that
 * does nothing. `root` is the project's folder.
 */
export function recordSources(root: string): Plugin {
  const out = process.env['BUILD_RECORD'];
  const started = Date.now();
  const read = new Set<string>();
  return {
    name: 'record-sources',
    apply: 'build',
    // Once for the pages and once for what is sent to browsers: the second adds to the first.
    async buildEnd() {
      if (out === undefined) return;
      for (const id of this.getModuleIds()) read.add(id.replace(/[?#].*$/, ''));
      const config = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'astro.config.ts'));
      const own = [...ALWAYS, 'astro.config.ts', ...(config?.dependencies ?? [])].map((file) =>
        isAbsolute(file) ? file : join(root, file),
      );
      writeFileSync(out, JSON.stringify(recordOf([...read, ...own], root, conditionsNow(root), started)));
    },
  };
}

/** The record of a build that read `files` (absolute paths; those of packages and modules without a file are left out). */
export function recordOf(
  files: readonly string[],
  root: string,
  conditions: string,
  started: number = Date.now(),
): BuildRecord {
  const read = files
    .filter((file) => isAbsolute(file) && statSync(file, { throwIfNoEntry: false })?.isFile())
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((path) => !/(^|\/)(node_modules|\.cache|\.astro)\//.test(path));
  const folders = [...new Set(read.flatMap((path) => foldersAbove(path)))];
  const direct = new Set(read.flatMap((path) => foldersAbove(path).slice(0, 1)));
  const beside = [...direct].flatMap((folder) => namesIn(join(root, folder)).map((name) => `${folder}/${name}`));
  const paths = [...new Set([...read, ...beside])].filter((path) => statSync(join(root, path)).isFile());
  return {
    conditions,
    files: Object.fromEntries(
      paths.map((path) => {
        const file = join(root, path);
        return [path, (statSync(file).mtimeMs > started ? undefined : hashOf(file)) ?? ''];
      }),
    ),
    folders: Object.fromEntries(folders.map((folder) => [folder, namesIn(join(root, folder))])),
  };
}

/** The first thing that has changed since a build, as it may be named to whoever waits for the next one; undefined if nothing has. */
export function changeSince(record: BuildRecord, root: string, conditions: string): string | undefined {
  if (record.conditions !== conditions) return 'the day';
  const file = Object.entries(record.files).find(([path, hash]) => hashOf(join(root, path)) !== hash);
  if (file) return file[0];
  return Object.entries(record.folders).find(
    ([path, names]) => namesIn(join(root, path)).join('/') !== names.join('/'),
  )?.[0];
}

/** Why the site in dist/ has to be built, in one sentence; undefined when it is right as it is. */
export function reasonToBuild(root: string): string | undefined {
  const file = join(root, '.cache', 'built-from.json');
  if (!existsSync(join(root, 'dist', 'index.html')) || !existsSync(file)) return 'Building the site.';
  const change = changeSince(JSON.parse(readFileSync(file, 'utf8')) as BuildRecord, root, conditionsNow(root));
  return change && `Building the site: ${change} has changed.`;
}

/** What a build depends on besides files. */
function conditionsNow(root: string): string {
  const folder = relative(root, contentRoot(root)) || '.';
  return `${torontoDay(buildTime())}, content in ${folder}, Node ${process.version}`;
}

/** `src/art` and `src` for `src/art/Block.tsx`. In the project's folder itself the site's own output comes and goes. */
function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' || folder === '..' || folder === dirname(folder) ? [] : [folder, ...foldersAbove(folder)];
}

function hashOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return undefined;
  }
}

/** The names in a folder, without hidden ones; none where it is gone. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch {
    return [];
  }
}
