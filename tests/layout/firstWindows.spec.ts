import { expect, test } from '@playwright/test';
import { content } from '../fixture/fixtureContent.ts';
import { open, visits } from '../site/visits.ts';

/** What browsers leave of the usual screens: laptops, desks, tablets, phones, and one that is turned. */
const WINDOWS = [
  [1366, 650],
  [1440, 789],
  [1536, 730],
  [1920, 969],
  [1024, 768],
  [820, 1180],
  [390, 664],
  [375, 553],
  [360, 640],
  [844, 390],
] as const;

test('in each first window the heading is whole, and something below the header can be pressed', async ({ page }) => {
  for (const visit of visits) {
    await open(page, visit);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const { heading, pressed } = await page.evaluate(lowerEdges);
      expect.soft(heading, `the heading of ${visit.name}, ${width} × ${height} px`).toBeLessThanOrEqual(height);
      // About is its heading and the two women.
      if (visit.address !== '/about')
        expect
          .soft(pressed, `the first link or control of ${visit.name}, ${width} × ${height} px`)
          .toBeLessThanOrEqual(height);
      // The lowest windows have the amounts.
      if (visit.address === '/donate' && height >= 650) {
        const monthly = page.getByRole('button', { name: content.pages.donate.form.monthly, exact: true });
        await expect.soft(monthly, `the second button of a gift, ${width} × ${height} px`).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

/** Runs in the page. Returns where the letters of the heading end, and where the first link or control that is whole ends. */
function lowerEdges() {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('h1') as Element);
  const controls = [...document.querySelectorAll('main :is(a, button, input, summary)')];
  const bottoms = (boxes: Iterable<DOMRect>) => [...boxes].filter(({ width }) => width > 2).map(({ bottom }) => bottom);
  return {
    heading: Math.max(...bottoms(range.getClientRects())),
    pressed: Math.min(...bottoms(controls.map((control) => control.getBoundingClientRect()))),
  };
}
