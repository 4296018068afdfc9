import { expect, type Page, test } from '@playwright/test';
import { extractTextItems, getDocumentProxy } from 'unpdf';
import { content } from '../fixture/content.ts';
import { open, visits } from '../site/site.ts';
import { unreadable } from '../../verify/unreadable.ts';
import { addStyle, loadAll, settle } from './page.ts';
import { takePicture } from './pixels.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** A window of 1280 × 1024 px at 200 % and at 400 % zoom, in CSS pixels (WCAG 1.4.4 and 1.4.10). */
const ZOOMED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

/** The least that WCAG 1.4.12 asks a page to bear. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

/** How much of a low window the header may hold once the page is scrolled: none. */
const LOW = 400;

for (const visit of visits) {
  test.describe(visit.name, () => {
    test('can be read at 200 % and 400 % zoom, where the header scrolls away', async ({ page }) => {
      await open(page, visit);
      await loadAll(page);
      for (const size of ZOOMED) {
        await page.setViewportSize(size);
        await settle(page);
        expect(await problems(page), `${size.width} × ${size.height} px`).toEqual([]);
      }
      const kept = await page.evaluate(async () => {
        scrollTo({ top: 600, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
      });
      expect(kept, `px of a window ${ZOOMED[1]?.height} px high that the header holds (below ${LOW} px: 0)`).toBe(0);
    });

    test('can be read with letters twice as large, and with more room between them', async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        // The browser's own setting, as a visitor would make it: 16 px is what it comes with.
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
        await open(page, visit);
        await loadAll(page);
        expect(await problems(page), `letters of 200 % at ${size.width} px`).toEqual([]);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
        await addStyle(page, SPACED);
        await settle(page);
        expect(await problems(page), `more room between letters at ${size.width} px`).toEqual([]);
      }
    });

    test('can be read in forced colours, with its headings as closely set as without', async ({ page }) => {
      await open(page, visit);
      await loadAll(page);
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        await page.emulateMedia({ forcedColors: 'none' });
        await settle(page);
        const before = await headingHeights(page);
        await page.emulateMedia({ forcedColors: 'active' });
        await settle(page);
        expect(await problems(page), `${size.width} px`).toEqual([]);
        const opened = (await headingHeights(page)).filter(
          ({ height }, index) => height > 1.1 * (before[index]?.height ?? 0),
        );
        expect(opened, `headings that grow by more than 10 % at ${size.width} px`).toEqual([]);
      }
    });

    test('looks different to those who ask for more contrast', async ({ page }) => {
      await page.setViewportSize(DESK);
      await page.emulateMedia({ contrast: 'no-preference' });
      await open(page, visit);
      await loadAll(page);
      const plain = await takePicture(page);
      await page.emulateMedia({ contrast: 'more' });
      await settle(page);
      expect(plain.data.equals((await takePicture(page)).data), 'the same picture to the pixel').toBe(false);
      expect(await problems(page)).toEqual([]);
    });

    test('can be read when neither of its fonts comes', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await open(page, visit);
      await loadAll(page);
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        await settle(page);
        expect(await problems(page, { words: true }), `${size.width} px`).toEqual([]);
      }
    });

    test('is printed with whole addresses, readable letters and full sheets', async ({ page }) => {
      await open(page, visit);
      await loadAll(page);
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
      const { items } = await extractTextItems(pdf);
      const text = items
        .flat()
        .map(({ str }) => str)
        .join('');
      expect(text.match(/\(\/[\w/-]*\)/g) ?? [], 'addresses without the name of the site').toEqual([]);
      const tiny = items.flat().filter(({ str, fontSize }) => /[\p{L}\d]{2}/u.test(str) && fontSize < SMALLEST);
      expect(
        tiny.map(({ str, fontSize }) => `${str.slice(0, 40)}: ${fontSize.toFixed(1)} pt`),
        `below ${SMALLEST} pt`,
      ).toEqual([]);
      const empty = items.slice(0, -1).flatMap((sheet, index) => {
        const lowest = Math.min(...sheet.filter(({ str }) => str.trim()).map(({ y }) => y));
        const free = (lowest - BOTTOM) / SHEET;
        return free > HALF
          ? [`sheet ${index + 1} of ${items.length}: ${Math.round(100 * free)} % free at its foot`]
          : [];
      });
      expect(empty, `sheets with more than ${100 * HALF} % free`).toEqual([]);
    });
  });
}

/** The least size of letters on paper, the height of a Letter sheet between its margins, and its lower margin, in points. */
const SMALLEST = 7;
const SHEET = 690;
const BOTTOM = 51;

/** How much of a sheet may stay free so that things are not torn apart, as a part of its height. */
const HALF = 0.5;

test('the amounts of a gift are printed as large as headings', async ({ page }) => {
  await page.goto('/donate');
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { items } = await extractTextItems(pdf);
  for (const { amount } of content.pages.donate.tiers.items) {
    const sizes = items
      .flat()
      .filter(({ str }) => str.includes(`$${amount}`))
      .map(({ fontSize }) => fontSize);
    expect(Math.max(...sizes), `$${amount} in points`).toBeGreaterThanOrEqual(14);
  }
});

async function problems(page: Page, asked: Parameters<typeof unreadable>[1] = {}): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...(over > 0 ? [`${over} px to scroll sideways`] : []), ...(await unreadable(page, asked))];
}

function headingHeights(page: Page): Promise<{ name: string; height: number }[]> {
  return page.getByRole('heading').evaluateAll((all) =>
    all.map((heading) => ({
      name: (heading as HTMLElement).innerText.slice(0, 40),
      height: heading.getBoundingClientRect().height,
    })),
  );
}
