import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { testBrowser } from '../../scripts/browser.ts';
import { firefoxTab } from './firefoxTab.ts';
import { playwrightTab } from './playwrightTab.ts';
import { ENGINE_NAMES, type EngineName, type Tab } from './tab.ts';
import { webkitTab } from './webkitTab.ts';

/** An installed engine, or a sentence that says how to install it. */
export type Engine = { start: () => Promise<Tab> } | { missing: string };

const FIREFOX_FILES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Looks for an engine: first Playwright's own build, then the system's. */
export const ENGINES: Readonly<Record<EngineName, () => Engine>> = {
  chromium: () => ({ start: () => playwrightTab(chromium, testBrowser()) }),
  firefox: findFirefox,
  webkit: findWebKit,
};

/** Why engines are not used on this machine, one sentence each. */
export function missingEngines(): string[] {
  return ENGINE_NAMES.flatMap((name) => {
    const engine = ENGINES[name]();
    return 'missing' in engine ? [engine.missing] : [];
  });
}

function findFirefox(): Engine {
  if (existsSync(firefox.executablePath())) return { start: () => playwrightTab(firefox, {}) };
  const file = findCommand('firefox-esr') ?? findCommand('firefox') ?? FIREFOX_FILES.find((path) => existsSync(path));
  if (file !== undefined) return { start: () => firefoxTab(file) };
  return { missing: 'no Firefox: install it (Debian: apt-get install firefox-esr) or npx playwright install firefox' };
}

function findWebKit(): Engine {
  if (existsSync(webkit.executablePath())) return { start: () => playwrightTab(webkit, {}) };
  const driver = findCommand('WebKitWebDriver');
  const screen = findCommand('Xvfb');
  const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');
  if (driver && screen && browser) return { start: () => webkitTab({ driver, screen, browser }) };
  return {
    missing: 'no WebKit: npx playwright install webkit (Debian: apt-get install webkit2gtk-driver xvfb)',
  };
}

function findCommand(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
