import { expect, test } from '@playwright/test';
import { content } from '../fixture/fixtureContent.ts';
import { fill } from '#lib/text.ts';
import { PHONE, partUnder } from './visits.ts';

const { programs, pages } = content;
const words = pages.programs;

test.use({ viewport: PHONE });

test('the page leads to each program from its top, below the header', async ({ page }) => {
  await page.goto('/programs');
  const jumps = page.getByRole('navigation', { name: words.hero.index }).getByRole('link');
  await expect(jumps).toHaveText(programs.map(({ title }) => title));
  for (const { title } of programs) {
    await jumps.filter({ hasText: title }).click();
    const heading = page.getByRole('heading', { name: title, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
  }
});

test('a visitor who gets involved with a program writes to us about it without naming it again', async ({ page }) => {
  for (const { title } of programs.slice(-2)) {
    await page.goto('/programs');
    const program = partUnder(page, title);
    await program.getByRole('link', { name: new RegExp(`^${words.program.involve.label}\\b`) }).click();
    await expect(page).toHaveURL(/\/get-involved#/);
    await expect(page.getByRole('main').getByText(title).filter({ visible: true })).toHaveCount(1);
    await page.getByRole('link', { name: pages.getInvolved.fromProgram.link }).click();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      fill(pages.contact.forPrograms.subject, { title }),
    );
  }
});

test('a link to an option shows its heading and, unless a phone is held sideways, her above it', async ({ page }) => {
  for (const viewport of [PHONE, { width: 667, height: 375 }]) {
    await page.setViewportSize(viewport);
    for (const { id } of pages.getInvolved.options.items) {
      await page.goto('about:blank');
      await page.goto(`/get-involved#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
      if (viewport.height > 400)
        await expect(page.locator(`div:has(> article > #${id}) img`).first()).toBeInViewport({ ratio: 0.9 });
    }
  }
});
