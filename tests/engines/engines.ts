import { globSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { findCommand } from '../browser.ts';
import { type Driver, firefox, webkit } from './drivers.ts';
import { Visitor } from './visitor.ts';

/** How an engine starts, or a sentence that says how to install it. */
const ENGINES: Readonly<Record<string, () => (() => Promise<Driver>) | string>> = {
  firefox: () => {
    const file = findCommand('firefox-esr', 'firefox');
    return file === undefined ? 'no Firefox: apt-get install firefox-esr' : () => firefox(file);
  },
  webkit: () => {
    const driver = findCommand('WebKitWebDriver');
    const screen = findCommand('Xvfb');
    const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');
    if (driver && screen && browser) return () => webkit({ driver, screen, browser });
    return 'no WebKit: apt-get install webkit2gtk-driver xvfb';
  },
};

/** Tests that run in each engine: they get a visitor of it. A missing engine is skipped, except in CI. */
export const test = base.extend<{ visitor: Visitor }, { driver: Driver }>({
  driver: [
    async ({ browserName: _unused }, use, { project }) => {
      const start = ENGINES[project.name]?.();
      if (typeof start !== 'function') {
        // biome-ignore lint/suspicious/noSkippedTests: what is missing is on the machine, not in the site.
        test.skip(!process.env['CI'], start);
        throw new Error(start);
      }
      const driver = await start();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ driver }, use) => use(new Visitor(driver.send)),
});
