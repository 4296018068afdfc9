import puppeteer from 'puppeteer-core';
import { callText, type Tab } from './tab.ts';

/** Settings that make Firefox comparable: no motion, and overlay scrollbars, as on a phone. */
const SETTINGS = { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1, 'intl.accept_languages': 'en-CA' };

/** A tab of the installed Firefox, driven by WebDriver BiDi, which Firefox supports without a driver. */
export async function firefoxTab(file: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: file,
    headless: true,
    extraPrefsFirefox: SETTINGS,
  });
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    open: async (address) => {
      errors = [];
      await page.goto(address);
    },
    errors: () => errors,
    run: (code, ...given) => page.evaluate(callText(code, given)) as never,
    resize: (size) => page.setViewport(size),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
