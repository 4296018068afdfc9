import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs one of the project's tools on the Node that runs this script, and ends the build with its exit code if it fails. */
function run(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', BUILD_RECORD: nextRecord },
  });
  if (status !== 0) process.exit(status ?? 1);
}

function readOptions(): { release?: boolean; out?: string } {
  try {
    return parseArgs({ options: { release: { type: 'boolean' }, out: { type: 'string' } } }).values;
  } catch {
    console.error(
      'This builds the site into dist/. The options are --release, which refuses while visitors’ money or messages would go nowhere, and ' +
        '--out FOLDER, which builds it somewhere else.',
    );
    process.exit(1);
  }
}

/** What the build says that it was made from; npm start compares. Another folder than dist has none. */
const record = join(root, '.cache', 'built-from.json');
const nextRecord = join(root, '.cache', 'built-from-next.json');

const { release = false, out = 'dist' } = readOptions();
const dist = resolve(root, out);
const fresh = out === 'dist' ? join(root, '.cache', 'build') : `${dist}-fresh`;

mkdirSync(join(root, '.cache'), { recursive: true });

// A mistake in the content is the editor's to read: it is told here, in plain sentences, before any tool can add its own.
run(join(root, 'scripts', 'check-content.ts'));
if (release) run(join(root, 'scripts', 'launch-check.ts'), '--release');

// Built beside the last good site and swapped in whole, so that a failed build never replaces a good one.
rmSync(fresh, { recursive: true, force: true });
run(join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--outDir', fresh);

const old = out === 'dist' ? join(root, '.cache', 'old') : `${dist}-old`;
rmSync(old, { recursive: true, force: true });
// Until the new site is in its place, nothing is known of the one that is there.
if (out === 'dist') rmSync(record, { force: true });
if (existsSync(dist)) renameSync(dist, old);
try {
  renameSync(fresh, dist);
} catch {
  // Another drive, or a folder that Windows still holds open: copy instead.
  cpSync(fresh, dist, { recursive: true });
}
rmSync(old, { recursive: true, force: true });
if (out === 'dist') renameSync(nextRecord, record);
else rmSync(nextRecord, { force: true });
