import { chromium } from '@playwright/test';
import puppeteer, { type Browser } from 'puppeteer-core';
import { requireBrowser } from '../scripts/browser.ts';

/**
 * Starts the browser of the tests by Puppeteer, not Playwright: Chromium prerenders nothing for a page with a debugger attached,
 * and Puppeteer attaches its to the tab. The caller handles Ctrl-C.
 */
export async function startChrome(): Promise<Browser> {
  const { executablePath = chromium.executablePath(), channel, args = [], chromiumSandbox } = await requireBrowser();
  return await puppeteer.launch({
    ...(channel ? { channel: channel as 'chrome' } : { executablePath }),
    args: [...args, ...(chromiumSandbox ? [] : ['--no-sandbox'])],
    handleSIGINT: false,
  });
}
