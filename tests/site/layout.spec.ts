import { expect, type Page, test } from '@playwright/test';
import { DESK, open, PHONE, visits } from './site.ts';
import { unreadable } from '../../verify/unreadable.ts';

const WIDTHS = [...Array.from({ length: 113 }, (_, step) => 320 + 10 * step), 2560];

/** The smallest side of anything that is pressed, in CSS pixels (WCAG 2.5.5). */
const TARGET = 44;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const visit of visits) {
  test.describe(visit.name, () => {
    test('fits every window from 320 to 2560 px', async ({ page }) => {
      await open(page, visit);
      const problems: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) problems.push(`${width} px: ${over} px to scroll sideways`);
        const wrong = await unreadable(page, { words: true });
        problems.push(...wrong.map((problem) => `${width} px: ${problem}`));
      }
      expect(problems).toEqual([]);
    });

    for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
      test(`can be read with letters twice as large, at ${viewport.width} px`, { tag: '@chromium' }, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        const session = await page.context().newCDPSession(page);
        // The browser's own setting, as a visitor would make it: 16 px is what it comes with.
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
        await open(page, visit);
        await expectReadable(page);
      });

      test(`can be read with more room between lines, words and letters, at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, visit);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          // The least that WCAG 1.4.12 asks a page to bear.
          sheet.replaceSync(
            '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
          );
          document.adoptedStyleSheets.push(sheet);
        });
        await expectReadable(page);
      });
    }

    for (const viewport of [PHONE, DESK]) {
      test(`has targets of ${TARGET} px, at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, visit);
        expect(await smallTargets(page)).toEqual([]);
      });
    }

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

async function expectReadable(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  expect(await unreadable(page)).toEqual([]);
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
