import { expect, type Page, test } from '@playwright/test';
import { DESK, open, PHONE, visits } from './site.ts';

for (const visit of visits) {
  test(`${visit.name}: every tab stop is visible, in reading order, and the first skips the header`, async ({
    page,
  }) => {
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await open(page, visit);
      const stops: Stop[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await focused(page);
        if (!stop || stops.some(({ place }) => place === stop.place)) break;
        stops.push(stop);
      }
      const order = `${viewport.width} px: ${stops.map(({ name }) => name).join(' → ')}`;
      expect(stops.length, order).toBeGreaterThan(3);
      expect.soft(stops[0], order).toMatchObject({ name: 'Skip to main content', address: '#main' });
      const hidden = stops.filter(({ covered }) => covered).map(({ name }) => name);
      expect.soft(hidden, 'covered or out of sight').toEqual([]);
      const places = stops.map(({ place }) => place);
      expect.soft(places, order).toEqual(places.toSorted((a, b) => a - b));
    }
  });
}

interface Stop {
  name: string;
  /** Where a link leads. */
  address: string | null;
  /** Its index among all elements of the document. */
  place: number;
  /** Whether something covers its middle, so that it can be neither seen nor tapped, or the window's lower edge its ring. */
  covered: boolean;
}

/** The focused element. tests/layout/pixels.spec.ts measures whether its ring is visible. */
function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    // A control that its label draws is located by the label.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const shown = element.getBoundingClientRect().width > 4 ? element : (label ?? element);
    const { left, top, width, height } = shown.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight / 2));
    return {
      name: element.innerText?.trim().slice(0, 30) || element.getAttribute('aria-label') || element.tagName,
      address: element.getAttribute('href'),
      place: [...document.querySelectorAll('*')].indexOf(element),
      covered:
        !(middle && (shown.contains(middle) || middle.contains(shown))) ||
        // A browser scrolls a long field only as far as its caret.
        (top + height > innerHeight - 7 && !shown.matches('textarea')),
    };
  });
}
