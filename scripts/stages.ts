import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from './browser.ts';
import { freePort } from './free-port.ts';

/** What one stage of a run came to. `failed` is at least 1 whenever the stage did not end well. */
export interface Outcome {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
  /** The tests inside, for naming the slowest; empty for a stage that passes or fails as a whole. */
  tests: { name: string; seconds: number }[];
}

interface Command {
  name: string;
  /** A script or tool and its arguments, for the Node that runs this one. */
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Print what it says as it says it; otherwise only once it has failed. */
  live?: boolean;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.cache', 'reports');
const running = new Set<ChildProcess>();

/** How long a stopped command may take to put its things away, in milliseconds, before it is ended by force. */
const PATIENCE = 10_000;

/** The file behind an installed package's command, so that it starts without a shell on every system. */
export function tool(packageName: string, command = packageName): string {
  const require = createRequire(import.meta.url);
  const folder = join(root, 'node_modules', packageName);
  const { bin } = require(join(folder, 'package.json')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command named ${command}.`);
  return join(folder, file);
}

/** Runs a command that passes or fails as a whole. */
export async function runStage(command: Command): Promise<Outcome> {
  const { seconds, ok } = await run(command);
  return { name: command.name, seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, tests: [] };
}

/** Builds the site that the tests look at, unless it is there and nothing has changed. Ends the process where it cannot be. */
export async function buildFixture(): Promise<Outcome> {
  return runStage({ name: 'build of the fixture', args: [join(root, 'tests', 'fixture', 'build.ts')] });
}

/** The site in dist/ is built if it is not there. Ends the process where it cannot be. */
export async function requireBuild(): Promise<void> {
  if (existsSync(join(root, 'dist', 'index.html'))) return;
  const { failed } = await runStage({ name: 'build', args: [join(root, 'scripts', 'build.ts')] });
  if (failed > 0) process.exit(1);
}

/** Prints the line that a run ends with, and lets the process fail where a test has. */
export function printTotal(outcomes: readonly Outcome[]): void {
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const skipped = sum('skipped');
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

/** Runs Vitest on some of the projects of vitest.config.ts, or on some of their files, and counts the tests. */
export async function runVitest(
  name: string,
  projects: string[],
  live = false,
  env: NodeJS.ProcessEnv = {},
  files: string[] = [],
): Promise<Outcome> {
  const report = freshReport(name);
  const args = [tool('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { seconds, ok } = await run({
    name,
    live,
    env,
    args: [...args, ...projects.map((project) => `--project=${project}`), ...files],
  });
  const result = readReport<VitestReport>(report);
  const tests = result?.testResults.flatMap((file) => file.assertionResults) ?? [];
  return close(ok, {
    name,
    seconds,
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
    tests: tests.map((test) => ({ name: test.fullName, seconds: (test.duration ?? 0) / 1000 })),
  });
}

/** Runs the browser tests, or those of some files, on ports that are free, and counts them. */
export async function runPlaywright(name: string, browser: Browser, files: string[] = []): Promise<Outcome> {
  const report = freshReport(name);
  const env = {
    TEST_BROWSER: JSON.stringify(browser),
    SITE_PORT: String(await freePort()),
    STAGED_PORT: String(await freePort()),
  };
  const args = [tool('@playwright/test', 'playwright'), 'test', '--reporter=dot,json', ...files];
  const { seconds, ok } = await run({ name, live: true, args, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  const result = readReport<PlaywrightReport>(report);
  return close(ok, {
    name,
    seconds,
    passed: result?.stats.expected ?? 0,
    failed: (result?.stats.unexpected ?? 0) + (result?.stats.flaky ?? 0),
    skipped: result?.stats.skipped ?? 0,
    tests: (result?.suites ?? []).flatMap((suite) => specs(suite)),
  });
}

/**
 * Lets Ctrl-C and `kill` end every started command before this process ends.
 * They get SIGINT whatever came in: it is the one on which the browser tests take down their web server.
 */
export function stopTogether(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
      for (const child of running) child.kill('SIGINT');
      setTimeout(() => {
        for (const child of running) child.kill('SIGKILL');
        process.exit(130);
      }, PATIENCE);
      void Promise.all(ends).then(() => process.exit(130));
    });
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { assertionResults: { fullName: string; duration?: number }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

function specs({ title, specs: own = [], suites = [] }: PlaywrightSuite): Outcome['tests'] {
  return [
    ...own.map((spec) => ({
      name: `${title} › ${spec.title}`,
      seconds: spec.tests.flatMap((test) => test.results).reduce((sum, result) => sum + result.duration, 0) / 1000,
    })),
    ...suites.flatMap((suite) => specs({ ...suite, title: `${title} › ${suite.title}` })),
  ];
}

// A runner that fell over without a failing test, or that found no test at all, has not passed.
function close(ok: boolean, outcome: Outcome): Outcome {
  const empty = outcome.passed + outcome.failed === 0;
  return { ...outcome, failed: ok && !empty ? outcome.failed : Math.max(1, outcome.failed) };
}

// The old report goes first: a runner that dies must not be taken for the one before it.
function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

async function run({ name, args, env, live = false }: Command): Promise<{ seconds: number; ok: boolean }> {
  const start = performance.now();
  if (live) console.log(`\n${name}`);
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  });
  running.add(child);
  let output = '';
  const keep = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
  running.delete(child);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok && !live) console.log(output.trimEnd());
  return { seconds, ok };
}
