import { expect, type Page, test } from '@playwright/test';
import { runAxe } from '../../gate/runAxe.ts';
import { fill, open, PHONE, visits } from './site.ts';

// Every page as it arrives, with its parts opened, is checked by the gate; its colours by tests/layout/pixels.spec.ts.

test.use({ viewport: PHONE, colorScheme: 'dark' });

for (const visit of visits.filter(({ hasForm }) => hasForm)) {
  test(`${visit.name} passes axe-core after its form is used, and with its menu open`, async ({ page }) => {
    await open(page, visit);
    await fill(page, 'right');
    await page.getByRole('main').locator('form').getByRole('button').last().click();
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
    await expectNoBarrier(page, 'html');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoBarrier(page, 'header');
  });
}

async function expectNoBarrier(page: Page, part: string): Promise<void> {
  const found = (await runAxe(page, part)).flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target}: ${node.failureSummary}`),
  );
  expect(found, part).toEqual([]);
}
