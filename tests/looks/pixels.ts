import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture of a whole page: three bytes for each CSS pixel, row by row. */
export interface Picture {
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

/** How much a pixel must change in its most different channel, of 255, to belong to what was added. */
const CHANGED = 24;

/** Takes the whole page as it is. */
export async function takePicture(page: Page): Promise<Picture> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  // Asked of the browser itself: to press it as small as the test tool does takes three times as long.
  const { data: png } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { ...cssContentSize, scale: 1 },
  });
  await session.detach();
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Every pixel of an area that differs between two pictures, as its colours in both. */
export function* changedPixels(one: Picture, two: Picture, area: Area): Generator<[Colour, Colour]> {
  const [left, right] = [Math.max(0, Math.floor(area.left)), Math.min(one.width, Math.ceil(area.right))];
  const [top, bottom] = [Math.max(0, Math.floor(area.top)), Math.min(one.height, two.height, Math.ceil(area.bottom))];
  for (let y = top; y < bottom; y++) {
    for (let at = 3 * (y * one.width + left), end = at + 3 * (right - left); at < end; at += 3) {
      const a = colourAt(one, at);
      const b = colourAt(two, at);
      if (Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2])) > CHANGED) yield [a, b];
    }
  }
}

export type Colour = [red: number, green: number, blue: number];

function colourAt({ data }: Picture, at: number): Colour {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** The contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Colour, two: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => LINEAR[value] ?? 0);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
