import { test } from '@playwright/test';
import { open, visits } from '../site/visits.ts';
import { expectReadable, loadAll, openDetails } from './page.ts';

// The site can be read in whatever language a browser translates it into.

const WIDTHS = [320, 390, 768, 1024, 1440];

/**
 * Made-up languages. A word is `longer` times the English one. `least` says how many letters it has at least: first for an English word of
 * up to three letters, then for any other.
 */
const LANGUAGES = [
  { name: 'long words', letters: 'weiterführung', longer: 1.2, least: [6, 11], direction: 'ltr' },
  { name: 'no spaces', letters: '我们欢迎您来参加这里的活动', longer: 0.5, least: [1, 1], direction: 'ltr' },
  { name: 'words from right to left', letters: 'نرحبكمليساتدعوه', longer: 1.1, least: [2, 2], direction: 'rtl' },
] as const;

for (const { name, ...language } of LANGUAGES) {
  test(`every page can be read in a language with ${name}`, async ({ page }) => {
    for (const visit of visits) {
      await open(page, visit);
      await loadAll(page);
      await openDetails(page);
      await page.evaluate(translate, language);
      for (const width of WIDTHS) await expectReadable(page, { width, height: 900 }, visit.name, ['word broken']);
    }
  });
}

/** Runs in the page. As translations do, it puts other words into elements of their own, and sets the direction of the text. */
function translate({ letters, longer, least, direction }: Omit<(typeof LANGUAGES)[number], 'name'>): void {
  document.documentElement.dir = direction;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style, svg, [translate=no]')) texts.push(node as Text);
  let at = 0;
  for (const text of texts) {
    const words = text.data.replace(/\p{L}+/gu, (word) => {
      const length = Math.max(least[word.length > 3 ? 1 : 0], Math.ceil(word.length * longer));
      return Array.from({ length }, () => letters[at++ % letters.length]).join('');
    });
    if (words === text.data) continue;
    const element = document.createElement('font');
    element.append(words);
    text.replaceWith(element);
  }
}
