import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

/** Which tests to run, and the port of the site for those in a browser. */
export type TestRun = Pick<Fault, 'suite' | 'tests' | 'grep'> & {
  port: number;
  maxFailures?: number;
};

/** The suites that test the built site. */
export const NEEDS_BUILD: ReadonlySet<string> = new Set(['build', 'hosts', 'site', 'layout']);

const IN_BROWSER = new Set(['site', 'layout']);

/** In milliseconds: longer than any of these tests takes on a busy machine. */
const TIMEOUT = 15 * 60_000;

/** Builds the fixture's site in a copy. Returns a line of its error; undefined if it succeeds. */
export async function buildIn(folder: string): Promise<string | undefined> {
  const { status, output } = await run(folder, [join('tests', 'fixture', 'build.ts')]);
  if (status === 0) return undefined;
  const lines = output.split('\n').map((line) => line.trim());
  return (
    lines
      .find((line) => /error|must|not|has a|loads/i.test(line) && !/could not be built|^at /.test(line))
      ?.slice(0, 160) ?? 'no message'
  );
}

/** Runs tests in a copy: the names of those that fail, and how many ran. */
export async function failuresOf(testRun: TestRun, folder: string): Promise<{ failed: string[]; ran: number }> {
  const report = join(folder, '.cache', 'report.json');
  mkdirSync(join(folder, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const { suite, tests = '', grep, port, maxFailures } = testRun;
  if (IN_BROWSER.has(suite)) {
    const names = grep === undefined ? [] : ['--grep', grep];
    const tool = join('node_modules', '@playwright', 'test', 'cli.js');
    const stop = maxFailures === undefined ? [] : [`--max-failures=${maxFailures}`];
    await run(
      folder,
      [tool, 'test', `--project=${suite}`, tests, ...names, ...stop, '--workers=1', '--reporter=json'],
      {
        SITE_PORT: String(port),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    );
    return browserResults(readJson<BrowserReport>(report));
  }
  const names = grep === undefined ? [] : ['--testNamePattern', grep];
  const tool = join('node_modules', 'vitest', 'vitest.mjs');
  await run(
    folder,
    [
      tool,
      'run',
      `--project=${suite}`,
      ...tests.split(' '),
      ...names,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ].filter(Boolean),
  );
  const results = readJson<UnitReport>(report)?.testResults.flatMap((file) => file.assertionResults) ?? [];
  return {
    failed: results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ran: results.filter(({ status }) => status === 'failed' || status === 'passed').length,
  };
}

interface UnitReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface Suite {
  title: string;
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[];
}

interface BrowserReport {
  suites: Suite[];
}

function browserResults(report: BrowserReport | undefined): { failed: string[]; ran: number } {
  const all = (report?.suites ?? []).flatMap((suite) => specsIn(suite));
  return { failed: all.filter(({ ok }) => !ok).map(({ name }) => name), ran: all.length };
}

function specsIn({ title, specs = [], suites = [] }: Suite): { name: string; ok: boolean }[] {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map((spec) => ({ name: `${title} › ${spec.title}`, ok: spec.ok })),
    ...suites.flatMap((suite) => specsIn({ ...suite, title: `${title} › ${suite.title}` })),
  ];
}

function readJson<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

function run(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT,
      killSignal: 'SIGINT',
    });
    let output = '';
    const collect = (part: Buffer) => {
      output += part.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}
