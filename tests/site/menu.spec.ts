import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/fixtureContent.ts';
import { DESK, PHONE, turnWheel } from './visits.ts';

const { navigation } = content;

test.use({ viewport: PHONE });

test('the menu button says whether it is open, and the page behind the open menu is inert', async ({ page }) => {
  await page.goto('/programs');
  for (const expanded of [false, true, false]) {
    await expect(button(page)).toHaveAttribute('aria-expanded', `${expanded}`);
    // Its lines, or the cross.
    for (const [sign, isShown] of [!expanded, expanded].entries())
      await expect(button(page).locator('path').nth(sign)).toBeVisible({ visible: isShown });
    await button(page).click();
  }
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  const before = await page.evaluate(() => scrollY);
  for (let step = 0; step < navigation.header.length + 6; step++) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName ?? '');
    expect(behind, `after ${step} steps`).toBe('');
  }
  await page.mouse.move(PHONE.width / 2, PHONE.height - 20);
  await turnWheel(page, 600);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // If the screen is turned, the menu can still be closed.
  await page.setViewportSize(DESK);
  await button(page).click();
  await expect(button(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes and leads to pages', async ({ page }) => {
    await page.goto('/');
    // The attribute would never change.
    await expect(button(page)).not.toHaveAttribute('aria-expanded');
    await button(page).click();
    await expect(links(page)).toHaveCount(navigation.header.length + 1);
    // Whoever is in a crisis finds it in the menu’s first window.
    await expect(links(page).last()).toHaveText(content.site.crisisLines.heading);
    await expect(links(page).last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await button(page).click();
    await links(page)
      .nth(navigation.header.length - 1)
      .click();
    await expect(page).toHaveURL(navigation.header.at(-1)?.to ?? '');
  });
});

function button(page: Page) {
  return page.getByRole('button', { name: 'Menu', exact: true });
}

function links(page: Page) {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');
}
