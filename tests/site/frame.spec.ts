import { expect, test } from '@playwright/test';
import { fixtureTime } from '../fixture/build.ts';
import { content } from '../fixture/content.ts';
import { open, visits } from './site.ts';

const { site } = content;

const HEADER = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Programs', '/programs'],
  ['Events', '/events'],
  ['Get Involved', '/get-involved'],
  ['Contact', '/contact'],
] as const;

const FOOTER = {
  'Quick Links': [
    ['About Us', '/about'],
    ['Programs', '/programs'],
    ['Events', '/events'],
    ['Get Involved', '/get-involved'],
  ],
  'Support Us': [
    ['Make a Donation', '/donate'],
    ['Become a Member', '/get-involved#member'],
    ['Volunteer', '/get-involved#volunteer'],
    ['Partner With Us', '/get-involved#partner'],
  ],
} as const;

const SOCIAL = ['Instagram', 'Facebook', 'LinkedIn'];

test.use({ viewport: { width: 1280, height: 800 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const visit of visits) {
      test(`the frame of ${visit.name} leads to every page and names the current one`, async ({ page }) => {
        await open(page, visit);
        const header = page.getByRole('banner');
        for (const [name, address] of HEADER) {
          const link = header.getByRole('link', { name, exact: true });
          await expect(link).toHaveAttribute('href', address);
          if (address === visit.address) await expect(link).toHaveAttribute('aria-current', 'page');
          else await expect(link).not.toHaveAttribute('aria-current');
        }
        const donate = header.getByRole('link', { name: 'Donate Now', exact: true });
        await expect(donate).toHaveAttribute('href', '/donate');
        if (visit.address === '/donate') await expect(donate).toHaveAttribute('aria-current', 'page');
        else await expect(donate).not.toHaveAttribute('aria-current');
      });

      test(`the footer of ${visit.name} has its links, the address and the year`, async ({ page }) => {
        await open(page, visit);
        const footer = page.getByRole('contentinfo');
        for (const [heading, links] of Object.entries(FOOTER)) {
          const group = footer.getByRole('navigation', { name: heading });
          await expect(group.getByRole('link')).toHaveText(links.map(([name]) => name));
          for (const [name, address] of links) {
            await expect(group.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
          }
        }
        const letters = footer.getByRole('link', { name: site.email, exact: true });
        await expect(letters).toHaveAttribute('href', `mailto:${site.email}`);
        for (const name of SOCIAL) {
          const link = footer.getByRole('link', { name: `${name} ${site.labels.opensInNewTab}` });
          const account = site.social.find((network) => network.name === name);
          await expect(link).toHaveAttribute('href', account?.url ?? '');
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', /noopener/);
        }
        await expect(footer.getByText(site.blurb)).toBeVisible();
        // Without scripts a page shows the year in which it was built.
        const year = javaScriptEnabled ? new Date().getFullYear() : fixtureTime().getFullYear();
        await expect(footer.getByText(`© ${year} ${site.name}`)).toBeVisible();
      });
    }
  });
}

test('the header stays in sight while reading', async ({ page }) => {
  await page.goto('/programs');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Donate Now' })).toBeInViewport({ ratio: 1 });
});
