// `npm test`: runs every check and every test, even after one has failed, and then says how many passed and failed. Each step is a script
// of package.json, and can run alone. `npm test -- contact events` runs only the test files with one of these words in their path.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { fetchBrowsers, haveBrowsers } from '../tests/browsers/browsers.ts';
import { readOptions } from '#build/options.ts';
import { prepareBrowser } from '../tests/findBrowser.ts';
import { takeOrders } from '../tests/fixture/buildSite.ts';
import { CHECKS, runTogether, type Step } from './check.ts';

const REPORTS = { vitest: '.cache/vitest.json', playwright: '.cache/playwright.json' };

/** What a step adds to the total. A check counts as one. So does a test runner that fails without counting a failure. */
function count(ended: boolean, report?: string): { passed: number; failed: number } {
  const { passed, failed } = report === undefined ? { passed: ended ? 1 : 0, failed: 0 } : read(report);
  return { passed, failed: Math.max(failed, ended ? 0 : 1) };
}

/** The numbers in Vitest’s or Playwright’s JSON report. A runner that has written none has crashed. */
function read(report: string): { passed: number; failed: number } {
  try {
    const { numPassedTests = 0, numFailedTests = 0, stats = {} } = JSON.parse(readFileSync(report, 'utf8'));
    const { expected = 0, flaky = 0, unexpected = 0 } = stats;
    return { passed: numPassedTests + expected + flaky, failed: numFailedTests + unexpected };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  if (words.some((word) => word.startsWith('-'))) readOptions({});
  const withoutBrowser = await prepareBrowser();
  if (withoutBrowser !== undefined)
    console.log(
      `${withoutBrowser} Nothing is tried in a browser: let CHROMIUM_PATH name a Chromium, Chrome or Edge of this machine.`,
    );
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const add = (script: string, ended: boolean, report?: string) => {
    const { passed, failed } = count(ended, report);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(script);
  };
  for (const report of Object.values(REPORTS)) rmSync(report, { force: true });
  // This process builds the sites for both test runners.
  await takeOrders();
  // If this fails, tests/browsers/fetch.setup.ts says so.
  const fetched = haveBrowsers && words.length === 0 ? fetchBrowsers().catch(() => undefined) : undefined;
  // They run side by side, since each leaves a core idle for a while.
  const steps: Step[] = words.length > 0 ? [] : [...CHECKS, ['build']];
  const failed = await runTogether([...steps, ['test:vitest', ...words]]);
  for (const [script] of steps) add(script, !failed.includes(script));
  add('test:vitest', !failed.includes('test:vitest'), REPORTS.vitest);
  if (withoutBrowser === undefined) {
    await fetched;
    console.log('\ntest:browser');
    // Playwright matches the whole path, and a folder above this one may have the word in its name.
    const inTests = words.map((word) => `/tests/.*${word}`);
    const browser = spawn(process.execPath, ['--run', 'test:browser', '--', ...inTests], { stdio: 'inherit' });
    const [status] = await once(browser, 'close');
    add('test:browser', status === 0, REPORTS.playwright);
  } else {
    total.failed++;
    failures.push('test:browser');
  }
  if (total.passed + total.failed === 0) {
    total.failed = 1;
    failures.push(`no test file has “${words.join('” or “')}” in its path`);
  }
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
