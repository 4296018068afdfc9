import { expect, test } from '@playwright/test';

// Many other tests need this, so they wait for it: see playwright.config.ts.
for (const address of ['/contact', '/donate'])
  test(`the forms’ script is asked for once the form of ${address} is used, and not before`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(...(request.url().match(/forms\.client.*/) ?? [])));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.locator('main form input:not([type=radio])').first().fill('1');
    await expect.poll(() => asked, 'the forms’ script was never asked for').toHaveLength(1);
  });
