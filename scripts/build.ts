import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from '#build/compress.ts';
import { exchange } from '#build/exchange.ts';
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
  // Refuses to build while visitors' money or messages would be lost.
  release: { type: 'boolean' },
  // The folder of the built site.
  out: { type: 'string', default: 'dist' },
});
const [sign] = /[%#?]/.exec(root) ?? [];
if (sign !== undefined) {
  console.error(`${root} has ${sign} in its name, at which tools end the name of a file. Rename the folder.`);
  process.exit(1);
}
const dist = resolve(root, out);
// The folder belongs to this process: another build may run beside it.
const fresh = out === 'dist' ? join(root, '.cache', `build-${process.pid}`) : `${dist}-fresh`;
process.on('exit', () => rmSync(fresh, { recursive: true, force: true }));

// The check comes first, so that editors read plain sentences instead of a tool's errors.
run(join(root, 'scripts', 'check-content.ts'));
if (release) run(join(root, 'scripts', 'launch-check.ts'), '--release');

// The new site is built beside the last good one, so that a failed build never replaces it.
run(join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--outDir', fresh);
await compress(fresh);
try {
  exchange(fresh, dist);
} catch (problem) {
  console.error(
    `${out} has the site that it had, because the new one cannot be put there: ${(problem as Error).message}`,
  );
  process.exit(1);
}
