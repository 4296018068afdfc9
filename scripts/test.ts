import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingEngines } from '../tests/engines/engines.ts';
import { requireBrowser } from './browser.ts';
import { check } from './check.ts';
import { buildFixture, type Outcome, printTotal, runPlaywright, runStage, runVitest, stopTogether } from './stages.ts';

const scripts = fileURLToPath(new URL('.', import.meta.url));

/** How many of the slowest tests the closing lines name. */
const NAMED = 8;

stopTogether();
const browser = await requireBrowser();

const outcomes = await check();
const build = await buildFixture();
outcomes.push(build);
// Without it the rest would test an old site.
if (build.failed === 0) {
  outcomes.push(await runVitest('built site and hosts', ['build', 'hosts'], true));
  outcomes.push(await runPlaywright('browser tests', browser));
  for (const reason of missingEngines()) console.log(`       NOT RUN: ${reason}`);
  // The gate: first that it refuses what it must and nothing else, then the content as it is today.
  const env = { TEST_BROWSER: JSON.stringify(browser) };
  outcomes.push(await runVitest('gate', ['gate'], true, env));
  outcomes.push(await runStage({ name: 'content of today', args: [join(scripts, 'verify.ts')], env, live: true }));
}
report(outcomes);

function report(all: Outcome[]): void {
  const slowest = all.flatMap((outcome) => outcome.tests).sort((a, b) => b.seconds - a.seconds);
  console.log('\nSlowest tests');
  for (const { name, seconds } of slowest.slice(0, NAMED)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  console.log('\nParts');
  for (const { name, seconds } of all) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);

  printTotal(all);
}
