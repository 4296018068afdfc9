import { expect, type Page, test } from '@playwright/test';
import { open, visits } from '../site/visits.ts';

// A visitor who needs larger letters gets them in every text: by the browser's font size, and by zoom. Whether everything still fits,
// tests/layout/modes.spec.ts finds.

/** From this size on, in pixels, type is display type: at twice the font size it need only not become smaller. */
const DISPLAY = 24;

/** How much all other text grows at least: at twice the font size, and at 200 % zoom from 1280 px. */
const GROWTH = { font: 1.6, zoom: 1.9 };

/** How much display type grows at least, somewhere up to 500 % zoom. */
const DISPLAY_GROWTH = 1.25;

const ZOOM = [1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

const SAME = 0.99;

/** Texts that are shown, by their place among all texts of the page. */
type Texts = Map<number, { words: string; size: number }>;

test('every text grows with the browser’s font size and by zoom', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const setLetters = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const visit of visits) {
    await open(page, visit);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await setLetters(16);
      const usual = await textsOf(page);
      await setLetters(32);
      const small = tooSmall(await textsOf(page), usual, 1, GROWTH.font);
      expect.soft(small, `${visit.name}, ${width} px, twice the font size`).toEqual([]);
    }
    await setLetters(16);
    const usual = await textsOf(page);
    const largest = new Map<number, number>();
    for (const zoom of ZOOM) {
      await page.setViewportSize({ width: Math.round(1280 / zoom), height: Math.round(844 / zoom) });
      const texts = await textsOf(page);
      for (const [at, { size }] of texts) largest.set(at, Math.max(largest.get(at) ?? 0, size * zoom));
      const small = tooSmall(texts, usual, zoom, zoom === 2 ? GROWTH.zoom : SAME);
      expect.soft(small, `${visit.name} at ${zoom * 100} %`).toEqual([]);
    }
    const never = [...usual].filter(([at, { size }]) => (largest.get(at) ?? Infinity) < size * DISPLAY_GROWTH);
    expect.soft(never, `what grows on ${visit.name} at no zoom`).toEqual([]);
  }
});

function tooSmall(texts: Texts, usual: Texts, zoom: number, growth: number): string[] {
  return [...texts].flatMap(([at, { words, size }]) => {
    const before = usual.get(at)?.size ?? 0;
    const least = before * (before < DISPLAY ? growth : SAME);
    return size * zoom < least ? [`${words}: ${before} px, then ${size * zoom} px`] : [];
  });
}

async function textsOf(page: Page): Promise<Texts> {
  const found = await page.evaluate(() => {
    const texts: [number, { words: string; size: number }][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let at = 0; walker.nextNode(); at++) {
      const element = walker.currentNode.parentElement as HTMLElement;
      const words = walker.currentNode.textContent?.trim().slice(0, 30) ?? '';
      // Text on a drawing is as large as the drawing.
      const isLeftOut = element.closest('script, style, noscript, .visually-hidden, [aria-hidden=true]');
      if (!words || isLeftOut || !element.checkVisibility()) continue;
      texts.push([at, { words, size: Number.parseFloat(getComputedStyle(element).fontSize) }]);
    }
    return texts;
  });
  return new Map(found);
}
