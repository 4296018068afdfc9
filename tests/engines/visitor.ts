import { expect } from '@playwright/test';
import type { Tab } from './engines.ts';

/** A visitor with a browser tab. Each of her actions waits until it is possible. tests/site tests roles and names. */
export class Visitor {
  readonly #tab: Tab;
  /** Opens a page in a window of that size. A real window may be wider. */
  readonly open: Tab['open'];
  readonly press: Tab['press'];

  constructor(tab: Tab) {
    this.#tab = tab;
    this.open = tab.open;
    this.press = tab.press;
  }

  /** Runs a function in the page. It may use only its arguments. */
  #run<Answer, Given extends unknown[]>(code: (...given: Given) => Answer, ...given: Given): Promise<unknown> {
    return this.#tab.run(`(${code})(...${JSON.stringify(given)})`);
  }

  async change(code: () => void): Promise<void> {
    await this.#run(code);
  }

  expect<Answer, Given extends unknown[]>(code: (...given: Given) => Answer, ...given: Given) {
    // Asking fails while a page unloads.
    const ask = () => this.#run(code, ...given).catch(({ message }: Error) => message);
    return expect.poll(ask, { timeout: 30_000, intervals: [50] });
  }

  expectFound(selector: string, found = true): Promise<void> {
    return this.expect((wanted) => document.querySelector(wanted) !== null, selector).toBe(found);
  }

  expectFocus(selector: string): Promise<void> {
    return this.expect(isFocused, selector).toBe(true);
  }

  /** Presses Tab until the focus is there, a few times at most. */
  async tabTo(selector: string): Promise<void> {
    for (let step = 0; step < 6 && !(await this.#run(isFocused, selector)); step++) await this.press('Tab');
    await this.expectFocus(selector);
  }

  async click(selector: string): Promise<void> {
    const click = async () => {
      await this.#run(bringIntoView, selector);
      await this.#tab.click(selector);
    };
    await expect(click).toPass({ timeout: 30_000 });
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.#tab.type(selector, text);
  }

  expectAddress(path: string): Promise<void> {
    return this.expect(() => location.pathname + location.hash).toBe(path);
  }

  expectText(text: string): Promise<void> {
    const read = () => (document.querySelector('main')?.innerText ?? '').replace(/\s+/g, ' ');
    return this.expect(read).toContain(text.replace(/\s+/g, ' '));
  }
}

/** Runs in the page. :focus would need a window in front. */
function isFocused(selector: string): boolean {
  return document.activeElement?.matches(selector) ?? false;
}

/** Runs in the page. It centres the element, because the sticky header may cover what a browser scrolls to. */
function bringIntoView(selector: string): void {
  const element = document.querySelector(selector);
  if (!element?.closest('header')) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
