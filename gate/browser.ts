import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** Debian's Chromium without a window: the same engine opens pages three times as fast. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const BROWSERS = ['chromium', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** The file of a command of this machine; undefined if it is not installed. */
export function findCommand(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** The browser of the gate and the tests: CHROMIUM_PATH, or one of this machine. Without one, or if CHROMIUM_PATH is empty, Playwright's own. */
export function testBrowser(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? findCommand(HEADLESS_SHELL, ...BROWSERS);
  return executablePath ? { executablePath } : {};
}

/** Whether it is a headless shell, as Playwright's own is: it draws letters and forms otherwise than a browser with a window. */
export function isHeadlessShell({ executablePath }: LaunchOptions): boolean {
  return executablePath === undefined || /headless[-_]shell/.test(executablePath);
}

/** The test browser, once Playwright has downloaded its own if this machine has none. */
export function requireBrowser(): LaunchOptions {
  const options = testBrowser();
  if (!options.executablePath) {
    const program = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
    // Says what it downloads; nothing if it is there.
    spawnSync(process.execPath, [program, 'install', 'chromium-headless-shell'], { stdio: 'inherit' });
  }
  return options;
}
