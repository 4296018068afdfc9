import { expect, type Page, test } from '@playwright/test';
import { content } from '../content.ts';
import { DESK, PHONE } from './site.ts';

const { about, events, getInvolved } = content.pages;

/** The last thing to do on a page, which its closing drawing is built around. */
const ENDINGS = [
  { address: '/about', ...about.valuesLine.join },
  { address: '/events', ...events.newsletter.subscribe },
  { address: '/get-involved', ...getInvolved.closing.donate },
];

for (const viewport of [{ width: 320, height: 640 }, PHONE, DESK]) {
  for (const { address, label, to } of ENDINGS) {
    test(`${address} ends, at ${viewport.width} px, in a link that can be read and pressed whole`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      const link = lastLink(page);
      await expect(link).toHaveText(label);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
      const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      // A press is refused where a drawing lies over it.
      await link.click();
      await expect(page).toHaveURL(to);
    });
  }
}

function lastLink(page: Page) {
  return page.getByRole('main').getByRole('link').last();
}
