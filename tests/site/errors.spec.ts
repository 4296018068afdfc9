import { expect, test } from '@playwright/test';
import { content } from '../fixture/fixtureContent.ts';
import { open, type Visit, visits, watch } from './visits.ts';

const LOST = '/no/such page?name=Ada&email=ada@example.org';
const failure = visits.find(({ status }) => status === 500) as Visit;

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

test('when the server fails, the page says so and gives a way home and the address', async ({ page }) => {
  await open(page, failure);
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  const letters = main.getByRole('link', { name: content.site.email });
  await expect(letters).toHaveAttribute('href', `mailto:${content.site.email}`);
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
