import { expect, test } from '@playwright/test';
import { content } from '../fixture/content.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => page.goto('/'));

    test('the opening invites to join and to learn the story', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Join Us Today', exact: true })).toHaveAttribute(
        'href',
        '/get-involved',
      );
      await expect(main.getByRole('link', { name: 'Learn Our Story', exact: true })).toHaveAttribute('href', '/about');
    });

    test('the three core pillars stand in order', async ({ page }) => {
      const pillars = page.getByRole('heading', { level: 3, name: /^(Empowerment|Wellness|Community)$/ });
      await expect(pillars).toHaveText(['Empowerment', 'Wellness', 'Community']);
    });

    for (const title of ['Empowerment & Leadership', 'Entrepreneurship', 'Wellness & Healing']) {
      test(`the featured program ${title} leads to its own part of Programs`, async ({ page }) => {
        await page.getByRole('article', { name: title, exact: true }).getByRole('link').click();
        await expect(page).toHaveURL(/\/programs#/);
        await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${title}`) })).toBeInViewport({
          ratio: 1,
        });
      });
    }

    test('the event card says what, when and where, and leads to the events', async ({ page }) => {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: 'Women Empowerment Workshop', exact: true }) });
      await expect(card).toContainText('Saturday, November 15, 2025');
      await expect(card).toContainText('10:00 AM–4:00 PM EST');
      await expect(card).toContainText('Toronto Community Center');
      await expect(card.getByRole('link', { name: /^Register Now/ })).toHaveAttribute('href', '/events');
    });

    test('the closing call leads to giving and to getting involved', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Make a Donation', exact: true })).toHaveAttribute('href', '/donate');
      await expect(main.getByRole('link', { name: 'Get Involved', exact: true })).toHaveAttribute(
        'href',
        '/get-involved',
      );
    });

    test('“Toronto time” is said once', async ({ page }) => {
      await expect(page.getByText(content.site.labels.torontoTime)).toHaveCount(1);
    });
  });
}
