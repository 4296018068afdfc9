// `npm run check`: all checks that need no built site, side by side, because the longest takes as long as the others together.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readOptions } from '#build/options.ts';

// The many processes of the checks and tests start sooner with a compile cache.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../.cache/node', import.meta.url));

export type Step = readonly [script: string, ...args: string[]];

export const CHECKS: readonly Step[] = [
  ['check:content'],
  ['check:lint'],
  ['check:spelling'],
  ['check:types'],
  ['check:unused'],
];

/** Runs a step, prints its output once it has ended, and returns its name if it fails. */
function run([script, ...args]: Step): Promise<string[]> {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const step = spawn(process.execPath, ['--run', script, '--', ...args], { env: { ...process.env, ...colour } });
  let output = '';
  for (const stream of [step.stdout, step.stderr]) stream.setEncoding('utf8').on('data', (part) => (output += part));
  return new Promise((done) => {
    step.on('close', (status) => {
      console.log(`\n${script}\n${output.trim()}`.trimEnd());
      done(status === 0 ? [] : [script]);
    });
  });
}

/** Runs steps side by side, and returns the names of those that fail. */
export async function runTogether(steps: readonly Step[]): Promise<string[]> {
  return (await Promise.all(steps.map(run))).flat();
}

if (import.meta.main) {
  readOptions({});
  const failures = await runTogether([...CHECKS, ['test:vitest', '--project=unit']]);
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '\nAll checks pass.');
  process.exitCode = failures.length > 0 ? 1 : 0;
}
