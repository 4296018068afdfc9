import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** How a command ended. */
export interface Result {
  name: string;
  ok: boolean;
  seconds: number;
}

/**
 * Runs a script, or the command of an installed package (`vitest`, `@playwright/test playwright`), on the Node that runs this one, and
 * prints one line. The output follows if it fails; `live` shows it as it comes.
 */
export async function run(
  name: string,
  command: string,
  args: readonly string[] = [],
  { live = false } = {},
): Promise<Result> {
  const start = performance.now();
  const output = live ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [fileOf(command), ...args], {
    cwd: root,
    // Some tools otherwise keep Node's compiled code in the system's temporary folder.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: join(root, '.cache', 'node') },
    stdio: ['ignore', output, output],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()));
  const ok = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)));
  const result = { name, ok, seconds: (performance.now() - start) / 1000 };
  console.log(line(result));
  if (!ok) console.log(text.trimEnd());
  return result;
}

/** Prints how each command ended, and fails the process if one failed. */
export function finish(results: readonly Result[]): void {
  console.log(`\n${results.map(line).join('\n')}`);
  if (!results.every(({ ok }) => ok)) process.exitCode = 1;
}

/** The file behind an installed package's command, which starts without a shell on every system. */
function fileOf(command: string): string {
  if (command.endsWith('.ts')) return join(root, command);
  const [packageName = '', name = packageName] = command.split(' ');
  const folder = join(root, 'node_modules', packageName);
  const { bin } = createRequire(import.meta.url)(join(folder, 'package.json')) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? ''));
}

function line({ name, ok, seconds }: Result): string {
  return `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`;
}
