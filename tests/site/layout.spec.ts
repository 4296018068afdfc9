import { expect, type Page, test } from '@playwright/test';
import { open, PHONE, visits } from './site.ts';

/** The smallest side of anything that is pressed, in CSS pixels (WCAG 2.5.5). */
const TARGET = 44;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const visit of visits) {
  test.describe(visit.name, () => {
    test(`has targets of ${TARGET} px, which nothing covers`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await open(page, visit);
      expect(await smallTargets(page)).toEqual([]);
    });

    test('keeps still when its fonts arrive late', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { moved: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            (window as unknown as { moved: number[] }).moved.push(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const release = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await release.promise;
        await route.continue();
      });
      await page.goto(visit.address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      release.resolve();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
      expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
    });
  });
}

/** Links, buttons and fields of which a finger would miss the edge. A link in a sentence is as high as its line. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')];
    return targets
      .filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true }) &&
          !isInSentence(target) &&
          // The skip link waits above the page until the keyboard reaches it.
          !target.matches('a[href="#main"]'),
      )
      .flatMap((target) => {
        const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
        const parts = [target, ...labels];
        if (parts.some((part) => isLargeEnough(part, parts))) return [];
        const { width, height } = target.getBoundingClientRect();
        const name = target.innerText || target.getAttribute('aria-label') || target.tagName;
        return [`${name.trim().slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`];
      });

    /** Whether a finger on any edge of the least size still hits one of the parts. */
    function isLargeEnough(part: HTMLElement, parts: HTMLElement[]): boolean {
      part.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // One pixel less on each side: a point on an edge between two pixels belongs to the neighbour.
      const reach = least / 2 - 1;
      return [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].every(([px = 0, py = 0]) => {
        const hit = document.elementFromPoint(px, py);
        return hit !== null && parts.some((own) => own.contains(hit));
      });
    }

    function isInSentence(target: HTMLElement): boolean {
      if (getComputedStyle(target).display !== 'inline') return false;
      const around = target.parentElement?.innerText.trim() ?? '';
      return around.length > target.innerText.trim().length + 1;
    }
  }, TARGET);
}
