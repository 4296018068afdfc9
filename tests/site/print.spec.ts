import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { content } from '../fixture/fixtureContent.ts';
import { partUnder } from './visits.ts';

// What else is on paper, the pictures show: tests/layout/looks.spec.ts.
test('the steps of a gift are printed on one sheet', async ({ page }) => {
  await page.goto('/donate');
  const steps = page.locator('#etransfer');
  const headings = await steps.getByRole('heading').allTextContents();
  expect(headings.length).toBeGreaterThanOrEqual(4);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' }))));
  const sheets = text.map(solid);
  const wanted = [...headings, content.site.etransferEmail].map(solid);
  expect(sheets.filter((sheet) => wanted.every((part) => sheet.includes(part)))).toHaveLength(1);
});

test('paper names addresses that can be typed, and nothing lies over the text', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 500));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' }))));
  const printed = solid(text.join('')).match(/\([^()]*\/[\w/#=$-]*\)/g) ?? [];
  expect(printed.length).toBeGreaterThan(0);
  expect(printed.filter((address) => address.startsWith('(/') || address.includes('#'))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > header')).toHaveCSS('position', 'static');
  await expect(page.locator('a[href="#main"]')).toBeHidden();
});

test('on paper “e-Transfer” is not divided, and no sentence is about a drawing that is not there', async ({ page }) => {
  for (const path of ['/contact', '/donate']) {
    await page.goto(path);
    // Each width ends its lines at other words.
    for (const format of ['Letter', 'A5', 'A6']) {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format }))));
      expect.soft(text.join('\n').match(/.*\be-\s.*/gi), `${path} on ${format}`).toBeNull();
    }
  }
  await page.emulateMedia({ media: 'print' });
  const tiers = partUnder(page, content.pages.donate.tiers.heading);
  await expect(tiers.locator('svg').first()).toBeHidden();
  await expect(tiers.locator('.lead')).toBeHidden();
});

function solid(words: string): string {
  return words.replace(/[\s\u00ad\u200b]+/g, '');
}
