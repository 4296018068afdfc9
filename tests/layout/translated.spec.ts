import { expect, test } from '@playwright/test';
import { open, visits } from '../site/visits.ts';
import { expectReadable, loadAll, openDetails } from './page.ts';

const WIDTHS = [320, 390, 768, 1024, 1440];

test('every page can be read in a language with long words, from right to left', async ({ page }) => {
  for (const visit of visits) {
    await open(page, visit);
    await loadAll(page);
    await openDetails(page);
    await page.evaluate(translate);
    for (const width of WIDTHS) {
      await expectReadable(page, { width, height: 900 }, visit.name, ['word broken']);
      // Its links are on one line, or behind the menu’s button.
      const header = page.getByRole('banner');
      await expect(header.getByRole('button'), `the menu’s button at ${width} px`).toBeVisible();
      await expect(header.getByRole('listitem'), `links at ${width} px`).toHaveCount(0);
    }
  }
});

/** Runs in the page. As translations do, it puts other words into elements of their own, and sets the language and direction. */
function translate(): void {
  Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style, svg, [translate=no]')) texts.push(node as Text);
  for (const text of texts) {
    const words = text.data.replace(/\p{L}+/gu, (word) => {
      const least = word.length > 3 ? 11 : 6;
      return ''.padEnd(Math.max(least, word.length * 1.2), 'نرحبكمليساتدعوه');
    });
    if (words === text.data) continue;
    const element = document.createElement('font');
    element.append(words);
    text.replaceWith(element);
  }
}
