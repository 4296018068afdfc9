import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { hosts } from '../tests/hosts/hosts.ts';
import { runStage, runVitest, stopTogether } from './stages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs without asking; a workflow has nobody to ask. */
const install = process.argv.includes('--install') || process.env['CI'] === 'true';

stopTogether();
for (const command of missing()) {
  if (await mayRun(command)) run(command);
}
if (!existsSync(join(root, 'dist', 'index.html'))) {
  const { failed } = await runStage({ name: 'build', args: [join(root, 'scripts', 'build.ts')] });
  if (failed > 0) process.exit(1);
}
const { passed, failed, skipped } = await runVitest('hosts', ['hosts'], true);
for (const host of hosts) {
  const command = host.missing();
  console.log(`${host.name}: ${command === undefined ? 'run' : `NOT RUN, it is not installed here (${command})`}`);
}
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
// Where everything was to be installed, a host that is still not here is a failure.
process.exitCode = failed > 0 || (install && missing().length > 0) ? 1 : 0;

function missing(): string[] {
  return hosts.map((host) => host.missing()).filter((command) => command !== undefined);
}

async function mayRun(command: string): Promise<boolean> {
  if (command.startsWith('apt-get') && (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))) return false;
  if (install) return true;
  if (!process.stdin.isTTY) return false;
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asked.question(`Not here yet: ${command}\nRun it? [y/N] `);
  asked.close();
  return /^y(es)?$/i.test(answer.trim());
}

function run(command: string): void {
  const [name = '', ...args] = command.split(' ');
  const apt = name === 'apt-get';
  if (apt) spawnSync(name, ['update'], { stdio: 'ignore' });
  spawnSync(name, apt ? ['--yes', '--no-install-recommends', ...args] : args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
}
