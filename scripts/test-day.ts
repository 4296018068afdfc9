// Runs the tests that a day could turn red as if it were that day: npm test -- --day 2028-02-29
// The build's clock is set for all of them; the visitor's too where the faketime program is installed.
import { spawnSync } from 'node:child_process';
import { buildFixture, printTotal, runPlaywright, runVitest, stopTogether } from './stages.ts';
import { requireBrowser } from './browser.ts';

/** Tests that read the day off a page, or compare pages whose day may differ. */
const DAY_TESTS = ['home', 'events', 'frame', 'clock', 'calendar', 'noscript', 'network'];

const [day = ''] = process.argv.slice(2);
const seconds = Date.parse(day) / 1000;
if (Number.isNaN(seconds)) {
  console.error('Name a day and a time, for example: npm test -- --day 2028-02-29T12:00:00-05:00');
  process.exit(1);
}
const hasFaketime = spawnSync('faketime', ['--version'], { stdio: 'ignore' }).status === 0;
if (hasFaketime && !process.env['FAKETIME_ON']) {
  const { status } = spawnSync(
    'faketime',
    [new Date(seconds * 1000).toISOString(), process.execPath, ...process.argv.slice(1)],
    {
      stdio: 'inherit',
      env: { ...process.env, FAKETIME_ON: '1' },
    },
  );
  process.exit(status ?? 1);
}

stopTogether();
console.log(`It is ${new Date().toISOString()} for the visitors and ${day} for the build.`);
process.env['SOURCE_DATE_EPOCH'] = String(seconds);
const browser = await requireBrowser();
const outcomes = [await buildFixture()];
outcomes.push(
  await runVitest('built site that day', ['build'], true, {}, [
    'tests/build.test.ts',
    'tests/calendar.test.ts',
    'tests/sharing.test.ts',
    'tests/structured-data.test.ts',
  ]),
);
outcomes.push(
  await runPlaywright(
    'browser tests that day',
    browser,
    // With their folder: "home" alone is in the path of many a checkout.
    DAY_TESTS.map((name) => `tests/site/${name}`),
  ),
);
printTotal(outcomes);
