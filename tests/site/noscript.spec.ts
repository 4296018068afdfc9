import { expect, test } from '@playwright/test';
import { readText } from '../../verify/checkInBrowser.ts';
import { DESK, open, PHONE, visits } from './site.ts';

for (const viewport of [PHONE, DESK]) {
  for (const visit of visits) {
    test(`${visit.name} says the same without scripts, at ${viewport.width} px`, async ({ browser }) => {
      const texts: string[][] = [];
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ viewport, javaScriptEnabled });
        const page = await context.newPage();
        await open(page, visit);
        texts.push(await readText(page));
        await context.close();
      }
      const [withScripts, without] = texts;
      expect(without).toEqual(withScripts);
      expect(without).not.toEqual([]);
    });
  }
}
