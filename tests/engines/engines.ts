import { existsSync, globSync } from 'node:fs';
import { test as base, chromium, firefox, webkit } from '@playwright/test';
import { findCommand, testBrowser } from '../../gate/browser.ts';
import { firefoxTab, webkitTab } from './systemTabs.ts';
import { playwrightTab, type Tab } from './tab.ts';
import { Visitor } from './visitor.ts';

/** How an engine starts: Playwright's own build if it is here, and otherwise the system's; or a sentence that says how to install it. */
const ENGINES: Readonly<Record<string, () => (() => Promise<Tab>) | string>> = {
  chromium: () => () => playwrightTab(chromium, testBrowser()),
  firefox: () => {
    if (existsSync(firefox.executablePath())) return () => playwrightTab(firefox);
    const file = findCommand('firefox-esr', 'firefox');
    if (file !== undefined) return () => firefoxTab(file);
    return 'no Firefox: npx playwright install firefox (Debian: apt-get install firefox-esr)';
  },
  webkit: () => {
    if (existsSync(webkit.executablePath())) return () => playwrightTab(webkit);
    const driver = findCommand('WebKitWebDriver');
    const screen = findCommand('Xvfb');
    const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');
    if (driver && screen && browser) return () => webkitTab({ driver, screen, browser });
    return 'no WebKit: npx playwright install webkit (Debian: apt-get install webkit2gtk-driver xvfb)';
  },
};

/** Tests that run in every engine: each gets a visitor with a tab of that engine. A missing engine is skipped, except in CI. */
export const test = base.extend<{ visitor: Visitor }, { tab: Tab }>({
  tab: [
    async ({ browserName: _unused }, use, { project }) => {
      const start = ENGINES[project.name]?.();
      if (typeof start !== 'function') {
        // biome-ignore lint/suspicious/noSkippedTests: what is missing is on the machine, not in the site.
        test.skip(!process.env['CI'], start);
        throw new Error(start);
      }
      const tab = await start();
      await use(tab);
      await tab.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ tab }, use) => use(new Visitor(tab)),
});
