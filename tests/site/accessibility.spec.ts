import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { EXPERIMENTS, LEVELS } from '../../verify/checkInBrowser.ts';
import { content } from '../fixture/content.ts';
import { DESK, fill, open, PHONE, visits } from './site.ts';

/** Each theme once: what differs by both width and theme is measured in pixels by tests/looks/pixels.spec.ts. */
const LOOKS = [
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESK, colorScheme: 'light' },
] as const;

for (const { viewport, colorScheme } of LOOKS) {
  test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
    // Half-way through a movement a colour is neither the one nor the other.
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const visit of visits) {
      test(`${visit.name} is open to everybody, with everything in it opened and answered`, async ({ page }) => {
        await open(page, visit);
        const closed = page.locator('details:not([open]) > summary');
        while ((await closed.count()) > 0) await closed.first().click();
        await expectNoBarrier(page);
        if (visit.hasForm) {
          await fill(page, 'right');
          await page.getByRole('main').locator('form').getByRole('button').last().click();
          await expectNoBarrier(page, 'main form');
        }
        const menu = page.getByRole('button', { name: content.site.labels.menu });
        if (!(await menu.isVisible())) return;
        await menu.click();
        await expectNoBarrier(page, 'header');
      });
    }
  });
}

async function expectNoBarrier(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({
      runOnly: { type: 'tag', values: LEVELS },
      rules: Object.fromEntries(EXPERIMENTS.map((rule) => [rule, { enabled: true }])),
    })
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(found.join('\n'), part).toBe('');
}
