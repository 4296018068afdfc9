import { expect, test } from '@playwright/test';
import { content } from '../fixture/content.ts';

const words = content.pages.about;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => page.goto('/about'));

    test('the story, the mission and the vision can be read', async ({ page }) => {
      for (const { heading } of [words.story, words.mission, words.vision]) {
        await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
      }
      for (const { text } of [words.mission, words.vision]) await expect(page.getByText(text)).toBeVisible();
    });

    test('the founder’s message is signed by no invented name', async ({ page }) => {
      const message = page.getByRole('region', { name: words.founder.heading });
      await expect(message.getByText('Our founder', { exact: true })).toBeVisible();
    });

    test('the four core values stand in order, then the values line', async ({ page }) => {
      const values = page.getByRole('listitem').getByRole('heading', { level: 3 });
      await expect(values).toHaveText(['Strength', 'Sisterhood', 'Leadership', 'Hope']);
      const line = page.getByRole('main').getByRole('heading', { level: 2 }).last();
      for (const part of words.valuesLine.lines) await expect(line).toContainText(part);
    });
  });
}
