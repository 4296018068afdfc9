import { expect, test } from '@playwright/test';
import { open, visits } from './site.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`the browser’s own frame wears the colour of the header, in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const visit of visits) {
      await open(page, visit);
      const colours = await page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        const valid = metas.find(({ media }) => matchMedia(media).matches);
        const swatch = document.createElement('canvas').getContext('2d');
        const same = (colour: string) => {
          if (!swatch) throw new Error('There is nothing to compare colours with.');
          swatch.fillStyle = colour;
          return swatch.fillStyle;
        };
        const header = document.querySelector('header');
        return [valid && same(valid.content), header && same(getComputedStyle(header).backgroundColor)];
      });
      expect(colours[0], visit.name).toBe(colours[1]);
    }
  });
}
