import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { LaunchOptions } from 'puppeteer-core';

/** Debian's headless Chromium first: it is the same engine, without what draws windows. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * The browser of `bench`, for Puppeteer: Chromium prerenders nothing for a page with a debugger attached, as Playwright's is, and
 * Puppeteer attaches its to the tab.
 */
export function chrome(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? INSTALLED.find(existsSync) ?? chromium.executablePath();
  // Chromium refuses a sandbox to root.
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}
