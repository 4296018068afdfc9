import { expect, test } from '@playwright/test';
import { content } from '../fixture/content.ts';

const words = content.pages.programs;

const PROGRAMS = [
  'Empowerment & Leadership',
  'Entrepreneurship & Economic Growth',
  'Wellness & Healing',
  'Community & Sisterhood',
  'Education & Advocacy',
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => page.goto('/programs'));

    for (const title of PROGRAMS) {
      test(`${title} has a description, four highlights and a way in`, async ({ page }) => {
        const program = page.getByRole('region', { name: title, exact: true });
        await expect(program.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
        await expect(program.getByRole('paragraph').first()).toHaveText(/\w{3,}/);
        const highlights = program.getByRole('list', { name: words.program.highlights }).getByRole('listitem');
        await expect(highlights).toHaveText([/\w{3,}/, /\w{3,}/, /\w{3,}/, /\w{3,}/]);
        await expect(program.getByRole('link', { name: /^Get Involved\b/ })).toHaveAttribute(
          'href',
          /^\/get-involved\b/,
        );
      });

      test(`whoever gets involved with ${title} writes to us about it without naming it again`, async ({ page }) => {
        const program = page.getByRole('region', { name: title, exact: true });
        await program.getByRole('link', { name: /^Get Involved\b/ }).click();
        const line = page.getByRole('main').getByText(title);
        await expect(line.filter({ visible: true })).toHaveCount(1);
        await page.getByRole('link', { name: content.pages.getInvolved.fromProgram.link }).click();
        await expect(page).toHaveURL(/\/contact#/);
        if (javaScriptEnabled) await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(title);
      });
    }

    test('there are five programs, and a link jumps to each', async ({ page }) => {
      const jumps = page.getByRole('navigation', { name: words.hero.index }).getByRole('link');
      await expect(jumps).toHaveText(PROGRAMS);
      for (const [index, title] of PROGRAMS.entries()) {
        await jumps.nth(index).click();
        await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport();
      }
    });

    test('the page ends with a block of each program, which leads back to it', async ({ page }) => {
      const closing = page.getByRole('region', { name: words.closing.heading });
      for (const title of PROGRAMS) {
        await closing.getByRole('listitem').getByRole('link', { name: title, exact: true }).click();
        await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport();
      }
    });

    test('the closing call leads to membership and to contact', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Become a Member', exact: true })).toHaveAttribute(
        'href',
        '/get-involved',
      );
      await expect(main.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute('href', '/contact');
    });
  });
}
