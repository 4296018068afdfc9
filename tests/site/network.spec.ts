import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { BUDGETS } from '../../verify/budgets.ts';
import { DESK, expectNothingSent, expectNothingStored, fill, open, PHONE, visits, watch } from './site.ts';

/** A phone of middling size, as speed is measured on. */
const MEASURED = { width: 412, height: 823 };

/** Formats that are compressed already and go over the wire as they are. */
const DENSE = ['.avif', '.jpg', '.png', '.webp', '.woff2'];

for (const viewport of [MEASURED, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const visit of visits) {
      test(`${visit.name} arrives within its budget, asks only its own site, stores nothing and says nothing`, async ({
        page,
        context,
      }) => {
        const watched = watch(page);
        const loaded: Promise<Part>[] = [];
        const weigh = (response: Response) => void loaded.push(partOf(response));
        page.on('response', weigh);
        await open(page, visit);
        // Drawings near the window are asked for after the page has loaded.
        await page.waitForLoadState('networkidle');
        await askForIcon(page);
        page.off('response', weigh);
        expectWithin(visit.name === '/' ? BUDGETS.home : BUDGETS.page, await Promise.all(loaded));

        await readToTheEnd(page);
        await expectNothingSent(page, watched);
        await expectNothingStored(context, page);
        expect(watched.failures).toEqual([]);
        // The specification asks for this one line.
        expect(watched.said).toEqual(visit.status === 404 ? [expect.stringContaining(visit.address)] : []);
      });
    }
  });
}

for (const visit of visits.filter(({ status }) => status === 200)) {
  test(`${visit.name} costs next to nothing when it is opened again`, async ({ page }) => {
    await open(page, visit);
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    await open(page, visit);
    await page.waitForLoadState('networkidle');
    const sent = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
        path: entry.name,
        bytes: (entry as PerformanceResourceTiming).transferSize,
      })),
    );
    expectWithin(BUDGETS.again, sent);
  });
}

// Only the menu of a phone is pressed at one width alone, and it works the same with and without scripts.
for (const [javaScriptEnabled, viewport] of [
  [true, PHONE],
  [false, DESK],
] as const) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport });

    for (const visit of visits.filter(({ hasForm }) => javaScriptEnabled || hasForm)) {
      test(`${visit.name} sends nothing whatever is pressed`, async ({ page }) => {
        const watched = watch(page);
        await open(page, visit);
        const address = page.url();
        await pressEverything(page);
        if (visit.hasForm) {
          await fill(page, 'wrong');
          await pressEverything(page);
          await fill(page, 'right');
          await pressEverything(page);
          // Enter in a field sends a form as a press on its button does.
          for (const box of await page.locator('input').and(page.getByRole('textbox')).all()) await box.press('Enter');
        }
        expect(page.url()).toBe(address);
        await expectNothingSent(page, watched);
        expect(watched.failures).toEqual([]);
      });
    }
  });
}

/** A file that came, or was asked whether it has changed. */
interface Part {
  path: string;
  /** As served: compressed with Brotli unless the format is dense already. */
  bytes: number;
}

async function partOf(response: Response): Promise<Part> {
  const { pathname, protocol } = new URL(response.url());
  if (protocol === 'data:') return { path: 'data:', bytes: 0 };
  const body = await response.body();
  const bytes = DENSE.includes(extname(pathname)) ? body.byteLength : brotliCompressSync(body).byteLength;
  return { path: pathname, bytes };
}

function expectWithin(budget: number, all: Part[]): void {
  const parts = all.filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes);
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const table = parts.map(({ path, bytes }) => `${String(bytes).padStart(7)}  ${path}`).join('\n');
  expect.soft(total, `${total} bytes, the budget is ${budget}:\n${table}`).toBeLessThanOrEqual(budget);
  const requests = `${parts.length} requests, the budget is ${BUDGETS.requests}:\n${table}`;
  expect.soft(parts.length, requests).toBeLessThanOrEqual(BUDGETS.requests);
}

/** A browser without a window shows no icon and asks for none; visitors' browsers ask for one. */
async function askForIcon(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? {};
    const asked = performance.getEntriesByType('resource').some(({ name }) => name === href);
    if (href === undefined || asked) return;
    await new Promise((done) => Object.assign(new Image(), { src: href, onload: done, onerror: done }));
  });
}

async function readToTheEnd(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) {
    if (!(await image.isVisible())) continue;
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
}

async function pressEverything(page: Page): Promise<void> {
  const choices = page.getByRole('radio').or(page.getByRole('checkbox'));
  for (const choice of await choices.all()) await choice.check({ force: true });
  for (const button of await page.getByRole('button').all()) {
    if (!(await button.isVisible())) continue;
    // Forced: a button that is aria-disabled is pressed by visitors, too.
    await button.click({ force: true });
    // What a press has opened would cover the next button.
    await page.keyboard.press('Escape');
  }
}
