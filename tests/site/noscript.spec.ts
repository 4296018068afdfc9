import { expect, test } from '@playwright/test';
import { DESK, open, PHONE, visits } from './site.ts';

for (const viewport of [PHONE, DESK]) {
  for (const visit of visits) {
    test(`${visit.name} says the same without scripts, at ${viewport.width} px`, async ({ browser }) => {
      const texts: string[] = [];
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ viewport, javaScriptEnabled });
        const page = await context.newPage();
        await open(page, visit);
        texts.push(await page.locator('body').innerText());
        await context.close();
      }
      const [withScripts, without] = texts;
      expect(without).toBe(withScripts);
      expect(without).not.toBe('');
    });
  }
}
