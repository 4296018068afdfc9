import { expect, test } from '@playwright/test';

const LOST = '/no/such page?name=Ada&email=ada@example.org';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an unknown address gets status 404 and a way back', async ({ page }) => {
      const response = await page.goto(LOST);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByText('404', { exact: true })).toBeVisible();
      await expect(main.getByText('Oops! Page not found', { exact: true })).toBeVisible();
      await main.getByRole('link', { name: 'Return to Home', exact: true }).click();
      await expect(page).toHaveURL('/');
    });

    test('the main links are offered, and the lost address is not repeated', async ({ page }) => {
      await page.goto(LOST);
      const links = page.getByRole('main').getByRole('navigation').getByRole('link');
      expect(await links.allInnerTexts()).toEqual(
        expect.arrayContaining(['About Us', 'Programs', 'Events', 'Get Involved', 'Contact']),
      );
      await expect(page.getByText('no/such')).toHaveCount(0);
      await expect(page).toHaveTitle(/not found/i);
    });
  });
}

test('the attempted path is logged as an error, without what may be personal', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  await page.goto(LOST);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('/no/such%20page');
  expect(errors[0]).not.toContain('ada');
});

for (const address of ['/About', '/admin', '/privacy', '/thank-you', '/index', '/404', '/500', '/content/site.yaml']) {
  test(`${address} is no page`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  });
}

for (const address of ['/about/', '/about.html']) {
  test(`${address} leads to /about for good`, async ({ page, request, baseURL }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([301, 308]).toContain(response.status());
    await page.goto(address);
    await expect(page).toHaveURL(`${baseURL}/about`);
  });
}
