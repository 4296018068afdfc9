import { expect, type Page, test } from '@playwright/test';
import { open, visits } from '../site/site.ts';

// A visitor who needs larger letters gets them, of every text: by the browser's font size, and by zoom.

/** From here on, type is display type, in whatever font: at twice the font size it need only not become smaller. */
const DISPLAY = 24;

/** Of the other texts, at twice the font size. On a phone, an address and a long word grow only as far as they fit their line whole. */
const GROWTH = [
  { width: 320, least: 1.2 },
  { width: 390, least: 1.4 },
  { width: 768, least: 1.5 },
  { width: 1280, least: 1.5 },
];

/** The zoom steps of browsers. */
const ZOOM = [1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

/** Room for what depends on the height of a window or rounds to another width. */
const NEARLY = 0.94;

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

for (const visit of visits) {
  test(`every text of ${visit.name} grows with the browser’s font size`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await open(page, visit);
    for (const { width, least } of GROWTH) {
      await page.setViewportSize({ width, height: 844 });
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      const usual = await textsOf(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      const large = await textsOf(page);
      const small = usual.flatMap(({ words, size, shown }, index) => {
        const grown = (large[index]?.size ?? 0) / size;
        return shown && grown < (size < DISPLAY ? least : NEARLY)
          ? [`${words.slice(0, 30)}: ${size} px × ${grown.toFixed(2)}`]
          : [];
      });
      expect.soft(small, `${width} px`).toEqual([]);
      expect.soft(await widthBeside(page), `what sticks out at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`no text of ${visit.name} becomes smaller by zoom, and nothing sticks out`, async ({ page }) => {
    await open(page, visit);
    await page.setViewportSize({ width: 1280, height: 800 });
    const usual = await textsOf(page);
    for (const zoom of ZOOM) {
      await page.setViewportSize({ width: Math.round(1280 / zoom), height: Math.round(800 / zoom) });
      const small = (await textsOf(page)).flatMap(({ words, size, shown }, index) => {
        const before = usual[index];
        const grown = (size * zoom) / (before?.size ?? 0);
        return shown && before?.shown && grown < NEARLY
          ? [`${words.slice(0, 30)}: ${size} px × ${grown.toFixed(2)}`]
          : [];
      });
      expect.soft(small, `at ${zoom * 100} %`).toEqual([]);
      expect.soft(await widthBeside(page), `what sticks out at ${zoom * 100} %`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 195, height: 422 });
    expect.soft(await widthBeside(page), 'what sticks out at 195 px').toBeLessThanOrEqual(0);
  });
}

function widthBeside(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
