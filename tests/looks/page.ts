import type { Page } from '@playwright/test';

/** Fetches what a visitor would get by scrolling down, and lays all of it out. */
export async function loadAll(page: Page): Promise<void> {
  await addStyle(page, '* { content-visibility: visible !important }');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
  await settle(page);
}

/** Waits until the page is painted as its window now asks for; a picture for another width may have to come. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const pending = [...document.images].filter((image) => image.checkVisibility() && !image.complete);
    await Promise.all(pending.map((image) => image.decode().catch(() => undefined)));
  });
}

/** Adds rules to a page, as a browser extension of the visitor's would: the page's own policy has no say in it. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
