import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { BUDGETS } from '../../verify/budgets.ts';
import { DESK, open, visits } from './site.ts';

/** A phone of middling size, as speed is measured on. */
const PHONE = { width: 412, height: 823 };

/** Formats that are compressed already and go over the wire as they are. */
const DENSE = ['.avif', '.jpg', '.png', '.webp', '.woff2'];

for (const viewport of [PHONE, DESK]) {
  for (const visit of visits) {
    test(`${visit.name} arrives within its budget, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const loaded = collect(page);
      await open(page, visit);
      // Drawings near the window are asked for after the page has loaded.
      await page.waitForLoadState('networkidle');
      await askForIcon(page);
      const parts = (await Promise.all(loaded)).sort((a, b) => b.bytes - a.bytes);
      const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
      const budget = visit.name === '/' ? BUDGETS.home : BUDGETS.page;
      const table = parts.map(({ path, bytes }) => `${String(bytes).padStart(7)}  ${path}`).join('\n');
      expect(total, `${total} bytes, the budget is ${budget}:\n${table}`).toBeLessThanOrEqual(budget);
      expect(
        parts.length,
        `${parts.length} requests, the budget is ${BUDGETS.requests}:\n${table}`,
      ).toBeLessThanOrEqual(BUDGETS.requests);
    });
  }
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

interface Part {
  path: string;
  /** As served: compressed with Brotli unless the format is dense already. */
  bytes: number;
}

function collect(page: Page): Promise<Part>[] {
  const parts: Promise<Part>[] = [];
  page.on('response', (response) => {
    const { pathname, protocol } = new URL(response.url());
    if (protocol === 'data:') return;
    parts.push(
      response.body().then((body) => ({
        path: pathname,
        bytes: DENSE.includes(extname(pathname)) ? body.byteLength : brotliCompressSync(body).byteLength,
      })),
    );
  });
  return parts;
}
