import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the built site is made from. */
const SOURCES = ['content', 'public', 'src', 'astro.config.ts', 'package-lock.json', 'scripts/build.ts'];

await serve(process.argv.slice(2), () => {
  if (!isOutdated()) return;
  console.log('Building the site.');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
});

/** Whether the built site is missing, older than what it is made from, or from another day: pages say what is over. */
function isOutdated(): boolean {
  const built = changed(join(root, 'dist', 'index.html'));
  if (built === undefined || new Date(built).toDateString() !== new Date().toDateString()) return true;
  return SOURCES.some((source) => newest(join(root, source)) > built);
}

/** When anything in a file or folder was last changed; a folder also changes when something is taken out of it. */
function newest(path: string): number {
  const own = changed(path);
  if (own === undefined) return 0;
  if (!statSync(path).isDirectory()) return own;
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).reduce(
    (latest, name) => Math.max(latest, changed(join(path, name)) ?? 0),
    own,
  );
}

function changed(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
