import { existsSync, globSync } from 'node:fs';
import { test as base, chromium, firefox, webkit } from '@playwright/test';
import { findCommand, testBrowser } from '../../gate/browser.ts';
import { playwrightTab } from './playwrightTab.ts';
import { firefoxTab, webkitTab } from './systemTabs.ts';
import type { EngineName, Tab } from './tab.ts';
import { Visitor } from './visitor.ts';

/** An engine of this machine, or a sentence that says how to install it. */
type Engine = { start: () => Promise<Tab> } | { missing: string };

/** Playwright's own build of an engine, if it is here, and otherwise the system's. */
const ENGINES: Readonly<Record<EngineName, () => Engine>> = {
  chromium: () => ({ start: () => playwrightTab(chromium, testBrowser()) }),
  firefox: () => {
    if (existsSync(firefox.executablePath())) return { start: () => playwrightTab(firefox) };
    const file = findCommand('firefox-esr', 'firefox');
    if (file !== undefined) return { start: () => firefoxTab(file) };
    return { missing: 'no Firefox: npx playwright install firefox (Debian: apt-get install firefox-esr)' };
  },
  webkit: () => {
    if (existsSync(webkit.executablePath())) return { start: () => playwrightTab(webkit) };
    const driver = findCommand('WebKitWebDriver');
    const screen = findCommand('Xvfb');
    const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');
    if (driver && screen && browser) return { start: () => webkitTab({ driver, screen, browser }) };
    return { missing: 'no WebKit: npx playwright install webkit (Debian: apt-get install webkit2gtk-driver xvfb)' };
  },
};

/** Tests that run in every engine: each gets a visitor with a tab of that engine. A missing engine is skipped, except in CI. */
export const test = base.extend<{ visitor: Visitor }, { tab: Tab }>({
  tab: [
    async ({ browserName: _unused }, use, { project }) => {
      const engine = ENGINES[(project.metadata as { engine: EngineName }).engine]();
      if ('missing' in engine) {
        // biome-ignore lint/suspicious/noSkippedTests: what is missing is on the machine, not in the site.
        test.skip(!process.env['CI'], engine.missing);
        throw new Error(engine.missing);
      }
      const tab = await engine.start();
      await use(tab);
      await tab.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ tab }, use) => use(new Visitor(tab)),
});
