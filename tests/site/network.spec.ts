import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectWithin } from '../budgets.ts';
import { expectNothingSent, fill, open, visits, watch } from './visits.ts';

/** Every rule of axe-core for WCAG 2.0 to 2.2, levels A to AAA, and its best practices. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Speed is measured on a phone of this size, too.
test.use({ viewport: { width: 412, height: 823 }, permissions: ['clipboard-write'] });

for (const visit of visits) {
  test(`${visit.name} is light, sends, stores and logs nothing, and has no barrier`, async ({ page, context }) => {
    const traffic = watch(page);
    await open(page, visit);
    // tests/serveSites.ts does not compress what a failing server sends.
    if (visit.status !== 500) await expectLight(page);

    await readToTheEnd(page);
    await useEverything(page);
    await expectNothingSent(page, traffic);
    await expectNothingStored(context, page);
    expect.soft(traffic.failures).toEqual([]);
    // The specification requires this one line.
    expect.soft(traffic.logged).toEqual(visit.status === 404 ? [expect.stringContaining(visit.address)] : []);

    // axe-core counts what the sticky header covers as covered.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoBarrier(page, 'html');
    // Dark changes colours alone.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoBarrier(page, 'html', 'color-contrast', 'color-contrast-enhanced');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoBarrier(page, 'header');
  });
}

async function expectNoBarrier(page: Page, part: string, ...rules: string[]): Promise<void> {
  const runOnly =
    rules.length > 0 ? ({ type: 'rule', values: rules } as const) : ({ type: 'tag', values: LEVELS } as const);
  const axe = new AxeBuilder({ page }).include(part).options({ runOnly, resultTypes: ['violations'] });
  // “Legacy” leaves out frames of other websites, which no page has, and takes half the time.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target}: ${node.failureSummary}`),
  );
  expect.soft(found, part).toEqual([]);
}

/** Fails if a page has loaded more than it may. It waits for drawings near the window, which come after the page has loaded. */
async function expectLight(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const all = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      path: entry.name,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );
  const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
  const table = all.map(({ path, bytes }) => `${String(bytes).padStart(7)}  ${path}`).join('\n');
  for (const [budget, is] of [
    ['visit', total],
    ['requests', all.length],
  ] as const)
    expect.soft(() => expectWithin(budget, is, page.url(), `\n${table}`)).not.toThrow();
}

async function readToTheEnd(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) {
    if (!(await image.isVisible())) continue;
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
}

/** Presses everything that does not lead to another page. A form is tried with wrong and with right answers. */
async function useEverything(page: Page): Promise<void> {
  const address = page.url();
  await pressEverything(page);
  for (const answers of (await page.locator('main form').count()) > 0 ? (['wrong', 'right'] as const) : []) {
    await fill(page, answers);
    await pressEverything(page);
  }
  // Enter in a field sends a form as a press on its button does.
  for (const box of await page.locator('input').and(page.getByRole('textbox')).all()) await box.press('Enter');
  // A press on Donate leads to its steps, on the same page.
  expect(page.url().replace(/#etransfer$/, '')).toBe(address);
}

async function pressEverything(page: Page): Promise<void> {
  const choices = page.getByRole('radio').or(page.getByRole('checkbox'));
  for (const choice of await choices.all()) await choice.check({ force: true });
  for (const button of await page.getByRole('button').all()) {
    if (!(await button.isVisible())) continue;
    // Visitors press a button that is aria-disabled, too.
    await button.click({ force: true });
    // An open menu would cover the next button.
    await page.keyboard.press('Escape');
  }
}

/** Fails if the page has stored anything in the visitor's browser, or starts a worker, which could. */
async function expectNothingStored(context: BrowserContext, page: Page): Promise<void> {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  const kept = await page.evaluate(async () => [
    sessionStorage.length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  expect([cookies, origins, kept]).toEqual([[], [], [0, 0, 0]]);
}
