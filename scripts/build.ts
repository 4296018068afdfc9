// Builds the site.
import { spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from '#build/compress.ts';
import { readOptions } from '#build/options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a tool on the Node that runs this script. If it fails or is killed, the build ends in the same way. */
function run(...command: string[]): void {
  const { status, signal } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (signal) process.kill(process.pid, signal);
  if (status !== 0) process.exit(status ?? 1);
}

const { release, out } = readOptions({
  // Refuses while visitors' money or messages would go nowhere.
  release: { type: 'boolean' },
  // Where to build it.
  out: { type: 'string', default: 'dist' },
});
const [sign] = /[%#?]/.exec(root) ?? [];
if (sign !== undefined) {
  console.error(`${root} has ${sign} in its name, at which tools end the name of a file. Rename the folder.`);
  process.exit(1);
}
const dist = resolve(root, out);
// Of this process alone: another build may go on beside it.
const fresh = out === 'dist' ? join(root, '.cache', `build-${process.pid}`) : `${dist}-fresh`;
process.on('exit', () => rmSync(fresh, { recursive: true, force: true }));

// First, so that editors read mistakes in plain sentences and no tool's own errors.
run(join(root, 'scripts', 'check-content.ts'));
if (release) run(join(root, 'scripts', 'launch-check.ts'), '--release');

// Built beside the last good site, so that a failed build never replaces it.
run(join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--outDir', fresh);
await compress(fresh);
rmSync(dist, { recursive: true, force: true });
renameSync(fresh, dist);
