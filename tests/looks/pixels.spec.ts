import { expect, type Page, test } from '@playwright/test';
import { open, visits } from '../site/site.ts';
import { addStyle, loadAll, settle } from './page.ts';
import { type Area, type Colour, changedPixels, contrast, type Picture, takePicture } from './pixels.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** WCAG 2.4.13: the ring against what is behind it, and its thickness in CSS pixels all around. */
const RING = { contrast: 3, thickness: 2 };

/** WCAG 1.4.6, and for letters of at least 24 px, or 18.66 px if they are bold. */
const TEXT = { small: 7, large: 4.5 };

/** Letters rest on a few pixels of stitches here and there: this part of what is behind a line may be worse. */
const ODD_PIXELS = 0.05;

/** How far outside its element a ring may be drawn, in CSS pixels. */
const REACH = 10;

/** What this worker has measured, for the line that it ends with. */
const measured = { stops: 0, lines: 0 };

test.afterAll(() => console.log(`${measured.stops} focus stops and ${measured.lines} lines of text measured`));

for (const visit of visits) {
  for (const viewport of VIEWPORTS) {
    test(`${visit.name}, ${viewport.width} px: texts and focus rings stand out from what is behind them, in both themes`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, visit);
      await loadAll(page);
      // In a picture of a whole page it would lie over whatever it happened to be over.
      await addStyle(page, 'header { position: static !important }');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        const plain = await takePicture(page);
        const faint = await faintTexts(page, plain);
        const rings = await weakRings(page, plain);
        expect.soft([...faint, ...rings], `${visit.name} at ${viewport.width} px, ${colorScheme}`).toEqual([]);
      }
    });
  }
}

interface Text {
  name: string;
  colour: Colour;
  limit: number;
  area: Area;
}

async function faintTexts(page: Page, plain: Picture): Promise<string[]> {
  const texts = await page.evaluate(listTexts, TEXT);
  measured.lines += texts.length;
  await addStyle(page, '*, ::before, ::after { -webkit-text-fill-color: transparent !important }');
  const without = await takePicture(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const found = texts.flatMap(({ name, colour, limit, area }) => {
    const values = [...changedPixels(plain, without, area)].map(([, behind]) => contrast(colour, behind));
    if (values.length === 0) return [`“${name}” leaves no mark at all: it is hidden or has the colour of its ground`];
    const worst = values.sort((a, b) => a - b)[Math.floor(values.length * ODD_PIXELS)] ?? 0;
    return worst >= limit ? [] : [`“${name}”: contrast ${worst.toFixed(2)} (limit ${limit})`];
  });
  return [...new Set(found)];
}

/** Runs in the page: every line of text that is for eyes. */
function listTexts(limits: typeof TEXT): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.nodeValue?.replace(/\s+/g, ' ').trim();
    if (!element || !words || element.closest('script, style, svg, noscript, [aria-disabled=true]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isAway(element)) continue;
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width } of range.getClientRects()) {
      if (width < 2) continue;
      const area = { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
      found.push({
        name: words.slice(0, 40),
        colour: [red, green, blue],
        limit: isLarge ? limits.large : limits.small,
        area,
      });
    }
  }
  return found;

  function isAway(element: Element | null): boolean {
    if (!element || element === document.body) return false;
    const { clipPath, position } = getComputedStyle(element);
    const { width, height, bottom } = element.getBoundingClientRect();
    const tiny = width <= 1 || height <= 1 || clipPath === 'inset(50%)' || bottom + scrollY <= 0;
    return (tiny && (position === 'absolute' || position === 'fixed')) || isAway(element.parentElement);
  }
}

async function weakRings(page: Page, plain: Picture): Promise<string[]> {
  const count = await page.evaluate(makeRingsShowable);
  expect(count, 'rules for the focus ring').toBeGreaterThan(0);
  const found: string[] = [];
  // Every second one at a time, so that no ring lies on its neighbour's.
  for (const half of [0, 1]) {
    await page.evaluate(hideRings);
    const stops = await page.evaluate(showRings, half);
    measured.stops += stops.length;
    const ringed = await takePicture(page);
    for (const { name, area, perimeter } of stops) {
      let visible = 0;
      let all = 0;
      for (const [behind, ring] of changedPixels(plain, ringed, grow(area, REACH))) {
        all++;
        if (contrast(behind, ring) >= RING.contrast) visible++;
      }
      const thickness = visible / perimeter;
      // A ring's inner side is a little shorter than what it stands around where it stands inside.
      if (thickness < 0.9 * RING.thickness) {
        found.push(
          `focus on ${name}: ${thickness.toFixed(2)} px of ring reach ${RING.contrast}:1 (limit ${RING.thickness} px); ${(all / perimeter).toFixed(2)} px change at all`,
        );
      }
    }
  }
  await page.evaluate(hideRings);
  return found;
}

/** Runs in the page: takes the rings off again. */
function hideRings(): void {
  for (const ringed of document.querySelectorAll('[data-ringed]')) ringed.removeAttribute('data-ringed');
}

/** Runs in the page: lets an attribute show what only the focus shows. Gives the number of rules it has changed. */
function makeRingsShowable(): number {
  let count = 0;
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && /:focus(?!-within)/.test(rule.selectorText)) {
        rule.selectorText = rule.selectorText.replaceAll(
          /:focus(?:-visible)?(?![\w-])/g,
          (focus) => `:is(${focus}, [data-ringed])`,
        );
        count++;
      }
      if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) change(sheet.cssRules);
  return count;
}

/** Runs in the page: shows the ring of every second thing that takes the focus. */
function showRings(half: number): { name: string; area: Area; perimeter: number }[] {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }),
  );
  const shown = all.filter((_, index) => index % 2 === half);
  for (const element of shown) element.setAttribute('data-ringed', '');
  return shown.map((element) => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;
    const drawn = label && element.getBoundingClientRect().width < 8 ? label : element;
    const boxes = [...drawn.getClientRects()].filter(({ width }) => width > 1);
    const around = drawn.getBoundingClientRect();
    return {
      name: `<${element.tagName.toLowerCase()}> “${(element.innerText || label?.innerText || element.getAttribute('aria-label') || '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
      area: {
        left: around.left + scrollX,
        top: around.top + scrollY,
        right: around.right + scrollX,
        bottom: around.bottom + scrollY,
      },
      perimeter: boxes.reduce((sum, { width, height }) => sum + 2 * (width + height), 0),
    };
  });
}

function grow({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
