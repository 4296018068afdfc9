import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { LaunchOptions } from '@playwright/test';
import { requireBrowser } from './browser.ts';
import { check } from './check.ts';
import { FIXTURE_BUILD, reportResults, playwright, type Result, runStage, forwardSignals, vitest } from './stages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The parts that test the built site, in their order. */
const PARTS: Record<string, (browser: LaunchOptions) => Promise<Result>> = {
  built: () => runStage({ ...vitest('built site and hosts', ['build', 'hosts']), live: true }),
  browsers: async (browser) => {
    const result = await runStage(await playwright('browser tests', browser));
    spawnSync(process.execPath, [join(root, 'tests/engines/missing.ts')], { stdio: 'inherit' });
    return result;
  },
  gate: (browser) => runStage({ ...vitest('gate', ['gate']), env: browserEnv(browser), live: true }),
  verify: (browser) =>
    runStage({
      name: 'today’s content',
      args: [join(root, 'scripts/verify.ts')],
      env: browserEnv(browser),
      live: true,
    }),
};

/** Tests that may depend on the day, or on the time of day. */
const DAY_TESTS = ['build', 'calendar', 'sharing', 'structured-data'].map((name) => `tests/${name}.test.ts`);
const DAY_SPECS = ['events', 'frame', 'specification', 'noscript', 'network'].map(
  (name) => `tests/site/${name}.spec.ts`,
);

const USAGE = `Runs every check, including in a real browser.

  npm test                       all parts
  npm test -- PART...            some parts: ${['check', ...Object.keys(PARTS)].join(', ')}
  npm test -- --day 2027-01-01   only the tests that depend on the date, on that day at 12:00 EST, or at a time: 2027-01-01T12:00:00-05:00`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { day: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const unknown = positionals.find((part) => part !== 'check' && !Object.hasOwn(PARTS, part));
  if (unknown !== undefined) throw new Error(`There is no part named ${unknown}.\n\n${USAGE}`);
  forwardSignals();
  if (values.help) console.log(USAGE);
  else if (values.day !== undefined) await testOnDay(values.day);
  else await test(positionals);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

async function test(parts: readonly string[]): Promise<void> {
  const includes = (part: string) => parts.length === 0 || parts.includes(part);
  const onSite = Object.entries(PARTS).filter(([part]) => includes(part));
  const browser = onSite.length > 0 ? await requireBrowser() : undefined;
  const results = includes('check') ? await check() : [];
  if (browser) {
    const build = await runStage(FIXTURE_BUILD);
    results.push(build);
    // Otherwise the rest would test an old site.
    if (build.ok) for (const [, run] of onSite) results.push(await run(browser));
  }
  reportResults(results);
}

/** Sets the build's clock and, if faketime is installed, the visitor's too. A day without a time is 12:00 EST. */
async function testOnDay(day: string): Promise<void> {
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T12:00:00-05:00` : day);
  if (Number.isNaN(moment.getTime())) {
    throw new Error('Give a date, or a date and a time, for example: npm test -- --day 2028-02-29T12:00:00-05:00');
  }
  const hasFaketime = spawnSync('faketime', ['--version'], { stdio: 'ignore' }).status === 0;
  if (hasFaketime && !process.env['FAKETIME_ON']) {
    const command = [moment.toISOString(), process.execPath, ...process.argv.slice(1)];
    const env = { ...process.env, FAKETIME_ON: '1' };
    process.exitCode = spawnSync('faketime', command, { stdio: 'inherit', env }).status ?? 1;
    return;
  }
  console.log(
    hasFaketime
      ? `The build’s clock and visitors’ clocks show ${moment.toISOString()}.`
      : `The build’s clock shows ${moment.toISOString()}; visitors’ clocks show today. Install faketime to set both.`,
  );
  process.env['SOURCE_DATE_EPOCH'] = String(moment.getTime() / 1000);
  const browser = await requireBrowser();
  const build = await runStage(FIXTURE_BUILD);
  if (!build.ok) return reportResults([build]);
  reportResults([
    build,
    await runStage({ ...vitest('built site that day', ['build'], DAY_TESTS), live: true }),
    await runStage(await playwright('browser tests that day', browser, DAY_SPECS)),
  ]);
}

/** The environment in which tests find the browser. */
function browserEnv(browser: LaunchOptions): NodeJS.ProcessEnv {
  return { TEST_BROWSER: JSON.stringify(browser) };
}
