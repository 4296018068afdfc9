import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { content } from '../fixture/fixtureContent.ts';

// The pictures show what else is on paper: tests/layout/looks.spec.ts.
test('the steps of a gift are printed on one sheet', async ({ page }) => {
  await page.goto('/donate');
  const steps = page.locator('section:has(#etransfer)');
  const headings = await steps.getByRole('heading').allTextContents();
  expect(headings.length).toBeGreaterThanOrEqual(4);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' }))));
  const sheets = text.map(solid);
  const wanted = [...headings, content.site.etransferEmail].map(solid);
  expect(sheets.filter((sheet) => wanted.every((part) => sheet.includes(part)))).toHaveLength(1);
});

function solid(words: string): string {
  return words.replace(/[\s\u00ad\u200b]+/g, '');
}
