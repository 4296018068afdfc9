import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

/** How a command ended. */
export interface Result {
  name: string;
  ok: boolean;
  seconds: number;
  /** Tests; a command that counts none is one. */
  passed: number;
  failed: number;
}

/** The options of a command. With one that it does not know, prints a sentence and ends with status 1. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (problem) {
    console.error((problem as Error).message);
    process.exit(1);
  }
}

/** Where a test runner writes its counts: Vitest’s or Playwright’s JSON. */
interface Counts {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/**
 * Runs a script, or the command of an installed package (`vitest`, `@playwright/test playwright`), on the Node that runs this one, and prints
 * one line. The output follows if it fails, or at once if `report`, the file in which a test runner counts its tests, is given.
 */
export async function run(
  name: string,
  command: string,
  args: readonly string[] = [],
  report?: string,
): Promise<Result> {
  const start = performance.now();
  const output = report === undefined ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [fileOf(command), ...args], {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(report === undefined ? {} : { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    },
    stdio: ['ignore', output, output],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()));
  const ok = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)));
  const result = { name, ok, seconds: (performance.now() - start) / 1000, ...counts(ok, report) };
  console.log(line(result));
  if (!ok) console.log(text.trimEnd());
  return result;
}

/** Prints how many tests passed and failed, and fails the process if one failed. */
export function finish(results: readonly Result[]): void {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${results.map(line).join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
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

/** A runner that failed, or found no test, has at least one failure. */
function counts(ok: boolean, file: string | undefined): Pick<Result, 'passed' | 'failed'> {
  if (file === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  let report: Counts = {};
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Counts;
  } catch {
    // It has crashed.
  }
  const { numPassedTests = 0, numFailedTests = 0, stats = { expected: 0, unexpected: 0, flaky: 0 } } = report;
  const failed = numFailedTests + stats.unexpected;
  return { passed: numPassedTests + stats.expected + stats.flaky, failed: ok ? failed : Math.max(1, failed) };
}

function line({ name, ok, seconds }: Result): string {
  return `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`;
}
