import { expect, type Page, test } from '@playwright/test';
import { addSeenTexts } from '../../gate/seenTexts.ts';
import { DESK, open, PHONE, visits } from '../site/site.ts';
import { addStyle, loadAll, settle, showState } from './page.ts';
import { type Area, changedPixels, type Colour, contrast, type Screenshot, takeScreenshot } from './pixels.ts';

/** WCAG 2.4.13: the ring against what is behind it, and its thickness in CSS pixels all around. */
const RING = { contrast: 3, thickness: 2 };

/** WCAG 1.4.6, and for letters of at least 24 px, or 18.66 px if they are bold. */
const TEXT = { small: 7, large: 4.5 };

/** Stitches may run behind letters: this share of the pixels behind a line may have less contrast. */
const ODD_PIXELS = 0.05;

/** How far outside its element a ring may be drawn, in CSS pixels. */
const REACH = 10;

for (const visit of visits) {
  test(`${visit.name}: texts and focus rings have enough contrast, on a dark phone and a light desk`, async ({
    page,
  }) => {
    await open(page, visit);
    await loadAll(page);
    // In a screenshot of a whole page the header would cover something by chance. It is the same on every page: tests/build.test.ts.
    const once =
      visit.address === '/' ? 'header { position: static' : 'body > :is(header, footer) { visibility: hidden';
    await addStyle(page, `${once} !important }`);
    expect(await showState(page, 'focus', '[data-ringed]'), 'rules for the focus ring').toBeGreaterThan(0);
    // Themes change colours, windows change grounds: each once.
    for (const [viewport, colorScheme] of [
      [PHONE, 'dark'],
      [DESK, 'light'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await settle(page);
      expect.soft(await faintParts(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

/** Texts and rings with too little contrast. */
async function faintParts(page: Page): Promise<string[]> {
  const plain = await takeScreenshot(page);
  await addSeenTexts(page);
  const texts = await page.evaluate(listTexts, TEXT);
  expect(texts.length).toBeGreaterThan(3);
  await addStyle(page, '*, ::before, ::after { -webkit-text-fill-color: transparent !important }');
  const found = faintTexts(texts, plain, await takeScreenshot(page));
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  // Every second element at a time, so that no ring overlaps its neighbour's.
  for (const half of [0, 1]) {
    const stops = await page.evaluate(showRings, half);
    found.push(...weakRings(stops, plain, await takeScreenshot(page)));
  }
  await page.evaluate(showRings, 2);
  return found;
}

interface Text {
  name: string;
  colour: Colour;
  limit: number;
  area: Area;
}

function faintTexts(texts: Text[], plain: Screenshot, without: Screenshot): string[] {
  const found = texts.flatMap(({ name, colour, limit, area }) => {
    const values = [...changedPixels(plain, without, area)].map(([, behind]) => contrast(colour, behind));
    if (values.length === 0) return [`“${name}” leaves no mark at all: it is hidden or has the colour of its ground`];
    const worst = values.sort((a, b) => a - b)[Math.floor(values.length * ODD_PIXELS)] ?? 0;
    return worst >= limit ? [] : [`“${name}”: contrast ${worst.toFixed(2)} (limit ${limit})`];
  });
  return [...new Set(found)];
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

function weakRings(stops: Stop[], plain: Screenshot, ringed: Screenshot): string[] {
  return stops.flatMap(({ name, area, perimeter }) => {
    let [visible, all] = [0, 0];
    for (const [ground, ring] of changedPixels(plain, ringed, grow(area, REACH))) {
      all++;
      if (contrast(ground, ring) >= RING.contrast) visible++;
    }
    // The inner side of an inset ring is a little shorter than its element.
    if (visible / perimeter >= 0.9 * RING.thickness) return [];
    const [reach, change] = [visible, all].map((pixels) => (pixels / perimeter).toFixed(2));
    return [
      `focus on ${name}: ${reach} px of ring reach ${RING.contrast}:1 (limit ${RING.thickness} px); ${change} px change at all`,
    ];
  });
}

interface Stop {
  name: string;
  area: Area;
  perimeter: number;
}

/** Runs in the page: shows the ring of every second focusable element. */
function showRings(half: number): Stop[] {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')];
  for (const [index, element] of all.entries()) element.toggleAttribute('data-ringed', index % 2 === half);
  const shown = all.filter((one, index) => index % 2 === half && one.checkVisibility({ visibilityProperty: true }));
  return shown.map((element) => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;
    const drawn = label && element.getBoundingClientRect().width < 8 ? label : element;
    const boxes = [...drawn.getClientRects()].filter(({ width }) => width > 1);
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    const words = element.innerText || label?.innerText || element.getAttribute('aria-label') || '';
    return {
      name: `<${element.localName}> “${words.replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
      area: { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY },
      perimeter: boxes.reduce((sum, { width, height }) => sum + 2 * (width + height), 0),
    };
  });
}

function grow({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
