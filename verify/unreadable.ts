import type { Page } from '@playwright/test';

/**
 * The texts of a page that a visitor cannot read: outside the window sideways, cut off by a box, or lying on
 * one another. Texts that only screen readers get are left out.
 * `words`: words that stand on two lines count as well, for a line that could hold them has to be made.
 * `plates`: in forced colours the browser lays a plate under each line, which covers what it overlaps.
 */
export function unreadable(page: Page, asked: { plates?: boolean; words?: boolean } = {}): Promise<string[]> {
  return page.evaluate(({ plates = false, words = false }) => {
    /** What layout may round away, in CSS pixels. */
    const SLACK = 1.5;
    interface Line {
      element: Element;
      words: string;
      rect: DOMRect;
      floats: boolean;
    }

    const lines = texts();
    const broken = words ? brokenWords() : [];
    return [...new Set([...lines.flatMap(outOfWindow), ...lines.flatMap(cutOff), ...onOneAnother(), ...broken])];

    function* textsForEyes(): Generator<{ node: Node; element: Element; text: string }> {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.nodeValue ?? '';
        if (element && text.trim() !== '' && isForEyes(element)) yield { node, element, text };
      }
    }

    function texts(): Line[] {
      return [...textsForEyes()].flatMap(({ node, element, text }) => linesOf(node, element, text.trim().slice(0, 40)));
    }

    function linesOf(node: Node, element: Element, words: string): Line[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      const floats = ancestors(element).some((box) => ['fixed', 'sticky'].includes(getComputedStyle(box).position));
      return [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map((rect) => ({ element, words, rect, floats }));
    }

    function outOfWindow({ words, rect }: Line): string[] {
      const inside = rect.left >= -SLACK && rect.right <= document.documentElement.clientWidth + SLACK;
      return inside ? [] : [`is outside the window: “${words}”`];
    }

    function cutOff({ element, words, rect }: Line): string[] {
      // A display face is taller than its line: only the middle of the line must be inside.
      const middle = (rect.top + rect.bottom) / 2;
      const box = ancestors(element).find((ancestor) => {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        const { left, right, top, bottom } = ancestor.getBoundingClientRect();
        const sideways = overflowX !== 'visible' && (rect.left < left - SLACK || rect.right > right + SLACK);
        return sideways || (overflowY !== 'visible' && (middle < top || middle > bottom));
      });
      return box ? [`is cut off by <${box.tagName.toLowerCase()} class="${box.className}">: “${words}”`] : [];
    }

    function onOneAnother(): string[] {
      const problems: string[] = [];
      const down = lines.toSorted((a, b) => a.rect.top - b.rect.top);
      for (const [index, one] of down.entries()) {
        // From the first line that begins below this one, all do.
        for (let next = index + 1; (down[next]?.rect.top ?? Infinity) < one.rect.bottom; next++) {
          const other = down[next];
          if (other && areApart(one, other) && overlap(one, other)) {
            problems.push(`overlap: “${one.words}” and “${other.words}”`);
          }
        }
      }
      return problems;
    }

    // Parts of one text may overlap, and a sticky header may cover the page.
    function areApart(one: Line, other: Line): boolean {
      return (
        !one.element.contains(other.element) && !other.element.contains(one.element) && one.floats === other.floats
      );
    }

    function overlap(one: Line, other: Line): boolean {
      const x = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      // The middle half of a line holds its letters; above and below there is only room, unless a plate covers it.
      const room = plates && hasPlate(other.element) ? 0 : other.rect.height / 4;
      const letters = { top: one.rect.top + one.rect.height / 4, bottom: one.rect.bottom - one.rect.height / 4 };
      const y = Math.min(letters.bottom, other.rect.bottom - room) - Math.max(letters.top, other.rect.top + room);
      return x > SLACK && y > SLACK;
    }

    function hasPlate(element: Element): boolean {
      return getComputedStyle(element).getPropertyValue('forced-color-adjust') !== 'none';
    }

    function brokenWords(): string[] {
      const found: string[] = [];
      for (const { node, text } of textsForEyes()) {
        // Addresses may be longer than any line.
        for (const { index, 0: word } of text.matchAll(/(?<![./@:][\p{L}’]*)[\p{L}’]+(?![\p{L}’]|[./@:]\S)/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(`breaks over two lines: “${word}”`);
        }
      }
      return found;
    }

    function isForEyes(element: Element): boolean {
      if (element.closest('script, style, svg')) return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      // Visually hidden, or a skip link that waits outside the window for the focus.
      return !ancestors(element).some((ancestor) => {
        const { clipPath, position } = getComputedStyle(ancestor);
        const { width, height, bottom } = ancestor.getBoundingClientRect();
        const tiny = width <= 1 || height <= 1 || clipPath === 'inset(50%)';
        return (position === 'absolute' || position === 'fixed') && (tiny || bottom + scrollY <= 0);
      });
    }

    function ancestors(element: Element): Element[] {
      const { parentElement } = element;
      return parentElement && element !== document.body ? [element, ...ancestors(parentElement)] : [];
    }
  }, asked);
}
