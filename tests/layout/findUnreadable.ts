import type { Page } from '@playwright/test';
import { addSeenTexts, type SeenText } from './seenTexts.ts';

/** Text that a visitor cannot read. */
interface UnreadableText {
  problem: 'runs off the side' | 'is cut off' | 'overlaps other text' | 'breaks across two lines';
  /** The whole text, or the word. */
  text: string;
}

/**
 * Text on a page that a visitor cannot read: beyond the left or right edge of the window, cut off by a box, or overlapping; with `words`,
 * also a word that breaks across two lines. Text for screen readers only is left out.
 */
export async function findUnreadable(page: Page, { words }: { words: boolean }): Promise<UnreadableText[]> {
  await addSeenTexts(page);
  return page.evaluate((words) => {
    /** Rounding of layout, in CSS pixels. */
    const SLACK = 1.5;
    interface Line {
      element: Element;
      text: string;
      rect: DOMRect;
    }

    const texts = window.seenTexts();
    const lines = texts.flatMap(linesOf);
    return [...lines.flatMap(outOfWindow), ...lines.flatMap(cutOff), ...overlaps(), ...(words ? brokenWords() : [])];

    function linesOf({ element, text, boxes }: SeenText): Line[] {
      return boxes.map((rect) => ({ element, text: text.trim(), rect }));
    }

    function outOfWindow({ text, rect }: Line): UnreadableText[] {
      const inside = rect.left >= -SLACK && rect.right <= document.documentElement.clientWidth + SLACK;
      return inside ? [] : [{ problem: 'runs off the side', text }];
    }

    function cutOff({ element, text, rect }: Line): UnreadableText[] {
      // A display face is taller than its line: only the middle of the line must be inside. What begins above its box also ends below it.
      const middle = (rect.top + rect.bottom) / 2;
      const box = ancestors(element).find((ancestor) => {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        const { right, bottom } = ancestor.getBoundingClientRect();
        const sideways = overflowX !== 'visible' && rect.right > right + SLACK;
        return sideways || (overflowY !== 'visible' && middle > bottom);
      });
      return box ? [{ problem: 'is cut off', text }] : [];
    }

    function overlaps(): UnreadableText[] {
      const problems: UnreadableText[] = [];
      const sorted = [...lines].sort((a, b) => a.rect.top - b.rect.top);
      for (const [index, one] of sorted.entries()) {
        // From the first line that begins below this one, all do.
        for (let next = index + 1; (sorted[next]?.rect.top ?? Infinity) < one.rect.bottom; next++) {
          const other = sorted[next];
          if (other && areUnrelated(one, other) && overlap(one, other)) {
            problems.push({ problem: 'overlaps other text', text: one.text });
          }
        }
      }
      return problems;
    }

    // Text inside the same element may overlap.
    function areUnrelated(one: Line, other: Line): boolean {
      return !one.element.contains(other.element) && !other.element.contains(one.element);
    }

    function overlap(one: Line, other: Line): boolean {
      const x = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      // Letters are in the middle half of a line; the rest is empty, unless a backplate covers it.
      const room = hasBackplate(other.element) ? 0 : other.rect.height / 4;
      const letters = { top: one.rect.top + one.rect.height / 4, bottom: one.rect.bottom - one.rect.height / 4 };
      const y = Math.min(letters.bottom, other.rect.bottom - room) - Math.max(letters.top, other.rect.top + room);
      return x > SLACK && y > SLACK;
    }

    /** In forced colours the browser paints one behind each line of text. */
    function hasBackplate(element: Element): boolean {
      const isForced = matchMedia('(forced-colors: active)').matches;
      return isForced && getComputedStyle(element).getPropertyValue('forced-color-adjust') !== 'none';
    }

    function brokenWords(): UnreadableText[] {
      const problems: UnreadableText[] = [];
      for (const { node, text } of texts) {
        // Addresses may be longer than any line.
        for (const { index, 0: word } of text.matchAll(/(?<![./@:][\p{L}’]*)[\p{L}’]+(?![\p{L}’]|[./@:]\S)/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
            problems.push({ problem: 'breaks across two lines', text: word });
        }
      }
      return problems;
    }

    function ancestors(element: Element): Element[] {
      const { parentElement } = element;
      return parentElement && element !== document.body ? [element, ...ancestors(parentElement)] : [];
    }
  }, words);
}
