import { expect, test } from '@playwright/test';
import { fixtureTime } from '../fixture/build.ts';
import { content } from '../fixture/content.ts';
import { DESK, open, visits } from './site.ts';

const { navigation, site } = content;

test.use({ viewport: DESK });

for (const visit of visits) {
  test(`the frame of ${visit.name} leads to every page, names the current one and says who we are`, async ({
    page,
  }) => {
    await open(page, visit);
    const header = page.getByRole('banner');
    for (const { label, to } of [...navigation.header, navigation.donate]) {
      const link = header.getByRole('link', { name: label, exact: true });
      await expect.soft(link).toHaveAttribute('href', to);
      if (to === visit.address) await expect.soft(link).toHaveAttribute('aria-current', 'page');
      else await expect.soft(link).not.toHaveAttribute('aria-current');
    }

    const footer = page.getByRole('contentinfo');
    for (const { heading, links } of navigation.footer) {
      const group = footer.getByRole('navigation', { name: heading }).getByRole('link');
      await expect.soft(group).toHaveText(links.map(({ label }) => label));
      for (const { label, to } of links) {
        await expect.soft(group.filter({ hasText: label })).toHaveAttribute('href', to);
      }
    }
    const letters = footer.getByRole('link', { name: site.email, exact: true });
    await expect.soft(letters).toHaveAttribute('href', `mailto:${site.email}`);
    for (const { name, url } of site.social) {
      const link = footer.getByRole('link', { name: `${name} ${site.labels.opensInNewTab}` });
      await expect.soft(link).toHaveAttribute('href', url);
      await expect.soft(link).toHaveAttribute('target', '_blank');
      await expect.soft(link).toHaveAttribute('rel', /noopener/);
    }
    await expect.soft(footer.getByText(site.blurb)).toBeVisible();
    await expect.soft(footer.getByText(`© ${new Date().getFullYear()} ${site.name}`)).toBeVisible();
  });
}

test('the header stays in sight while reading', async ({ page }) => {
  await page.goto('/programs');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Donate Now' })).toBeInViewport({ ratio: 1 });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the browser’s own frame wears the colour of the header', async ({ page }) => {
      await page.goto('/');
      const [frame, header] = await page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        const { content: frame = '' } = metas.find(({ media }) => matchMedia(media).matches) ?? {};
        const swatch = document.createElement('i');
        swatch.style.color = frame;
        document.body.append(swatch);
        const header = document.querySelector('header') ?? document.body;
        return [getComputedStyle(swatch).color, getComputedStyle(header).backgroundColor];
      });
      expect(frame).toBe(header);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the year is the one in which the page was built', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByText(`© ${fixtureTime().getFullYear()} ${site.name}`)).toBeVisible();
  });
});
