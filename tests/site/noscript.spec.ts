import { expect, type Page, test } from '@playwright/test';
import { readText } from '../../gate/checkInBrowser.ts';
import { fixtureTime } from '../fixture/build.ts';
import { DESK, open, PHONE, visits } from './site.ts';

for (const visit of visits) {
  test(`${visit.name} has the same text without scripts`, async ({ browser }) => {
    const pages: Page[] = [];
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      // With scripts a page shows which events are over on the visitor's clock, without them on the build's.
      await context.clock.setFixedTime(fixtureTime());
      pages.push(await context.newPage());
    }
    for (const page of pages) await open(page, visit);
    for (const size of [PHONE, DESK]) {
      for (const page of pages) await page.setViewportSize(size);
      const [withScripts, without] = await Promise.all(pages.map(readText));
      expect.soft(without, `at ${size.width} px`).toEqual(withScripts);
      expect.soft(without).not.toEqual([]);
    }
    for (const page of pages) await page.context().close();
  });
}
