import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

/** An element by its role and accessible name, optionally inside a landmark. */
export interface ElementQuery {
  role: keyof typeof SELECTORS;
  /** The whole name; white space is normalized. */
  name: string;
  inside?: 'header' | 'main';
}

const SELECTORS = {
  link: 'a[href]',
  button: 'button',
  textbox: 'input:not([type=radio], [type=number], [type=checkbox]), textarea',
  spinbutton: 'input[type=number]',
  radio: 'input[type=radio]',
};

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

/** A visitor with a browser tab: finds elements by role and name, and waits for them. */
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
  find({ role, ...query }: ElementQuery): Promise<FoundElement[]> {
    return this.tab.run(findElements, { selector: SELECTORS[role], ...query });
  }

  /** Expects the first such element to have this state. */
  expectFound(query: ElementQuery, state: { [part in keyof FoundElement]?: unknown } = {}): Promise<void> {
    return this.expect(async () => [query, (await this.find(query))[0]]).toMatchObject([query, state]);
  }

  async click(query: ElementQuery): Promise<void> {
    let before: FoundElement | undefined;
    // Something that has just appeared above may still push it down.
    const rests = async () => {
      const [was, [now]] = [before, await this.find(query)];
      before = now;
      return [query, now !== undefined && now.x === was?.x && now.y === was.y];
    };
    await this.expect(rests).toEqual([query, true]);
    await this.tab.click(before?.x ?? 0, before?.y ?? 0);
  }

  /** Clicks a field, then types into it. */
  async fill(query: ElementQuery, text: string): Promise<void> {
    await this.click(query);
    await this.tab.type(text);
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

/** Runs in the page, so it uses nothing from outside. Names are computed only as this site needs: from labels, aria-label and text. */
function findElements({ selector, name, inside }: Omit<ElementQuery, 'role'> & { selector: string }): FoundElement[] {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const scope = inside ? document.querySelector(inside) : document;
  const all = [...(scope?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const found = all.filter((element) => nameOf(element) === plain(name) && canBeSeen(shownFor(element)));
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

  function nameOf(element: HTMLElement): string {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    if (labels.length > 0) return plain(labels.map(wordsOf).join(' '));
    return plain(element.getAttribute('aria-label') ?? element.innerText);
  }

  /** A label's words, without a note that is hidden from assistive technology. */
  function wordsOf(label: HTMLElement): string {
    const hidden = [...label.querySelectorAll<HTMLElement>('small[aria-hidden=true]')];
    return hidden.reduce((words, note) => words.replace(note.innerText, ''), label.innerText);
  }

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
