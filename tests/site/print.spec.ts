import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { content } from '../fixture/content.ts';
import { open, visits } from './site.ts';

// What is on paper, the pictures show: tests/layout/looks.spec.ts.
for (const visit of visits) {
  test(`${visit.name} leaves no heading alone at the foot of a sheet, and names the site in its addresses`, async ({
    page,
  }) => {
    await open(page, visit);
    const headings = (await page.getByRole('heading').allTextContents()).map(solid);
    const sheets = await print(page);
    expect.soft(sheets.join('').match(/\(\/[\w/-]*\)/g) ?? [], 'addresses without the name of the site').toEqual([]);
    const behind = headings.filter((heading) => sheets.slice(0, -1).some((sheet) => sheet.endsWith(heading)));
    expect.soft(behind, 'headings left behind').toEqual([]);
  });
}

test('the steps of a gift are printed on one sheet', async ({ page }) => {
  await page.goto('/donate');
  const headings = await page.locator('#etransfer').getByRole('heading').allTextContents();
  expect(headings.length).toBeGreaterThanOrEqual(4);
  const steps = [...headings, content.site.etransferEmail].map(solid);
  const sheets = await print(page);
  expect(sheets.filter((sheet) => steps.every((part) => sheet.includes(part)))).toHaveLength(1);
});

/** The words of each printed sheet, without the addresses behind links, which stand between them. */
async function print(page: Page): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' }))));
  const links = await page.getByRole('link').evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));
  // An address of the site's own is printed with the site's name.
  const addresses = links.map((link) => (link.startsWith('/') ? new URL(content.site.url).host + link : link));
  const longestFirst = addresses.toSorted((a, b) => b.length - a.length).map((address) => solid(`(${address})`));
  return text.map((sheet) => longestFirst.reduce((left, address) => left.replaceAll(address, ''), solid(sheet)));
}

function solid(words: string): string {
  return words.replace(/[\s\u00ad\u200b]+/g, '');
}
