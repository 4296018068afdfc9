import { expect, type Page, test } from '@playwright/test';
import { open, visits } from '../site/visits.ts';

// A visitor who needs larger letters gets them, of every text: by the browser's font size, and by zoom.

/** From here on, type is display type, in whatever font: at twice the font size it need only not become smaller. */
const DISPLAY = 24;

/** Of all other text, at twice the font size, and at 200 % zoom from 1280 px. */
const GROWTH = { font: 1.6, zoom: 1.9 };

/** Of display type, somewhere up to 500 % zoom. */
const DISPLAY_GROWTH = 1.25;

/** The zoom steps of browsers. */
const ZOOM = [1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

/** As large as before, but for what rounds to another width. */
const SAME = 0.99;

interface Text {
  words: string;
  size: number;
  shown: boolean;
}

function textsOf(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement as HTMLElement;
      const words = walker.currentNode.textContent?.trim() ?? '';
      // On a drawing, as large as the drawing is.
      if (!words || element.closest('script, style, noscript, .visually-hidden, [aria-hidden=true]')) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      texts.push({ words, size, shown: element.checkVisibility() });
    }
    return texts;
  });
}

test('every text grows with the browser’s font size and by zoom, nothing sticks out, and no button’s word is torn', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  for (const visit of visits) {
    const { name } = visit;
    await open(page, visit);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      const usual = await textsOf(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      const large = await textsOf(page);
      const small = usual.flatMap(({ words, size, shown }, index) => {
        const grown = (large[index]?.size ?? 0) / size;
        return shown && grown < (size < DISPLAY ? GROWTH.font : SAME)
          ? [`${words.slice(0, 30)}: ${size} px × ${grown.toFixed(2)}`]
          : [];
      });
      expect.soft(small, `${name}, ${width} px`).toEqual([]);
      expect.soft(await widthBeside(page), `what sticks out of ${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.setViewportSize({ width: 1280, height: 800 });
    const usual = await textsOf(page);
    const largest = usual.map(() => 0);
    for (const zoom of ZOOM) {
      await page.setViewportSize({ width: Math.round(1280 / zoom), height: Math.round(800 / zoom) });
      const small = (await textsOf(page)).flatMap(({ words, size, shown }, index) => {
        const before = usual[index];
        if (!before?.shown || !shown) return [];
        const grown = (size * zoom) / before.size;
        largest[index] = Math.max(largest[index] ?? 0, grown);
        const least = zoom === 2 && before.size < DISPLAY ? GROWTH.zoom : SAME;
        return grown < least ? [`${words.slice(0, 30)}: ${size} px × ${grown.toFixed(2)}`] : [];
      });
      expect.soft(small, `${name} at ${zoom * 100} %`).toEqual([]);
      expect.soft(await widthBeside(page), `what sticks out of ${name} at ${zoom * 100} %`).toBeLessThanOrEqual(0);
    }
    const never = usual.flatMap(({ words }, index) => {
      const most = largest[index] || Number.POSITIVE_INFINITY;
      return most < DISPLAY_GROWTH ? [`${words.slice(0, 30)} × ${most.toFixed(2)}`] : [];
    });
    expect.soft(never, `display type of ${name} at no zoom`).toEqual([]);
    await page.setViewportSize({ width: 195, height: 422 });
    expect.soft(await widthBeside(page), `what sticks out of ${name} at 195 px`).toBeLessThanOrEqual(0);
    expect.soft(await tornWords(page), `torn words of buttons of ${name} at 195 px`).toEqual([]);
  }
});

function widthBeside(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Words of buttons, labels and the menu that go on in the next line. */
function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const torn: string[] = [];
    for (const element of document.querySelectorAll('button, [data-emphasis], label, nav a')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
          if (lines.size > 1) torn.push(word);
        }
      }
    }
    return torn;
  });
}
