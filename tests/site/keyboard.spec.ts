import { expect, test } from '@playwright/test';
import { DESK, open, PHONE, visits } from './visits.ts';

test('every control is a tab stop that can be seen, and the first skips the header', async ({ page }) => {
  for (const visit of visits) {
    // A wide window differs in the header only, which every page shares.
    for (const viewport of visit.address === '/' ? [PHONE, DESK] : [PHONE]) {
      await page.setViewportSize(viewport);
      await open(page, visit);
      const stops: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const [stop, wrong] = await page.evaluate(focused);
        if (!stop || stops.includes(stop)) break;
        stops.push(stop);
        expect.soft(wrong, `${visit.name}, ${viewport.width} px: ${stop}`).toBe('');
      }
      const places = stops.map((stop) => Number.parseInt(stop, 10));
      expect.soft(await page.evaluate(controlsExcept, places), visit.name).toEqual([]);
      expect(stops.length, visit.name).toBeGreaterThan(3);
      expect.soft(stops[0], visit.name).toContain('href="#main"');
    }
  }
});

/** Runs in the page. Returns the other controls that a mouse can press. Of a group of radio buttons, only one is a tab stop. */
function controlsExcept(places: readonly number[]): string[] {
  const controls = ':is(a[href], button, input:not([type="radio"]), textarea, summary):not(:disabled)';
  // A drawing may change meanwhile.
  return [...document.querySelectorAll(':not(svg *)')]
    .filter((element, place) => element.matches(controls) && element.checkVisibility() && !places.includes(place))
    .map((element) => element.outerHTML.slice(0, 80));
}

/**
 * Runs in the page. Returns the focused element as HTML with its place in the document, and what is wrong: it has no ring, something covers
 * its middle, or the window's lower edge cuts its ring. The pictures show the colours of rings: tests/layout/looks.spec.ts.
 */
function focused(): [stop: string, wrong: string] {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return ['', ''];
  // If the label draws a control, the control is where its label is.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const shown = element.getBoundingClientRect().width > 4 ? element : (label ?? element);
  const { left, top, width, height } = shown.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight / 2));
  const hidden = !(middle && (shown.contains(middle) || middle.contains(shown)));
  // A browser scrolls a long field only as far as its caret.
  const low = top + height > innerHeight - 7 && !shown.matches('textarea');
  // The patch around a field may have the ring.
  const isRinged = [shown, shown.parentElement ?? shown].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const wrong = [...(hidden || low ? ['is covered or out of sight'] : []), ...(isRinged ? [] : ['has no ring'])];
  const place = [...document.querySelectorAll(':not(svg *)')].indexOf(element);
  return [`${place} ${element.outerHTML.slice(0, 80)}`, wrong.join()];
}
