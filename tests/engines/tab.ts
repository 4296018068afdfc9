import type { BrowserType, LaunchOptions } from '@playwright/test';

/** A browser tab: the least that a driver has to do. Coordinates and sizes are CSS pixels of the window. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Runs a function in the page. It must not use anything from outside; arguments and result are plain data. */
  run<Answer, Given extends unknown[]>(code: (...given: Given) => Answer, ...given: Given): Promise<Awaited<Answer>>;
  resize(size: { width: number; height: number }): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown';

/** The source text of a call, for drivers that take text. */
export function callText(code: (...given: never[]) => unknown, given: readonly unknown[]): string {
  return `(${code})(...${JSON.stringify(given)})`;
}

/** A tab of a browser that Playwright can drive: Chromium, or its own builds of Firefox and WebKit. */
export async function playwrightTab(type: BrowserType, options: LaunchOptions = {}): Promise<Tab> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ locale: 'en-CA', timezoneId: 'America/Toronto' });
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
