import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { content } from '../fixture/content.ts';
import { DESK, fill, open, PHONE, visits } from './site.ts';

/** All of WCAG 2.2, level AAA included, and what axe-core recommends beyond it. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of axe-core's experiments, those that test a criterion of WCAG and do not guess. */
const EXPERIMENTS = ['css-orientation-lock', 'focus-order-semantics', 'label-content-name-mismatch'];

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
      test(`${visit.name} is open to everybody, and stays so with everything in it opened`, async ({ page }) => {
        await open(page, visit);
        await expectNoBarrier(page);
        const menu = page.getByRole('button', { name: content.site.labels.menu });
        const closed = page.locator('details:not([open]) > summary');
        while ((await closed.count()) > 0) await closed.first().click();
        if (await menu.isVisible()) await menu.click();
        await expectNoBarrier(page);
      });
    }

    for (const visit of visits.filter(({ hasForm }) => hasForm)) {
      test(`${visit.name} stays so when a form is sent empty, wrong and right`, async ({ page }) => {
        await open(page, visit);
        const button = page.getByRole('main').locator('form').getByRole('button').last();
        await button.click();
        await expectNoBarrier(page);
        for (const answers of ['wrong', 'right'] as const) {
          await fill(page, answers);
          await button.click();
          await expectNoBarrier(page);
        }
      });
    }
  });
}

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: LEVELS },
      rules: Object.fromEntries(EXPERIMENTS.map((rule) => [rule, { enabled: true }])),
    })
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(found.join('\n')).toBe('');
}
