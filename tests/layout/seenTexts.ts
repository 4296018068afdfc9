import type { Page } from '@playwright/test';

/** A piece of text that can be seen: neither hidden, nor part of a drawing, nor for screen readers only. */
export interface SeenText {
  node: Node;
  element: HTMLElement;
  text: string;
  /** The box of each of its lines in the window. */
  boxes: DOMRect[];
}

declare global {
  interface Window {
    seenTexts: () => SeenText[];
  }
}

/** Gives the page a function `window.seenTexts`, for others that run in it. */
export function addSeenTexts(page: Page): Promise<unknown> {
  return page.evaluate(`window.seenTexts = ${seenTexts}`);
}

/** Runs in the page, so it uses nothing from outside. */
function seenTexts(): SeenText[] {
  const found: SeenText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? '';
    if (!element || text.trim() === '' || !canBeSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({ node, element, text, boxes: [...range.getClientRects()].filter(({ width }) => width > 0) });
  }
  return found;

  function canBeSeen(element: Element): boolean {
    if (element.closest('script, style, svg, noscript')) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isAway(element);
  }

  /** Visually hidden, or a skip link outside the window. */
  function isAway(element: Element | null): boolean {
    if (!element || element === document.body) return false;
    const { clipPath, position } = getComputedStyle(element);
    const { width, height, bottom } = element.getBoundingClientRect();
    const tiny = width <= 1 || height <= 1 || clipPath === 'inset(50%)' || bottom + scrollY <= 0;
    return (tiny && (position === 'absolute' || position === 'fixed')) || isAway(element.parentElement);
  }
}
