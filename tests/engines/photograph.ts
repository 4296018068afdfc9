import sharp from 'sharp';
import type { Size, Tab } from './tab.ts';

/** A page as one engine shows it: where its parts are, and all of it as one picture without its letters. */
export interface Photograph {
  regions: Region[];
  pixels: Pixels;
}

/** A part of the page, in CSS pixels from the page's upper left corner. */
export interface Region {
  /** For messages: "section “Our story” › p “We began …”". */
  name: string;
  /** The number of the region that it is placed in; -1 for the page itself. */
  parent: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much of the page shows through a transparent text, for example in an input. */
  isControl: boolean;
}

/** Pixels of three bytes each, row by row. */
export interface Pixels extends Size {
  data: Buffer;
}

/** The height of the window for pictures: few of them make up a page, and no engine refuses it. */
const TILE = 2_400;

/** Takes a page that is open. The window keeps its width and height. */
export async function photograph(tab: Tab, size: Size): Promise<Photograph> {
  await tab.resize(size);
  await tab.run(prepare);
  await untilAllIsHere(tab);
  const regions = await tab.run(listRegions);
  await tab.resize({ width: size.width, height: TILE });
  const pixels = await takeTiles(tab, size.width);
  await tab.resize(size);
  return { regions: (await sameHeight(tab, pixels)) ? regions : await tab.run(listRegions), pixels };
}

async function sameHeight(tab: Tab, { height }: Pixels): Promise<boolean> {
  return (await tab.run(() => document.documentElement.scrollHeight)) === height;
}

async function untilAllIsHere(tab: Tab): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const pending = await tab.run(() => {
      const images = [...document.images].filter((image) => image.checkVisibility());
      const fonts = [...document.fonts].some(({ status }) => status === 'loading');
      return fonts || images.some(({ complete }) => !complete);
    });
    if (!pending) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function takeTiles(tab: Tab, width: number): Promise<Pixels> {
  const height = await tab.run(() => document.documentElement.scrollHeight);
  const parts: sharp.OverlayOptions[] = [];
  for (let top = 0; top < height; top += TILE) {
    const left = await tab.run((y) => {
      scrollTo({ top: y, behavior: 'instant' });
      return new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))));
    }, top);
    const tile = sharp(await tab.picture()).flatten({ background: '#fff' });
    const { width: tileWidth = width, height: tileHeight = TILE } = await tile.metadata();
    const skipped = top - left;
    const box = { left: 0, top: skipped, width: Math.min(width, tileWidth), height: Math.min(tileHeight - skipped, height - top) };
    parts.push({ input: await tile.extract(box).png({ compressionLevel: 0 }).toBuffer(), left: 0, top });
  }
  const { data } = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(parts)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

/** Runs in the page: no letters, for each engine draws them its own way; nothing that moves or sticks. */
function prepare(): void {
  for (const image of document.images) image.loading = 'eager';
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

/** Runs in the page: everything that has a place of its own. */
function listRegions(): Region[] {
  const SELECTOR =
    'header, footer, main > *, section, article, nav, form, fieldset, figure, h1, h2, h3, h4, p, li, dl, dt, dd, a, ' +
    'button, input, textarea, label, summary, img, svg';
  const elements = [...document.body.querySelectorAll<HTMLElement | SVGElement>(SELECTOR)].filter(
    // Inside a drawing there is the drawing's own business.
    (element) => !element.parentElement?.closest('svg'),
  );
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
    const around = element.parentElement?.closest<HTMLElement>(SELECTOR);
    return {
      name: nameOf(element),
      parent: around ? elements.indexOf(around) : -1,
      x: left + scrollX,
      y: top + scrollY,
      width: seen ? width : 0,
      height: seen ? height : 0,
      isControl: element.matches('input, textarea, button'),
    };
  });

  function nameOf(element: Element): string {
    const text = (element as HTMLElement).innerText ?? element.getAttribute('alt') ?? '';
    const words = text.replace(/\s+/g, ' ').trim().slice(0, 30) || element.id || element.getAttribute('src') || '';
    const section = element.closest('section, header, footer')?.querySelector<HTMLElement>('h1, h2')?.innerText;
    const where = section ? ` in “${section.replace(/\s+/g, ' ').trim().slice(0, 30)}”` : '';
    return `<${element.tagName.toLowerCase()}>${words ? ` “${words}”` : ''}${where}`;
  }
}
