import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compress } from '#build/compress.ts';
import { buildInputs, recordFile } from './build-inputs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const USAGE = `Builds the site.

  --release       refuse while visitors’ money or messages would go nowhere
  --out FOLDER    where to build it, otherwise dist`;

/** Runs a tool on the Node that runs this script. If it fails or is killed, the build ends in the same way. */
function run(...command: string[]): void {
  const { status, signal } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: join(root, '.cache', 'node') },
  });
  if (signal) process.kill(process.pid, signal);
  if (status !== 0) process.exit(status ?? 1);
}

function readOptions(): { release?: boolean; out?: string } {
  try {
    return parseArgs({ options: { release: { type: 'boolean' }, out: { type: 'string' } } }).values;
  } catch (problem) {
    console.error(`${(problem as Error).message}\n\n${USAGE}`);
    process.exit(1);
  }
}

const { release = false, out = 'dist' } = readOptions();
const dist = resolve(root, out);
const isDist = out === 'dist';
const fresh = isDist ? join(root, '.cache', 'build') : `${dist}-fresh`;
// Read first, so that a file that changes during the build makes the site out of date.
const inputs = isDist ? buildInputs(root) : undefined;

mkdirSync(join(root, '.cache'), { recursive: true });

// First, so that editors read mistakes in plain sentences and no tool's own errors.
run(join(root, 'scripts', 'check-content.ts'));
if (release) run(join(root, 'scripts', 'launch-check.ts'), '--release');

// Built beside the last good site, so that a failed build never replaces it.
rmSync(fresh, { recursive: true, force: true });
run(join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--outDir', fresh);
await compress(fresh);

if (isDist) rmSync(recordFile(root), { force: true });
rmSync(dist, { recursive: true, force: true });
renameSync(fresh, dist);
if (inputs) writeFileSync(recordFile(root), JSON.stringify(inputs));
