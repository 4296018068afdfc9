import { expect } from '@playwright/test';
import type { Tab } from './systemTabs.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C' };

/** The state of an element on the page. */
export interface FoundElement {
  /** The middle of its part inside the window, in CSS pixels. */
  x: number;
  y: number;
  focused: boolean;
  checked: boolean;
  value: string;
  href: string;
}

/** A visitor with a browser tab: finds what is to be seen by a selector, and waits for it. Roles and names: tests/site. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Asks again until the answer is the expected one, also on a busy machine. Asking fails while a page unloads. */
  expect<Answer>(ask: () => Promise<Answer>) {
    return expect.poll(() => ask().catch(({ message }: Error) => message), { timeout: 30_000, intervals: [50] });
  }

  /** All such visible elements, without waiting. The first one is scrolled into the window. */
  find(selector: string): Promise<FoundElement[]> {
    return this.tab.run(findElements, selector);
  }

  /** Expects the first such element to have this state. */
  expectFound(selector: string, state: { [part in keyof FoundElement]?: unknown } = {}): Promise<void> {
    return this.expect(async () => [selector, (await this.find(selector))[0]]).toMatchObject([selector, state]);
  }

  async click(selector: string): Promise<void> {
    let before: FoundElement | undefined;
    // Something that has just appeared above may still push it down.
    const rests = async () => {
      const [was, [now]] = [before, await this.find(selector)];
      before = now;
      return [selector, now !== undefined && now.x === was?.x && now.y === was.y];
    };
    await this.expect(rests).toEqual([selector, true]);
    const move = { type: 'pointerMove', x: Math.round(before?.x ?? 0), y: Math.round(before?.y ?? 0), duration: 0 };
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    await this.tab.act({ type: 'pointer', id: 'mouse', actions: [move, ...press] });
  }

  press(key: keyof typeof KEYS): Promise<void> {
    return this.type([KEYS[key]]);
  }

  /** Clicks a field, then types into it. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.type([...text]);
  }

  private type(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return this.tab.act({ type: 'key', id: 'keyboard', actions });
  }

  expectAddress(path: string): Promise<void> {
    return this.expect(() => this.tab.run(() => location.pathname + location.hash)).toBe(path);
  }

  /** Expects visible text in <main>. */
  expectText(text: string): Promise<void> {
    const read = () => this.tab.run(() => (document.querySelector('main')?.innerText ?? '').replace(/\s+/g, ' '));
    return this.expect(read).toContain(text.replace(/\s+/g, ' '));
  }
}

/** Runs in the page, so it uses nothing from outside. */
function findElements(selector: string): FoundElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => canBeSeen(shownFor(element)));
  if (found[0]) scrollTo(shownFor(found[0]));
  return found.map((element) => {
    // A link that wraps is pressed where most of it is.
    const boxes = [...shownFor(element).getClientRects()].sort((a, b) => b.width - a.width);
    const { left, right, top, bottom } = boxes[0] ?? element.getBoundingClientRect();
    return {
      x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      focused: document.activeElement === element,
      checked: element instanceof HTMLInputElement && element.checked,
      value: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
      href: element.getAttribute('href') ?? '',
    };
  });

  /** A radio button that is drawn by its label is clicked there. */
  function shownFor(element: HTMLElement): HTMLElement {
    const label = element instanceof HTMLInputElement && element.type === 'radio' ? element.labels?.[0] : undefined;
    return label ?? element;
  }

  function canBeSeen(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  }

  function scrollTo(element: HTMLElement): void {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header');
    // The header does not scroll, and what it covers cannot be pressed.
    if (header?.contains(element)) return;
    if (top < 150 || bottom > innerHeight - 20) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
}
