import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BrowserContext, expect, type Page, type Response, test } from '@playwright/test';
import { BUDGETS } from '../../verify/budgets.ts';
import { expectNothingSent, fill, open, visits, watch } from './site.ts';

/** Formats that are compressed already and go over the wire as they are. */
const DENSE = ['.avif', '.jpg', '.png', '.webp', '.woff2'];

// A phone of middling size, as speed is measured on. At a desk the gate weighs each page.
test.use({ viewport: { width: 412, height: 823 }, permissions: ['clipboard-write'] });

for (const visit of visits) {
  test(`${visit.name} arrives within its budget, asks only its own site, stores nothing, says nothing and sends nothing whatever is pressed`, async ({
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
    await useEverything(page);
    await expectNothingSent(page, watched);
    await expectNothingStored(context, page);
    expect.soft(watched.failures).toEqual([]);
    // The specification asks for this one line.
    expect.soft(watched.said).toEqual(visit.status === 404 ? [expect.stringContaining(visit.address)] : []);

    if (visit.status !== 200) return;
    await page.goto('about:blank');
    await open(page, visit);
    await page.waitForLoadState('networkidle');
    expectWithin(BUDGETS.again, await page.evaluate(transferred));
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const visit of visits.filter(({ hasForm }) => hasForm)) {
    test(`${visit.name} sends nothing whatever is pressed`, async ({ page }) => {
      const watched = watch(page);
      await open(page, visit);
      await useEverything(page);
      await expectNothingSent(page, watched);
      expect(watched.failures).toEqual([]);
    });
  }
});

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

/** Runs in the page: what it has fetched. */
function transferred(): Part[] {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries.map((entry) => ({ path: entry.name, bytes: (entry as PerformanceResourceTiming).transferSize }));
}

function expectWithin(budget: number, all: Part[]): void {
  const parts = all.filter(({ bytes }) => bytes > 0);
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const table = parts.map(({ path, bytes }) => `${String(bytes).padStart(7)}  ${path}`).join('\n');
  expect.soft(total, `bytes:\n${table}`).toBeLessThanOrEqual(budget);
  expect.soft(parts.length, `requests:\n${table}`).toBeLessThanOrEqual(BUDGETS.requests);
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

/** Presses everything that leads nowhere else, and with a form also with wrong and with right answers. */
async function useEverything(page: Page): Promise<void> {
  const address = page.url();
  await pressEverything(page);
  for (const answers of (await page.locator('main form').count()) > 0 ? (['wrong', 'right'] as const) : []) {
    await fill(page, answers);
    await pressEverything(page);
  }
  // Enter in a field sends a form as a press on its button does.
  for (const box of await page.locator('input').and(page.getByRole('textbox')).all()) await box.press('Enter');
  expect(page.url()).toBe(address);
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

/** Fails if the visitor's browser has been asked to remember anything. */
async function expectNothingStored(context: BrowserContext, page: Page): Promise<void> {
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(stored).toEqual({ local: 0, session: 0, databases: 0, caches: 0, workers: 0 });
}
