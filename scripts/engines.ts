import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import type { Browser } from './browser.ts';
import { freePort } from './free-port.ts';
import { type Outcome, runPlaywright } from './stages.ts';

/** The engines besides Chromium. Only the test tool's own builds of them can be driven by it. */
const OTHERS = { firefox, webkit };

/** The engines besides Chromium that the tests can run in on this machine. */
export function installedEngines(): (keyof typeof OTHERS)[] {
  return names().filter((name) => existsSync(OTHERS[name].executablePath()));
}

/** Runs the browser tests on the built site in every engine that is here, and says which those are. */
export async function testInBrowsers(browser: Browser): Promise<Outcome> {
  const outcome = await runPlaywright('browser tests', {
    TEST_BROWSER: JSON.stringify(browser),
    SITE_PORT: String(await freePort()),
  });
  const here = installedEngines();
  console.log(`       engines: ${['chromium', ...here].join(', ')}`);
  for (const name of names().filter((name) => !here.includes(name))) {
    console.log(`       ${name}: NOT RUN, it is not installed here (npx playwright install ${name})`);
  }
  return outcome;
}

function names(): (keyof typeof OTHERS)[] {
  return Object.keys(OTHERS) as (keyof typeof OTHERS)[];
}
