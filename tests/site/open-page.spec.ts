import { expect, type Page, test } from '@playwright/test';

// A page that stays open while an event ends. The page itself says when that is.

async function openBefore(page: Page): Promise<{ end: number; label: string }> {
  await page.goto('/events');
  const ends = await page
    .locator('article[data-ends]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-ends')));
  const end = Math.min(...ends.map((text) => Date.parse(text ?? '')));
  await page.clock.install({ time: end - 60_000 });
  await page.goto('/events');
  return { end, label: ends.find((text) => Date.parse(text ?? '') === end) ?? '' };
}

const notice = (page: Page, label: string) =>
  page.locator(`article[data-ends="${label}"] > * > [data-when=over]`).first();

test('an event that ends is over on the page that is open', async ({ page }) => {
  const { label } = await openBefore(page);
  await page.clock.runFor(59_000);
  await expect(notice(page, label)).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(notice(page, label)).toBeVisible();
});

for (const sign of ['visibilitychange', 'pageshow'] as const) {
  test(`an event that ended while the computer slept is over after ${sign}`, async ({ page }) => {
    const { end, label } = await openBefore(page);
    // The clock goes on; no timer has run.
    await page.clock.setSystemTime(end + 1000);
    await expect(notice(page, label)).toBeHidden();
    await page.evaluate((name) => {
      const target = name === 'pageshow' ? window : document;
      target.dispatchEvent(new Event(name, { bubbles: true }));
    }, sign);
    await expect(notice(page, label)).toBeVisible();
  });
}
