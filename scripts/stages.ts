import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import { freePort } from './free-port.ts';

/** One part of a run: a script or tool for the Node that runs this one. */
interface Stage {
  name: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Shows the output at once; otherwise only if the stage fails. */
  live?: boolean;
  /** The JSON file in which a test runner counts its tests. */
  report?: string;
}

/** How a stage ended. */
export interface Result {
  name: string;
  ok: boolean;
  seconds: number;
  /** Tests; a stage without a report counts as one. */
  passed: number;
  failed: number;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const running = new Set<ChildProcess>();

/** How long a stopped stage may take to clean up. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** The stage that builds the site under test, unless it is up to date. */
export const FIXTURE_BUILD: Stage = { name: 'build of the fixture', args: [join(root, 'tests/fixture/build.ts')] };

/** The file behind an installed package's command, which starts without a shell on every system. */
export function tool(packageName: string, command = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = createRequire(import.meta.url)(join(folder, 'package.json')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command named ${command}.`);
  return join(folder, file);
}

/** Vitest on some projects of vitest.config.ts, or on some of their files. */
export function vitest(name: string, projects: readonly string[], files: readonly string[] = []): Stage {
  const report = reportFile(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [tool('vitest'), 'run', ...reporters, ...projects.map((project) => `--project=${project}`), ...files];
  return { name, report, args };
}

/** The browser tests, or those of some files, on free ports. */
export async function playwright(name: string, browser: LaunchOptions, files: readonly string[] = []): Promise<Stage> {
  const report = reportFile(name);
  return {
    name,
    report,
    live: true,
    args: [tool('@playwright/test', 'playwright'), 'test', '--reporter=dot,json', ...files],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TEST_BROWSER: JSON.stringify(browser),
      SITE_PORT: String(await freePort()),
      STAGED_PORT: String(await freePort()),
    },
  };
}

export async function runStage({ name, args, env, live = false, report }: Stage): Promise<Result> {
  const start = performance.now();
  // Otherwise a runner that crashes would be counted by its previous report.
  if (report !== undefined) rmSync(report, { force: true });
  if (live) console.log(`\n${name}`);
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Some tools otherwise keep Node's compiled code in the system's temporary folder.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...env },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
  running.delete(child);
  const result = { name, ok, seconds: (performance.now() - start) / 1000, ...counts(ok, report) };
  console.log(line(result));
  if (!ok && !live) console.log(output.trimEnd());
  return result;
}

/** Prints how the stages of a run ended and how many tests passed, and fails the process if one failed. */
export function reportResults(results: readonly Result[]): void {
  if (results.length > 1) console.log(`\n${results.map(line).join('\n')}`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}

function reportFile(name: string): string {
  return join(root, '.cache', 'reports', `${name.replaceAll(' ', '-')}.json`);
}

interface Report {
  /** Vitest’s counts. */
  numPassedTests?: number;
  numFailedTests?: number;
  /** Playwright’s counts; a flaky test passed on its second attempt. */
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** The tests of a stage. A runner that failed, or found no test, has at least one failure. */
function counts(ok: boolean, file: string | undefined): Pick<Result, 'passed' | 'failed'> {
  if (file === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const report = readReport(file);
  const passed = report.numPassedTests ?? (report.stats ? report.stats.expected + report.stats.flaky : 0);
  const failed = report.numFailedTests ?? report.stats?.unexpected ?? 0;
  return { passed, failed: ok && passed > 0 ? failed : Math.max(1, failed) };
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return {};
  }
}

function line({ name, ok, seconds }: Result): string {
  return `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`;
}

/**
 * Lets Ctrl-C and `kill` end every stage before this process ends. Stages get SIGINT whatever the signal was: Playwright stops its web
 * server only on that one.
 */
export function forwardSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
      for (const child of running) child.kill('SIGINT');
      setTimeout(() => {
        for (const child of running) child.kill('SIGKILL');
        process.exit(130);
      }, SHUTDOWN_TIMEOUT_MS);
      void Promise.all(ends).then(() => process.exit(130));
    });
  }
}
