import { expect, test } from '@playwright/test';
import { content } from '../fixture/fixtureContent.ts';
import { DESK, PHONE } from './visits.ts';

const { navigation } = content;

test.use({ viewport: DESK });

// Every page has the same header and footer: tests/build.test.ts.
test('the first link leads to the text, and the header stays', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect.soft(page.getByRole('main')).toBeFocused();
  await expect.soft(page.getByRole('main'), 'a ring around the whole page').toHaveCSS('outline-style', 'none');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const donate = header.getByRole('link', { name: navigation.donate.label, exact: true });
  await expect.soft(donate).toBeInViewport({ ratio: 1 });
  // On a phone held sideways the header would take too much of the screen.
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect.soft(donate).not.toBeInViewport();
});

test('while a page scrolls nothing covers the header, and no part scrolls by itself', async ({ page }) => {
  for (const address of ['/', '/programs', '/get-involved']) {
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await page.goto(address);
      const found = await page.evaluate(whatCovers, 'header');
      expect.soft(found, `${address} at ${size.width} px`).toEqual([]);
      const scrolling = await page.locator('main *:not(textarea)').evaluateAll(thoseThatScroll);
      expect.soft(scrolling, `${address} at ${size.width} px: see its overflow`).toEqual([]);
    }
  }
});

/** Runs in the page. Scrolls it to its end, and names what covers one of three points of the element. */
function whatCovers(selector: string): string[] {
  const element = document.querySelector(selector);
  const found = new Set<string>();
  for (let top = 0; top < document.documentElement.scrollHeight; top += 50) {
    scrollTo({ top, behavior: 'instant' });
    const { left, width, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    for (const part of [0.05, 0.5, 0.95]) {
      const hit = document.elementFromPoint(left + part * width, bottom - 12);
      if (!element?.contains(hit)) found.add(hit?.outerHTML.slice(0, 80) ?? 'nothing');
    }
  }
  return [...found];
}

/** Runs in the page. An element whose overflow is hidden on one axis scrolls on the other. */
function thoseThatScroll(all: Element[]): string[] {
  const found = all.filter((it) => it.scrollHeight > it.clientHeight + 1 && getComputedStyle(it).overflowY === 'auto');
  return found.map((it) => it.outerHTML.slice(0, 80));
}
