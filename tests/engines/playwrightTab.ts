import type { BrowserType, LaunchOptions } from '@playwright/test';
import { callText, type Tab } from './tab.ts';

/** A tab of a browser that Playwright can drive: Chromium, or its own builds of Firefox and WebKit. */
export async function playwrightTab(type: BrowserType, options: LaunchOptions): Promise<Tab> {
  const browser = await type.launch(options);
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-CA', timezoneId: 'America/Toronto' });
  const page = await context.newPage();
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // Chromium itself logs the status of a missing page.
    const isStatus = message.text().startsWith('Failed to load resource') && message.location().url === page.url();
    if (message.type() === 'error' && !isStatus) errors.push(message.text());
  });
  return {
    open: async (address) => {
      errors = [];
      await page.goto(address);
    },
    errors: () => errors,
    run: (code, ...given) => page.evaluate(callText(code, given)),
    resize: (size) => page.setViewportSize(size),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
