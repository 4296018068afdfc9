import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Debian's headless Chromium is first: the same engine opens pages three times as fast. */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** The file of a command of this machine; undefined if it is not installed. */
export function findCommand(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** The browser of the gate and the tests: CHROMIUM_PATH, one of this machine, or Playwright's own. `headed` is one with a back/forward cache. */
export function testBrowser({ headed = false } = {}): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] || findCommand(...COMMANDS.slice(headed ? 1 : 0));
  // Playwright's own download is two browsers; this names the headed one.
  if (executablePath) return { executablePath };
  return headed ? { channel: 'chromium' } : {};
}

/** The same, once Playwright has downloaded its own if this machine has none. */
export function requireBrowser(): LaunchOptions {
  const options = testBrowser();
  if (!options.executablePath && !existsSync(chromium.executablePath())) {
    console.log('No Chromium, Chrome or Edge was found: downloading one for the tests. CHROMIUM_PATH names another.');
    const program = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
    spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'inherit' });
  }
  return options;
}
