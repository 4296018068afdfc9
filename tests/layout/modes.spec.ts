import { expect, test } from '@playwright/test';
import { content } from '../fixture/fixtureContent.ts';
import { DESK, open, PHONE, visits } from '../site/visits.ts';
import { addStyle, expectReadable, loadAll } from './page.ts';

/** Windows in CSS pixels: phones, the narrowest window of each layout, and low ones. */
const WINDOWS = [
  ...[320, 412, 480, 600, 768].map((width) => ({ width, height: 844 })),
  ...[844, 960, 1024, 1216, 1440, 2560].map((width) => ({ width, height: 900 })),
  { width: 844, height: 320 },
  // 1280 × 1024 px at 200 % and at 400 % zoom (WCAG 1.4.4 and 1.4.10).
  { width: 640, height: 512 },
  { width: 320, height: 256 },
  // 360 × 800 px at 150 % zoom.
  { width: 240, height: 533 },
];

/** The browser's default sizes of letters in pixels, and twice those (WCAG 1.4.4). */
const LETTERS = { usual: { standard: 16, fixed: 13 }, large: { standard: 32, fixed: 26 } };

/** The text spacing that a page must support by WCAG 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

for (const visit of visits) {
  test(`${visit.name} is usable in every window, in forced colours, with more contrast, and with larger and wider-spaced text`, async ({
    page,
  }) => {
    await open(page, visit);
    await loadAll(page);
    for (const size of WINDOWS) await expectReadable(page, size, 'as it is');
    await page.emulateMedia({ forcedColors: 'active' });
    for (const size of [PHONE, DESK]) await expectReadable(page, size, 'forced colours');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.emulateMedia({ contrast: 'more' });
    await expectReadable(page, DESK, 'more contrast');
    await page.emulateMedia({ contrast: 'no-preference' });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: LETTERS.large });
    for (const size of [DESK, PHONE]) {
      await expectReadable(page, size, 'letters of 200 %');
      // The header scrolls away if the name has a row of its own.
      await page.evaluate(() => scrollTo(0, 500));
      const header = await page.getByRole('banner').boundingBox();
      await page.evaluate(() => scrollTo(0, 0));
      const covered = header && header.y + header.height;
      expect.soft(covered, 'how far down the header covers the page').toBeLessThanOrEqual(size.height / 8);
      const name = page.getByRole('banner').getByText(content.site.name.split(' ')[0] ?? '');
      expect.soft((await name.boundingBox())?.width, 'the width of the name').toBeGreaterThan(100);
    }
    await session.send('Page.setFontSizes', { fontSizes: LETTERS.usual });
    await addStyle(page, SPACED);
    await expectReadable(page, DESK, 'more room', ['word broken']);
    await expectReadable(page, PHONE, 'more room', ['word broken', 'address broken']);
  });
}

test('every page is readable without its fonts', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  for (const visit of visits) {
    await open(page, visit);
    await loadAll(page);
    for (const size of [PHONE, DESK]) await expectReadable(page, size, visit.name);
  }
});
