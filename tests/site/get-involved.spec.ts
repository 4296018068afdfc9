import { expect, test } from '@playwright/test';

const OPTIONS = [
  ['Become a Member', 'member'],
  ['Volunteer', 'volunteer'],
  ['Partner With Us', 'partner'],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [title, id] of OPTIONS) {
      test(`${title} lists its benefits and leads to the contact form`, async ({ page }) => {
        await page.goto('/get-involved');
        const option = page.getByRole('article', { name: title, exact: true });
        await expect(option.getByRole('heading', { name: title, exact: true })).toBeVisible();
        expect(await option.getByRole('listitem').count()).toBeGreaterThan(1);
        await expect(option.getByRole('link')).toHaveAttribute('href', `/contact#${id}`);
      });

      test(`the footer’s link to ${title} leads to that option`, async ({ page }) => {
        await page.goto('/');
        await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
        await expect(page).toHaveURL(`/get-involved#${id}`);
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport({ ratio: 1 });
      });
    }
  });
}
