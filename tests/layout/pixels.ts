import type { LaunchOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { isHeadlessShell } from '../browser.ts';

export const NO_PICTURES =
  'pages are not compared with their pictures, which are of Chromium’s headless shell on Linux.';

/** Whether a browser draws pages as in `tests/pictures/`. With a window, or on another system, lines break elsewhere. */
export function takesPictures(options: LaunchOptions): boolean {
  return process.platform === 'linux' && isHeadlessShell(options);
}

/** A screenshot of a whole page: four bytes for each CSS pixel, row by row. */
export interface Screenshot {
  data: Buffer;
  width: number;
  height: number;
}

/** A box on the page, in CSS pixels from its upper left corner. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much a pixel must change in its most different channel, of 255, to count as changed. */
const CHANGED = 24;

/** A screenshot of the whole page, at that scale. */
export async function takeScreenshot(page: Page, scale = 1): Promise<Screenshot> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  // By the browser's own protocol: Playwright's compression takes three times as long.
  const { data: png } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { ...cssContentSize, scale },
  });
  await session.detach();
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Every pixel of an area that differs between two screenshots, as its colours in both. */
export function* changedPixels(
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
export type Colour = [red: number, green: number, blue: number];

/** The contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Colour, two: Colour): number {
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
