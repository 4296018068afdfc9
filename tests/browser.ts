import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { BROWSERS, findCommand, testBrowser } from '../gate/browser.ts';

/** Whether it is a headless shell, as Playwright's own is: it draws letters and forms otherwise than a browser with a window. */
export function isHeadlessShell({ executablePath }: LaunchOptions): boolean {
  return executablePath === undefined || /headless[-_]shell/.test(executablePath);
}

/** A browser with a back/forward cache, which a headless shell has not; undefined if this machine has none. */
export function fullBrowser(): LaunchOptions | undefined {
  const options = testBrowser();
  if (!isHeadlessShell(options)) return options;
  const executablePath = findCommand(...BROWSERS);
  if (executablePath) return { executablePath };
  // Playwright's own download is two browsers; this names the other.
  return existsSync(chromium.executablePath()) ? { channel: 'chromium' } : undefined;
}
