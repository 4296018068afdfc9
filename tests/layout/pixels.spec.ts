import { expect, type Page, test } from '@playwright/test';
import { addSeenTexts } from '../../gate/seenTexts.ts';
import { DESK, open, PHONE, visits } from '../site/site.ts';
import { addStyle, loadAll, settle } from './page.ts';
import { type Area, changedPixels, type Colour, contrast, takeScreenshot } from './pixels.ts';

/** WCAG 1.4.6, and for letters of at least 24 px, or 18.66 px if they are bold. */
const TEXT = { small: 7, large: 4.5 };

/** Stitches may run behind letters: this share of the pixels behind a line may have less contrast. */
const ODD_PIXELS = 0.05;

for (const visit of visits) {
  test(`${visit.name}: texts have enough contrast, on a dark phone and a light desk`, async ({ page }) => {
    await open(page, visit);
    await loadAll(page);
    // In a screenshot of a whole page the header would cover something by chance. It is the same on every page: tests/build.test.ts.
    const once =
      visit.address === '/' ? 'header { position: static' : 'body > :is(header, footer) { visibility: hidden';
    await addStyle(page, `${once} !important }`);
    // Themes change colours, windows change grounds: each once.
    for (const [viewport, colorScheme] of [
      [PHONE, 'dark'],
      [DESK, 'light'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await settle(page);
      expect.soft(await faintTexts(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

/** Texts with too little contrast. */
async function faintTexts(page: Page): Promise<string[]> {
  const plain = await takeScreenshot(page);
  await addSeenTexts(page);
  const texts = await page.evaluate(listTexts, TEXT);
  expect(texts.length).toBeGreaterThan(3);
  await addStyle(page, '*, ::before, ::after { -webkit-text-fill-color: transparent !important }');
  const without = await takeScreenshot(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const found = texts.flatMap(({ name, colour, limit, area }) => {
    const values = [...changedPixels(plain, without, area)].map(([, behind]) => contrast(colour, behind));
    if (values.length === 0) return [`“${name}” leaves no mark at all: it is hidden or has the colour of its ground`];
    const worst = values.sort((a, b) => a - b)[Math.floor(values.length * ODD_PIXELS)] ?? 0;
    return worst >= limit ? [] : [`“${name}”: contrast ${worst.toFixed(2)} (limit ${limit})`];
  });
  return [...new Set(found)];
}

interface Text {
  name: string;
  colour: Colour;
  limit: number;
  area: Area;
}

/** Runs in the page: every visible line of text, but of what cannot be pressed now. */
function listTexts(limits: typeof TEXT): Text[] {
  return window.seenTexts().flatMap(({ element, text, boxes }) => {
    if (element.closest('[aria-disabled=true]')) return [];
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const name = text.replace(/\s+/g, ' ').trim().slice(0, 40);
    return boxes
      .filter(({ width }) => width >= 2)
      .map(({ left, top, right, bottom }) => ({
        name,
        colour: [red, green, blue],
        limit: isLarge ? limits.large : limits.small,
        area: { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY },
      }));
  });
}
