import { expect, test } from '@playwright/test';
import { watch } from './visits.ts';

const LOST = '/no/such page?name=Ada&email=ada@example.org';

test('an unknown address gets 404, links and a way back, and is logged without its query', async ({ page }) => {
  const { logged } = watch(page);
  const response = await page.goto(LOST);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/not found/i);
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  const links = main.getByRole('list').getByRole('link');
  await expect(links).toHaveText(['About Us', 'Programs', 'Events', 'Get Involved', 'Contact']);
  await expect(page.getByText('no/such')).toHaveCount(0);
  expect(logged).toEqual([expect.stringMatching(/^error: .*\/no\/such%20page$/)]);
  await main.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});
