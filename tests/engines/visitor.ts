import type { Tab } from './tab.ts';

/** An element by its role and accessible name, optionally inside a landmark. */
export interface ElementQuery {
  role: Role;
  /** The whole name; white space is normalized. */
  name: string;
  inside?: 'header' | 'main';
}

type Role = 'link' | 'button' | 'textbox' | 'spinbutton' | 'radio' | 'summary';

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

/** How long something may take to appear on a busy machine. */
const TIMEOUT_MS = 30_000;

/** A visitor with a browser tab: finds elements by role and name, and waits for them. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** @throws if no such element is visible */
  async find(query: ElementQuery): Promise<FoundElement> {
    const found = await this.until(
      () => this.findNow(query),
      (answer) => answer.length > 0,
      `no ${describeQuery(query)} can be seen`,
    );
    return found[0] as FoundElement;
  }

  /** All such visible elements, without waiting. The first one is scrolled into the window. */
  findNow(query: ElementQuery): Promise<FoundElement[]> {
    return this.tab.run(findElements, query);
  }

  async click(query: ElementQuery): Promise<void> {
    let before = await this.find(query);
    // Something that has just appeared above may still push it down.
    const { x, y } = await this.until(
      () => this.find(query),
      (now) => {
        const rests = now.x === before.x && now.y === before.y;
        before = now;
        return rests;
      },
      `${describeQuery(query)} does not come to rest`,
    );
    await this.tab.click(x, y);
  }

  /** Clicks a field, then types into it. */
  async fill(query: ElementQuery, text: string): Promise<void> {
    await this.click(query);
    await this.tab.type(text);
  }

  /**
   * Waits until a condition holds in the page.
   * @throws with `problem` if it does not
   */
  async until<Answer>(
    ask: () => Promise<Answer>,
    isRight: (answer: Answer) => boolean,
    problem: string,
  ): Promise<Answer> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      // Evaluating fails while a page unloads.
      const asked = await ask().then(
        (answer) => ({ answer }),
        (failure: Error) => ({ failure }),
      );
      if ('answer' in asked && isRight(asked.answer)) return asked.answer;
      if (Date.now() > deadline) {
        throw new Error(`${problem} (${'answer' in asked ? JSON.stringify(asked.answer) : asked.failure.message})`);
      }
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  async expectAddress(path: string): Promise<void> {
    await this.until(
      () => this.tab.run(() => location.pathname + location.hash),
      (address) => address === path,
      `the address is not ${path}`,
    );
  }

  /** Waits for visible text in <main>. */
  async expectText(text: string): Promise<void> {
    const wanted = text.replace(/\s+/g, ' ');
    await this.until(
      () => this.tab.run(() => (document.querySelector('main')?.innerText ?? '').replace(/\s+/g, ' ')),
      (all) => all.includes(wanted),
      `“${wanted}” cannot be read`,
    );
  }
}

function describeQuery({ role, name, inside }: ElementQuery): string {
  return `${role} “${name}”${inside ? ` in ${inside}` : ''}`;
}

/** Runs in the page, so it uses nothing from outside. Names are computed only as this site needs: from labels, aria-label and text. */
function findElements({ role, name, inside }: ElementQuery): FoundElement[] {
  const SELECTORS = {
    link: 'a[href]',
    button: 'button',
    textbox: 'input:not([type=radio], [type=number], [type=checkbox]), textarea',
    spinbutton: 'input[type=number]',
    radio: 'input[type=radio]',
    summary: 'summary',
  };
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const scope = inside ? document.querySelector(inside) : document;
  const all = [...(scope?.querySelectorAll<HTMLElement>(SELECTORS[role]) ?? [])];
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
