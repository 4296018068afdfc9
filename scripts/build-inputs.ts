import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buildTime } from '#lib/clock.ts';
import { torontoDay } from '#lib/dates.ts';
import { contentRoot } from '#content/folder.ts';

/** What a build depends on: the SHA-256 of each file by path, the day and the version of Node. */
export type BuildInputs = Readonly<Record<string, string>>;

/** The files that a build reads apart from the content. package-lock.json represents the packages. */
const SOURCES = [
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build/**',
  'public/**',
  'scripts/*.ts',
  'src/**',
];

/** The inputs of a build now. `root` is the project's folder, `content` the one that holds content/. */
export function buildInputs(root: string, content: string = contentRoot(root)): BuildInputs {
  return {
    'the day': torontoDay(buildTime()),
    'the version of Node': process.version,
    ...hashes(root, SOURCES),
    ...hashes(content, ['content/**']),
  };
}

/** The first input that differs; undefined if none does. */
export function changedInput(before: BuildInputs, after: BuildInputs): string | undefined {
  return Object.keys({ ...before, ...after }).find((input) => before[input] !== after[input]);
}

/** The file in which a build of dist/ records its inputs. */
export function recordFile(root: string): string {
  return join(root, '.cache', 'build-inputs.json');
}

/** Why dist/ has to be built, in one sentence; undefined if it is up to date. */
export function reasonToBuild(root: string): string | undefined {
  const record = recordFile(root);
  if (!existsSync(join(root, 'dist', 'index.html')) || !existsSync(record)) return 'Building the site.';
  const change = changedInput(JSON.parse(readFileSync(record, 'utf8')) as BuildInputs, buildInputs(root));
  return change && `Building the site: ${change} has changed.`;
}

function hashes(folder: string, patterns: readonly string[]): BuildInputs {
  const files = globSync(patterns, { cwd: folder, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.includes('.test.'),
  );
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [
        relative(folder, file).split(sep).join('/'),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
