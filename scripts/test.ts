import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, requireBrowser } from './browser.ts';
import { check } from './check.ts';
import { buildFixture, type Outcome, printTotal, runPlaywright, runStage, runVitest, stopTogether } from './stages.ts';

const scripts = fileURLToPath(new URL('.', import.meta.url));

/** The parts of the run that look at the built site, in their order. */
const PARTS: Record<string, (browser: Browser) => Promise<Outcome>> = {
  built: () => runVitest('built site and hosts', ['build', 'hosts'], true),
  browsers: async (browser) => {
    const outcome = await runPlaywright('browser tests', browser);
    spawnSync(process.execPath, [join(scripts, '../tests/engines/missing.ts')], { stdio: 'inherit' });
    return outcome;
  },
  // First that the gate refuses what it must and nothing else, then the content as it is today.
  gate: (browser) => runVitest('gate', ['gate'], true, environment(browser)),
  verify: (browser) =>
    runStage({
      name: 'content of today',
      args: [join(scripts, 'verify.ts')],
      env: environment(browser),
      live: true,
    }),
};

const USAGE = `Checks everything, in a real browser too.

  npm test                       all parts
  npm test -- PART...            some parts: ${['check', ...Object.keys(PARTS)].join(', ')}
  npm test -- --day 2027-01-01   what a day could turn red, as if it were that day; also with a time: 2027-01-01T12:00:00-05:00`;

/** How many of the slowest tests the closing lines name. */
const NAMED = 8;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { day: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const unknown = positionals.find((part) => part !== 'check' && !Object.hasOwn(PARTS, part));
  if (unknown !== undefined) throw new Error(`There is no part named ${unknown}.\n\n${USAGE}`);
  if (values.help) console.log(USAGE);
  else if (values.day !== undefined) testOnDay(values.day);
  else await test(positionals);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

async function test(parts: readonly string[]): Promise<void> {
  stopTogether();
  const wanted = (part: string) => parts.length === 0 || parts.includes(part);
  const onSite = Object.entries(PARTS).filter(([part]) => wanted(part));
  const browser = onSite.length > 0 ? await requireBrowser() : undefined;
  const outcomes = wanted('check') ? await check() : [];
  if (browser) {
    const build = await buildFixture();
    outcomes.push(build);
    // Without it the rest would test an old site.
    if (build.failed === 0) for (const [, run] of onSite) outcomes.push(await run(browser));
  }
  report(outcomes);
}

/** A day alone is noon in Toronto. */
function testOnDay(day: string): void {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T12:00:00-05:00` : day;
  const { status } = spawnSync(process.execPath, [join(scripts, 'test-day.ts'), time], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

function environment(browser: Browser): NodeJS.ProcessEnv {
  return { TEST_BROWSER: JSON.stringify(browser) };
}

function report(all: Outcome[]): void {
  const slowest = all.flatMap((outcome) => outcome.tests).sort((a, b) => b.seconds - a.seconds);
  if (slowest.length > 0) console.log('\nSlowest tests');
  for (const { name, seconds } of slowest.slice(0, NAMED)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  console.log('\nParts');
  for (const { name, seconds } of all) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);

  printTotal(all);
}
