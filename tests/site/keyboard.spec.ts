import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/content.ts';
import { DESK, open, PHONE, visits } from './site.ts';

/** Focus rings are at least this wide, in CSS pixels. */
const RING = 3;

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const visit of visits) {
      if (viewport === PHONE)
        test(`${visit.name}: the first stop leads past the header`, async ({ page }) => {
          await open(page, visit);
          await page.keyboard.press('Tab');
          const skip = page.getByRole('link', { name: content.site.labels.skipLink });
          await expect(skip).toBeFocused();
          await expect(skip).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Enter');
          await page.keyboard.press('Tab');
          const inHeader = await page.evaluate(() => document.activeElement?.closest('header') !== null);
          expect(inHeader).toBe(false);
        });

      test(`${visit.name}: every stop can be seen, in the order of reading`, async ({ page }) => {
        await open(page, visit);
        const stops: Stop[] = [];
        for (;;) {
          await page.keyboard.press('Tab');
          const stop = await focused(page);
          if (!stop || stops.some(({ place }) => place === stop.place)) break;
          stops.push(stop);
        }
        expect(stops.length).toBeGreaterThan(3);
        expect(stops.filter(({ ring }) => ring < RING).map(({ name }) => `${name}: no ring`)).toEqual([]);
        expect(stops.filter(({ covered }) => covered).map(({ name }) => `${name}: covered or out of sight`)).toEqual(
          [],
        );
        const places = stops.map(({ place }) => place);
        expect(places, stops.map(({ name }) => name).join(' → ')).toEqual(places.toSorted((a, b) => a - b));
      });
    }
  });
}

interface Stop {
  name: string;
  /** Its number among all elements of the document. */
  place: number;
  /** Width of its focus ring in CSS pixels; 0 if it has none. */
  ring: number;
  covered: boolean;
}

function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    // A control that is drawn by its label shows its ring there.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    // A field that is drawn by the box around it shows it there.
    const box = labels.length > 0 && element.parentElement ? [element.parentElement] : [];
    const parts = [element, ...box, ...labels, ...labels.flatMap((label) => [...label.querySelectorAll('*')])];
    const rings = parts.map((shown) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    const shown = element.getBoundingClientRect().width > 4 ? element : (labels[0] ?? element);
    const { left, top, width, height } = shown.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight / 2));
    return {
      name: element.innerText?.trim().slice(0, 30) || element.getAttribute('aria-label') || element.tagName,
      place: [...document.querySelectorAll('*')].indexOf(element),
      ring: Math.max(...rings),
      covered: !(middle && (shown.contains(middle) || middle.contains(shown))),
    };
  });
}
