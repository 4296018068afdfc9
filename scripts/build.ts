import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const fresh = join(root, '.cache', 'build');
const dist = join(root, 'dist');

/** Runs one of the project's tools on the Node that runs this script, and ends the build with its exit code if it fails. */
function run(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const options = process.argv.slice(2);
if (options.some((option) => option !== '--release')) {
  console.error(
    'This builds the site. The only option is --release, which refuses while visitors’ money or messages would go nowhere.',
  );
  process.exit(1);
}

// A mistake in the content is the editor's to read: it is told here, in plain sentences, before any tool can add its own.
run(join(root, 'scripts', 'check-content.ts'));
if (options.includes('--release')) run(join(root, 'scripts', 'launch-check.ts'), '--release');

// Built beside the last good site and swapped in whole, so that a failed build never replaces a good one.
rmSync(fresh, { recursive: true, force: true });
run(join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--outDir', fresh);

const old = join(root, '.cache', 'old');
rmSync(old, { recursive: true, force: true });
mkdirSync(join(root, '.cache'), { recursive: true });
if (existsSync(dist)) renameSync(dist, old);
try {
  renameSync(fresh, dist);
} catch {
  // Another drive, or a folder that Windows still holds open: copy instead.
  cpSync(fresh, dist, { recursive: true });
}
rmSync(old, { recursive: true, force: true });
