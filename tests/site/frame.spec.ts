import { expect, test } from '@playwright/test';
import { content } from '../fixture/content.ts';
import { DESK, PHONE } from './site.ts';

const { navigation, site } = content;

test.use({ viewport: DESK });

// It is the same on every page: tests/build.test.ts. Its links: specification.spec.ts.
test('the footer says who we are, its social links open in new tabs, and the header stays', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  for (const { name, url } of site.social) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect.soft(link).toHaveAttribute('href', url);
    await expect.soft(link).toHaveAttribute('target', '_blank');
    await expect.soft(link).toHaveAttribute('rel', /noopener/);
  }
  await expect.soft(footer.getByText(site.blurb)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect.soft(page.getByRole('main')).toBeFocused();
  await expect.soft(page.getByRole('main'), 'a ring around the whole page').toHaveCSS('outline-style', 'none');
  await footer.scrollIntoViewIfNeeded();
  const donate = header.getByRole('link', { name: navigation.donate.label, exact: true });
  await expect.soft(donate).toBeInViewport({ ratio: 1 });
  // On a phone held sideways it would take too much of the screen.
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect.soft(donate).not.toBeInViewport();
});
