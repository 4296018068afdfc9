import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { addSeenTexts } from '../../gate/seenTexts.ts';
import { DESK, open, PHONE, visits } from '../site/site.ts';
import { addStyle, loadAll, settle, takeScreenshot } from './page.ts';

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
  const plain = await pixelsOf(page);
  await addSeenTexts(page);
  const texts = await page.evaluate(listTexts, TEXT);
  expect(texts.length).toBeGreaterThan(3);
  await addStyle(page, '*, ::before, ::after { -webkit-text-fill-color: transparent !important }');
  const without = await pixelsOf(page);
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

/** A screenshot of a whole page: four bytes for each CSS pixel, row by row. */
interface Screenshot {
  data: Buffer;
  width: number;
  height: number;
}

/** A box on the page, in CSS pixels from its upper left corner. */
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

async function pixelsOf(page: Page): Promise<Screenshot> {
  const picture = sharp(await takeScreenshot(page)).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How much a pixel must change in its most different channel, of 255, to count as changed. */
const CHANGED = 24;

/** Every pixel of an area that differs between two screenshots, as its colours in both. */
function* changedPixels(
  one: Screenshot,
  two: Screenshot,
  { left, top, right, bottom }: Area,
): Generator<[Colour, Colour]> {
  const [first, last] = [Math.max(0, Math.floor(left)), Math.min(one.width, Math.ceil(right))];
  const end = Math.min(one.height, two.height, Math.ceil(bottom));
  for (let y = Math.max(0, Math.floor(top)); y < end; y++) {
    for (let x = first; x < last; x++) {
      const at = 4 * (y * one.width + x);
      if (!isAlike(one, two, at)) yield [colourAt(one, at), colourAt(two, at)];
    }
  }
}

/** Whether a pixel is the same in two screenshots. */
function isAlike({ data: one }: Screenshot, { data: two }: Screenshot, at: number): boolean {
  for (let index = at; index < at + 3; index++) {
    if (Math.abs((one[index] ?? 0) - (two[index] ?? 0)) > CHANGED) return false;
  }
  return true;
}

function colourAt({ data }: Screenshot, at: number): Colour {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** The channels of a colour, from 0 to 255. */
type Colour = [red: number, green: number, blue: number];

/** The contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Colour, two: Colour): number {
  const [first, second] = [luminance(one), luminance(two)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) => LINEAR[value] ?? 0;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The linear value of each channel value: computing it for every pixel would take long. */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
