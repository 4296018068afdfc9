import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { ENVIRONMENT, fetchBrowsers, haveBrowsers, pictureBrowser } from './browsers/browsers.ts';

/** Commands of browsers on Linux, the quickest first. Other systems use Playwright's own. */
const BROWSERS = [
  // Debian's Chromium without a window: the same engine opens pages three times as fast.
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** The file of a command of this machine; undefined if it is not installed. */
export function findCommand(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/**
 * The browser of the tests is CHROMIUM_PATH, or one of this machine. If there is none, or CHROMIUM_PATH is empty, it is the browser of the
 * pictures. Where that does not run, it is Playwright's own.
 */
export function testBrowser(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? findCommand(...BROWSERS);
  if (executablePath) return { executablePath, env: ENVIRONMENT };
  return haveBrowsers ? pictureBrowser : { env: ENVIRONMENT };
}

/** Fetches the test browser unless this machine has one. If that fails, returns a sentence that says so. */
export async function prepareBrowser(): Promise<string | undefined> {
  const options = testBrowser();
  if (options === pictureBrowser) {
    try {
      await fetchBrowsers();
    } catch (problem) {
      return (problem as Error).message;
    }
  } else if (!options.executablePath) {
    const program = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
    if (!existsSync(chromium.executablePath())) console.log('Downloading Playwright’s Chromium, once.');
    // Its error message is long and does not name the reason.
    spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'ignore' });
  }
  const file = options.executablePath ?? chromium.executablePath();
  return existsSync(file) ? undefined : `There is no browser at ${file}.`;
}
