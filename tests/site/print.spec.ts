import { expect, type Page, test } from '@playwright/test';
import { extractTextItems, getDocumentProxy } from 'unpdf';
import { openDetails } from '../../gate/checkInBrowser.ts';
import { findUnreadable } from '../../gate/findUnreadable.ts';
import { addSeenTexts } from '../../gate/seenTexts.ts';
import { content } from '../fixture/content.ts';
import { open, visits } from './site.ts';

const { site } = content;

/** Letter paper: its width between the margins in CSS pixels, and its height between them in points: see @page in src/styles/base.css. */
const PAPER = { width: 710, height: 718 };

/** The lower margin of a sheet, in points. */
const BOTTOM = 37;

/** How much of a sheet may stay free so that things are not torn apart, as a part of its height. */
const FREE = 0.5;

for (const visit of visits) {
  test(`${visit.name} prints completely and readably, with no heading alone and no sheet half empty`, async ({
    page,
  }) => {
    await open(page, visit);
    const words = await wordsToPrint(page);
    expect(words.length).toBeGreaterThan(3);
    // With its questions closed again.
    await page.reload();
    const headings = (await page.getByRole('heading').allTextContents()).map(solid);
    const sheets = await print(page);
    const all = sheets.map(({ text }) => text).join('');
    expect
      .soft(
        words.filter((text) => !all.includes(text)),
        'left out',
      )
      .toEqual([]);
    expect.soft(all.match(/\(\/[\w/-]*\)/g) ?? [], 'addresses without the name of the site').toEqual([]);
    const lines = sheets.slice(0, -1).map(({ last }) => last);
    const behind = lines.filter((line) => headings.some((heading) => heading.endsWith(line)));
    expect.soft(behind, 'headings left behind').toEqual([]);
    const blank = Math.max(0, ...sheets.slice(0, -1).map(({ free }) => free));
    expect.soft(blank, 'free at the foot of a sheet').toBeLessThanOrEqual(FREE);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: PAPER.width, height: 900 });
    expect.soft(await findUnreadable(page)).toEqual([]);
  });
}

test('the steps of a gift are printed on one sheet', async ({ page }) => {
  await page.goto('/donate');
  const headings = await page.locator('#etransfer').getByRole('heading').allTextContents();
  expect(headings.length).toBeGreaterThanOrEqual(4);
  const steps = [...headings, site.etransferEmail].map(solid);
  const sheets = await print(page);
  expect(sheets.filter(({ text }) => steps.every((part) => text.includes(part)))).toHaveLength(1);
});

interface Sheet {
  /** All its words, without the addresses behind links, and as the others here without any space. */
  text: string;
  /** The last line. */
  last: string;
  /** How much of it is free at its foot, as a part of its height. */
  free: number;
}

/** Prints a page as the browser would, without what a person may add. */
async function print(page: Page): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { items } = await extractTextItems(pdf);
  const links = await page
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const { host } = new URL(site.url);
  // An address of the site's own is printed with the site's name.
  const printed = links.map((link) => (link.startsWith('/') ? host + link : link));
  const addresses = [...new Set(printed)].sort((a, b) => b.length - a.length);
  return items.map((all) => {
    const onSheet = all.filter(({ str }) => str.trim() !== '');
    const lowest = Math.min(...onSheet.map(({ y }) => y));
    const join = (parts: typeof onSheet) => solid(parts.map(({ str }) => str).join(''));
    return {
      text: addresses.reduce((left, address) => left.replaceAll(solid(`(${address})`), ''), join(onSheet)),
      last: join(onSheet.filter(({ y }) => Math.abs(y - lowest) < 2)),
      free: (lowest - BOTTOM) / PAPER.height,
    };
  });
}

/** Every piece of text in the page's main part that a reader of paper is owed. */
async function wordsToPrint(page: Page): Promise<string[]> {
  await openDetails(page);
  await addSeenTexts(page);
  const words = await page.evaluate(() => {
    const ONLY_ON_SCREENS = '[data-print], button, [data-emphasis="dashed"], form, [aria-hidden="true"]';
    const texts = window
      .seenTexts()
      .filter(({ element }) => element.closest('main') && !element.closest(ONLY_ON_SCREENS));
    return texts.map(({ text }) => text);
  });
  return words.map(solid).filter((text) => text !== '');
}

function solid(words: string): string {
  return words.replace(/[\s\u00ad\u200b]+/g, '');
}
