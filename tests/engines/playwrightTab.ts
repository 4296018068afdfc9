import type { BrowserType, LaunchOptions } from '@playwright/test';
import { callText, type Tab } from './tab.ts';

/** A tab of a browser that Playwright can drive: Chromium, or its own builds of Firefox and WebKit. */
export async function playwrightTab(type: BrowserType, options: LaunchOptions = {}): Promise<Tab> {
  const browser = await type.launch(options);
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-CA', timezoneId: 'America/Toronto' });
  const page = await context.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    run: (code, ...given) => page.evaluate(callText(code, given)),
    resize: (size) => page.setViewportSize(size),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
