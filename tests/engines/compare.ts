import type { Photograph, Pixels, Region } from './photograph.ts';

/** A region that one engine shows unlike Chromium. */
export interface Difference {
  region: Region;
  message: string;
}

/** How far a region may lie from where Chromium has it inside the region around it, and differ in size, in CSS pixels. */
export const PLACE = 4;

/** The side of the squares whose mean colours are compared, in CSS pixels. */
const SQUARE = 8;

/** How far the mean colour of a square may differ, of 255 in its most different channel. */
export const COLOUR = 40;

/** How many squares of a region may differ by more, as a part of them: edges of drawings fall on other pixels. */
export const SHARE = 0.04;

/** How far the two pictures of a region are moved against one another to find where they agree, in CSS pixels. */
const SHIFT = 2;

/** Compares what an engine shows of a page with what Chromium shows, region by region. */
export function compare(chromium: Photograph, other: Photograph): Difference[] {
  const outOfPlace = chromium.regions.flatMap((region, index) => comparePlaces(region, index, chromium, other));
  const moved = new Set(outOfPlace.map(({ region }) => region));
  const recoloured = chromium.regions.flatMap((region, index) => {
    const twin = other.regions[index];
    // What contains the page's other regions is compared as those.
    if (!twin || moved.has(region) || region.width === 0 || isAround(index, chromium.regions)) return [];
    return compareColours(region, twin, chromium.pixels, other.pixels);
  });
  return [...outOfPlace, ...recoloured];
}

function comparePlaces(region: Region, index: number, chromium: Photograph, other: Photograph): Difference[] {
  const twin = other.regions[index];
  if (!twin) return [{ region, message: 'is missing' }];
  const [one, two] = [placeOf(region, chromium.regions), placeOf(twin, other.regions)];
  const wrong = (['x', 'y', 'width', 'height'] as const).filter((key) => Math.abs(one[key] - two[key]) > PLACE);
  if (wrong.length === 0) return [];
  const told = wrong.map((key) => `${key} ${one[key].toFixed(1)} → ${two[key].toFixed(1)} px`).join(', ');
  return [{ region, message: `${told} (limit ${PLACE} px)` }];
}

/** A place inside the region around it, so that one line more shifts only what it shifts. */
function placeOf({ parent, x, y, width, height }: Region, regions: Region[]) {
  const around = regions[parent];
  return { x: x - (around?.x ?? 0), y: around ? y - around.y : 0, width, height };
}

function isAround(index: number, regions: Region[]): boolean {
  return regions.some(({ parent, width }) => parent === index && width > 0);
}

function compareColours(region: Region, twin: Region, one: Pixels, two: Pixels): Difference[] {
  let best = { share: 1, worst: 255 };
  // Without a shift first: it is right for nearly all.
  const shifts = [0, 1, -1, SHIFT, -SHIFT];
  for (const dy of shifts) {
    for (const dx of shifts) {
      const found = differ(region, twin, one, two, dx, dy);
      if (found.share < best.share) best = found;
      if (best.share <= SHARE) return [];
    }
  }
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const message = `${percent(best.share)} of its squares of ${SQUARE} px differ by more than ${COLOUR} of 255, at most by ${Math.round(best.worst)} (limit ${percent(SHARE)})`;
  return [{ region, message }];
}

function differ(region: Region, twin: Region, one: Pixels, two: Pixels, dx: number, dy: number) {
  const [ax, ay] = [Math.round(region.x), Math.round(region.y)];
  const [bx, by] = [Math.round(twin.x) + dx, Math.round(twin.y) + dy];
  const width = Math.round(Math.min(region.width, twin.width));
  const height = Math.round(Math.min(region.height, twin.height));
  let [squares, wrong, worst] = [0, 0, 0];
  for (let y = 0; y + SQUARE <= height; y += SQUARE) {
    for (let x = 0; x + SQUARE <= width; x += SQUARE) {
      const a = meanColour(one, ax + x, ay + y);
      const b = meanColour(two, bx + x, by + y);
      if (!a || !b) continue;
      const distance = Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0))));
      squares++;
      if (distance > COLOUR) wrong++;
      worst = Math.max(worst, distance);
    }
  }
  return { share: squares === 0 ? 0 : wrong / squares, worst };
}

function meanColour({ data, width, height }: Pixels, left: number, top: number): number[] | undefined {
  if (left < 0 || top < 0 || left + SQUARE > width || top + SQUARE > height) return undefined;
  const sums = [0, 0, 0];
  for (let y = top; y < top + SQUARE; y++) {
    for (let at = 3 * (y * width + left), end = at + 3 * SQUARE; at < end; at += 3) {
      for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
    }
  }
  return sums.map((sum) => sum / (SQUARE * SQUARE));
}
