import { expect, test } from '@playwright/test';
import { content } from '../fixture/content.ts';
import { open, type Visit, visits } from './site.ts';

const failure = visits.find(({ status }) => status === 500) as Visit;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('when the server fails, the page says so and gives a way home and the address', async ({ page }) => {
      await open(page, failure);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('heading', { level: 1, name: 'Unexpected Application Error!', exact: true }),
      ).toBeVisible();
      await expect(page).toHaveTitle(/Unexpected Application Error!/);
      await expect(main.getByRole('link', { name: content.site.email })).toHaveAttribute(
        'href',
        `mailto:${content.site.email}`,
      );
      await main.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  });
}
