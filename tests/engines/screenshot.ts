import sharp from 'sharp';
import type { Size, Tab } from './tab.ts';

/** A page as an engine shows it: the positions of its parts, and its pixels without letters. */
export interface PageScreenshot {
  regions: Region[];
  pixels: Pixels;
}

/** A part of the page, in CSS pixels from the page's upper left corner. */
export interface Region {
  /** For messages: "section “Our story” › p “We began …”". */
  name: string;
  /** The index of its parent region; -1 for the page itself. */
  parent: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it is inline, so that line breaks decide its position. */
  flows: boolean;
  /** Whether it overlaps the others, so that nothing is positioned after it. */
  floats: boolean;
  isField: boolean;
  /** The height of its lines if it contains only text, otherwise 0. */
  line: number;
}

/** Three bytes for each pixel, row by row. */
export interface Pixels extends Size {
  data: Buffer;
}

/** The height of the window for screenshots: a page takes few of them, and every engine supports it. */
export const TILE = 2_400;

/** Takes a screenshot of the whole open page, in a window of that width and as tall as `TILE`. Changes the page. */
export async function takePageScreenshot(tab: Tab, width: number): Promise<PageScreenshot> {
  await tab.run(prepare);
  await untilAllIsHere(tab);
  const regions = await tab.run(listRegions);
  return { regions, pixels: await takeTiles(tab, width) };
}

async function untilAllIsHere(tab: Tab): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const pending = await tab.run(() => {
      const images = [...document.images].filter((image) => image.checkVisibility());
      const fonts = [...document.fonts].some(({ status }) => status === 'loading');
      return fonts || images.some(({ complete }) => !complete);
    });
    if (!pending) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  // A picture that has just changed its size may be painted at the old size until it is decoded again.
  await tab.run(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
}

async function takeTiles(tab: Tab, width: number): Promise<Pixels> {
  const height = await tab.run(() => document.documentElement.scrollHeight);
  const data = Buffer.alloc(3 * width * height);
  for (let top = 0; top < height; top += TILE) {
    const scrolled = await tab.run((y) => {
      scrollTo({ top: y, behavior: 'instant' });
      return new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))));
    }, top);
    const tile = await sharp(await tab.screenshot())
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (tile.info.width !== width) throw new Error(`A screenshot is ${tile.info.width} px wide, not ${width}.`);
    const skipped = Math.round(top - scrolled);
    const rows = Math.min(tile.info.height - skipped, height - top);
    tile.data.copy(data, 3 * width * top, 3 * width * skipped, 3 * width * (skipped + rows));
  }
  return { data, width, height };
}

/** Runs in the page: hides letters, which each engine draws differently, and stops what moves or sticks. */
function prepare(): void {
  for (const image of document.images) {
    image.loading = 'eager';
    // Chromium otherwise paints a large picture before it is decoded.
    image.decoding = 'sync';
  }
  for (const details of document.querySelectorAll('details')) details.open = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after { -webkit-text-fill-color: transparent !important; caret-color: transparent !important;
      text-decoration-color: transparent !important; transition: none !important; animation: none !important;
      content-visibility: visible !important }
    ::placeholder, ::marker { color: transparent !important }
    header { position: static !important }
    html { scroll-behavior: auto !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: lists everything that has a box. */
function listRegions(): Region[] {
  const SELECTOR =
    'header, footer, main > *, section, article, nav, form, fieldset, figure, h1, h2, h3, h4, p, li, dl, dt, dd, a, ' +
    'button, input, textarea, label, summary, img, svg';
  const elements = [...document.body.querySelectorAll<HTMLElement | SVGElement>(SELECTOR)].filter(
    // The contents of a drawing are not compared.
    (element) => !element.parentElement?.closest('svg'),
  );
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen =
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
    const parent = element.parentElement?.closest<HTMLElement>(SELECTOR);
    const style = getComputedStyle(element);
    return {
      name: nameOf(element),
      parent: parent ? elements.indexOf(parent) : -1,
      x: left + scrollX,
      y: top + scrollY,
      width: seen ? width : 0,
      height: seen ? height : 0,
      flows: style.display.startsWith('inline') && !element.matches('svg, img, button, input, textarea'),
      floats: style.position === 'absolute',
      isField: element.matches('input, textarea'),
      line: around(element) ? 0 : Number.parseFloat(style.lineHeight) || 0,
    };
  });

  function around(element: Element): boolean {
    return (
      element.matches('img, svg, input, textarea') || element.querySelector('img, svg, input, p, li, h2, h3') !== null
    );
  }

  function nameOf(element: Element): string {
    const text = (element as HTMLElement).innerText ?? element.getAttribute('alt') ?? '';
    const words = text.replace(/\s+/g, ' ').trim().slice(0, 30) || element.id || element.getAttribute('src') || '';
    const section = element.closest('section, header, footer')?.querySelector<HTMLElement>('h1, h2')?.innerText;
    const where = section ? ` in “${section.replace(/\s+/g, ' ').trim().slice(0, 30)}”` : '';
    return `<${element.tagName.toLowerCase()}>${words ? ` “${words}”` : ''}${where}`;
  }
}
