import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BuildResult } from './builder.ts';

/** How many sites a process builds. Each leaves some 60 MB behind in its memory. */
const BUILDS = 20;

interface Builder {
  child: ChildProcess;
  /** How many more sites it may build. */
  left: number;
  /** Resolves if the process ends before it has answered. */
  ended: Promise<BuildResult>;
}

const builders = new Map<string, Builder>();

/**
 * Builds the site of a folder with content/, and returns why that fails if it does. A folder that is built again and again is built by one
 * process, in half the time: Astro starts once.
 */
export async function buildSite(root: string, built: string): Promise<string | undefined> {
  rmSync(built, { recursive: true, force: true });
  const builder = builders.get(root) ?? startBuilder();
  builders.set(root, builder);
  builder.left--;
  builder.child.channel?.ref();
  builder.child.send({ root, built });
  const answered = once(builder.child, 'message').then(([result]) => result as BuildResult);
  const { problem } = await Promise.race([answered, builder.ended]);
  builder.child.channel?.unref();
  if (builder.left === 0 || problem !== undefined) {
    builder.child.kill();
    builders.delete(root);
  }
  return problem && `The site could not be built: ${problem}`;
}

/** It ends with this process at the latest. */
function startBuilder(): Builder {
  const child = fork(fileURLToPath(new URL('builder.ts', import.meta.url)), {
    execArgv: [],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', BUILD_FOR_TESTS: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  const ended = once(child, 'exit').then(([code, signal]) => ({ problem: `the process ended with ${code ?? signal}` }));
  return { child, left: BUILDS, ended };
}
