import { expect } from '@playwright/test';
import type { Send } from './drivers.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C' };

/** How an answer names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A visitor with a browser tab. What she does waits until it is possible. Roles and names: tests/site. */
export class Visitor {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Opens a page in a window of that size; a browser with a window may not be as narrow. */
  async open(url: string, size: { width: number; height: number }): Promise<void> {
    await this.#send('SetWindowRect', 'window/rect', { x: 0, y: 0, ...size });
    await this.#send('Navigate', 'url', { url });
  }

  /** Runs a function in the page. It must not use anything from outside but what it is given. */
  #run<Answer, Given extends unknown[]>(code: (...given: Given) => Answer, ...given: Given): Promise<unknown> {
    const script = `return (${code})(...${JSON.stringify(given)})`;
    return this.#send('ExecuteScript', 'execute/sync', { script, args: [] });
  }

  /** Changes the page, as a translation or an extension would. */
  async change(code: () => void): Promise<void> {
    await this.#run(code);
  }

  /** Runs a function in the page until it returns what is expected. */
  expect<Answer, Given extends unknown[]>(code: (...given: Given) => Answer, ...given: Given) {
    // Asking fails while a page unloads.
    const ask = () => this.#run(code, ...given).catch(({ message }: Error) => message);
    return expect.poll(ask, { timeout: 30_000, intervals: [50] });
  }

  /** Expects the page to have an element like that: `header button:focus`. */
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
      const id = await this.#find(selector);
      await this.#run(bringIntoView, selector);
      await this.#send('ElementClick', `element/${id}/click`, { id });
    };
    await expect(click).toPass({ timeout: 30_000 });
  }

  /** Types into a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.#type(await this.#find(selector), text);
  }

  /** Presses a key where the focus is. */
  async press(key: keyof typeof KEYS): Promise<void> {
    const element = await this.#run(() => document.activeElement);
    await this.#type((element as Record<string, string>)[ELEMENT] ?? '', KEYS[key]);
  }

  async #find(value: string): Promise<string> {
    const element = await this.#send('FindElement', 'element', { using: 'css selector', value });
    return (element as Record<string, string>)[ELEMENT] ?? '';
  }

  async #type(id: string, text: string): Promise<void> {
    await this.#send('ElementSendKeys', `element/${id}/value`, { id, text });
  }

  expectAddress(path: string): Promise<void> {
    return this.expect(() => location.pathname + location.hash).toBe(path);
  }

  /** Expects visible text in <main>. */
  expectText(text: string): Promise<void> {
    const read = () => (document.querySelector('main')?.innerText ?? '').replace(/\s+/g, ' ');
    return this.expect(read).toContain(text.replace(/\s+/g, ' '));
  }
}

/** Runs in the page. Not by :focus, which needs a window in front. */
function isFocused(selector: string): boolean {
  return document.activeElement?.matches(selector) ?? false;
}

/** Runs in the page: what a browser scrolls to, something that stays in the window may cover. The header does not scroll. */
function bringIntoView(selector: string): void {
  const element = document.querySelector(selector);
  if (!element?.closest('header')) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
