import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { hosts } from '../tests/hosts/hosts.ts';
import { type Outcome, runVitest } from './stages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Options {
  /** Without a word, where nobody is there to ask; with a question; or not at all. */
  install: 'silently' | 'ask' | 'never';
  live?: boolean;
}

/** Holds every host that is here to the one contract. Where all were to be installed, one that is not here is a failure. */
export async function testHosts({ install, live = false }: Options): Promise<Outcome> {
  for (const command of missing()) {
    if (await mayRun(command, install)) run(command);
  }
  const outcome = await runVitest('hosts', ['hosts'], live);
  for (const host of hosts) {
    const command = host.missing();
    console.log(
      `       ${host.name}: ${command === undefined ? 'run' : `NOT RUN, it is not installed here (${command})`}`,
    );
  }
  const absent = install === 'silently' ? missing().length : 0;
  return { ...outcome, failed: outcome.failed + absent };
}

function missing(): string[] {
  return hosts.map((host) => host.missing()).filter((command) => command !== undefined);
}

async function mayRun(command: string, install: Options['install']): Promise<boolean> {
  if (install === 'never') return false;
  if (command.startsWith('apt-get') && (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))) return false;
  if (install === 'silently') return true;
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
