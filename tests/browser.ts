import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** By their commands on Linux, the quickest first. On other systems Playwright's own is used. */
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

/** The browser of the tests: CHROMIUM_PATH, or one of this machine. Without one, or if CHROMIUM_PATH is empty, Playwright's own. */
export function testBrowser(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? findCommand(...BROWSERS);
  return executablePath ? { executablePath } : {};
}

/** The test browser, once Playwright has downloaded its own if this machine has none. Without any, says so and ends the program. */
export function requireBrowser(): LaunchOptions {
  const options = testBrowser();
  if (!options.executablePath) {
    const program = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
    // Says what it downloads; nothing if it is there.
    spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'inherit' });
  }
  const file = options.executablePath ?? chromium.executablePath();
  if (existsSync(file)) return options;
  console.error(`There is no browser at ${file}: let CHROMIUM_PATH name a Chromium, Chrome or Edge of this machine.`);
  process.exit(1);
}
