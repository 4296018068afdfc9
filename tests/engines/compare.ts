import type { PageScreenshot, Pixels, Region } from './screenshot.ts';

/** A region that an engine shows differently from Chromium. */
export interface Difference {
  region: Region;
  message: string;
}

/** How far a region may be from its position in Chromium, relative to its parent region, and how far its size may differ, in CSS pixels. */
export const POSITION_TOLERANCE = 6;

/**
 * An additional tolerance, as a share of the region's own size: engines round line heights and letter widths differently, and the sums grow
 * with the region.
 */
const ROUNDING = 0.015;

const KEYS = ['x', 'below', 'width', 'height'] as const;
type Place = Record<(typeof KEYS)[number], number>;

/** The side of the squares whose mean colours are compared, in CSS pixels; fields are ruled with fine lines. */
const SQUARE = 8;
const SQUARE_IN_FIELD = 4;

/** How far the mean colour of a square may differ, of 255 in its most different channel. */
export const COLOUR_TOLERANCE = 40;

/** How many squares of a region may differ by more, as a share of them: edges of drawings fall on different pixels. */
const MAX_DIFFERING_SHARE = 0.04;

/** How far a square may be from its position, in CSS pixels: engines round where lines of text and edges begin. */
// In place first, which is right for nearly all.
const SHIFTS = [0, 1, -1, 2, -2];

/** Compares what an engine shows of a page with what Chromium shows, region by region. */
export function compare(chromium: PageScreenshot, other: PageScreenshot): Difference[] {
  const room = roomForLines(chromium.regions, other.regions);
  const outOfPlace = chromium.regions.flatMap((region, index) => comparePlaces(region, index, chromium, other, room));
  const moved = new Set(outOfPlace.map(({ region }) => region));
  const recoloured = chromium.regions.flatMap((region, index) => {
    const twin = other.regions[index];
    // A region that contains others is compared through them. Hardly one square of a thin edge or seam is whole.
    if (!twin || Math.min(region.width, region.height) < 3 * SQUARE) return [];
    if (moved.has(region) || region.width === 0 || isAround(index, chromium.regions)) return [];
    const recoloured = compareColours(region, twin, chromium.pixels, other.pixels);
    return region.isField ? [...recoloured, ...compareRules(region, twin, chromium.pixels, other.pixels)] : recoloured;
  });
  return [...outOfPlace, ...recoloured];
}

function comparePlaces(
  region: Region,
  index: number,
  chromium: PageScreenshot,
  other: PageScreenshot,
  room: number[],
): Difference[] {
  const twin = other.regions[index];
  if (!twin) return [{ region, message: 'is missing' }];
  if (region.width === 0 && twin.width === 0) return [];
  if (region.width === 0 || twin.width === 0) return [{ region, message: 'is shown in only one of the two browsers' }];
  const [one, two] = [placeOf(index, chromium.regions), placeOf(index, other.regions)];
  const limits = limitsOf(region, one.below, Math.max(room[index] ?? 0, room[region.parent] ?? 0));
  const wrong = KEYS.filter((key) => Math.abs(one[key] - two[key]) > limits[key]);
  if (wrong.length === 0) return [];
  const found = wrong.map(
    (key) => `${key} ${one[key].toFixed(1)} → ${two[key].toFixed(1)} px (limit ${limits[key].toFixed(1)})`,
  );
  return [{ region, message: found.join(', ') }];
}

function limitsOf({ width, height, line, flows }: Region, below: number, room: number): Place {
  if (flows) return { x: Infinity, width: Infinity, below: Infinity, height: Infinity };
  const across = POSITION_TOLERANCE + ROUNDING * width;
  return {
    x: across,
    // A text of several lines is as wide as its longest line, which depends on the line breaks.
    width: line > 0 && height > 1.5 * line ? Infinity : across,
    below: POSITION_TOLERANCE + ROUNDING * Math.max(height, Math.abs(below)) + room,
    height: POSITION_TOLERANCE + ROUNDING * height + room,
  };
}

/**
 * How much taller a region may be because of different line breaks: `text-wrap: pretty` is up to the engine, and letter widths differ by
 * fractions of a pixel. A text may have one line more or less, and its ancestors add these up.
 */
function roomForLines(chromium: Region[], other: Region[]): number[] {
  const room = chromium.map(() => 0);
  for (let index = chromium.length - 1; index >= 0; index--) {
    const { line, height, parent } = chromium[index] as Region;
    const difference = Math.abs(height - (other[index]?.height ?? height));
    if (line > 0 && difference > POSITION_TOLERANCE && difference < line + POSITION_TOLERANCE) room[index] = difference;
    // A row is as tall as its tallest item, so this is generous, but never more than the lines that differ.
    if (parent >= 0) room[parent] = (room[parent] ?? 0) + (room[index] ?? 0);
  }
  return room;
}

/**
 * The distances to the left edge of the parent region, and to the lower edge of the preceding one (or the upper edge of the parent): a
 * region that is taller in one engine is reported once, and not again for everything below.
 */
function placeOf(index: number, regions: Region[]): Place {
  const { parent, x, y, width, height, floats } = regions[index] as Region;
  const around = regions[parent];
  let before: Region | undefined;
  for (let i = index - 1; i > parent && !before && !floats; i--) {
    const candidate = regions[i];
    if (candidate?.parent === parent && candidate.width > 0 && !candidate.floats) before = candidate;
  }
  const edge = before ? before.y + before.height : (around?.y ?? 0);
  return { x: x - (around?.x ?? 0), below: y - edge, width, height };
}

function isAround(index: number, regions: Region[]): boolean {
  return regions.some(({ parent, width }) => parent === index && width > 0);
}

function compareColours(region: Region, twin: Region, one: Pixels, two: Pixels): Difference[] {
  const { share, worst } = measureDifference(region, twin, one, two);
  if (share <= MAX_DIFFERING_SHARE) return [];
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const message = `${percent(share)} of its squares differ by more than ${COLOUR_TOLERANCE} of 255, at most by ${Math.round(worst)} (limit ${percent(MAX_DIFFERING_SHARE)})`;
  return [{ region, message }];
}

/** How far the mean colour of a row may differ from the field's most frequent one before it counts as a ruled line, of 255. */
const RULE = 32;

/** How far a field's frame may reach into it, in CSS pixels. */
const FRAME = 8;

/** A field is ruled like paper: one line too many or too few hardly changes its mean colour, but is seen at once. */
function compareRules(region: Region, twin: Region, one: Pixels, two: Pixels): Difference[] {
  const [expected, actual] = [countRules(region, one), countRules(twin, two)];
  return expected === actual ? [] : [{ region, message: `has ${actual} rules, not ${expected}` }];
}

function countRules({ x, y, width, height }: Region, pixels: Pixels): number {
  // Inside its hand-cut, slanting frame, and away from the resize handle in a corner.
  const [left, side] = [Math.round(x + width / 4), Math.floor(width / 2)];
  const rows = Array.from({ length: Math.max(0, Math.round(height) - 2 * FRAME) }, (_, row) =>
    meanOfRow(pixels, left, Math.round(y) + FRAME + row, side),
  );
  const usual = rows.toSorted((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0;
  const isRule = (value: number | undefined) => value !== undefined && Math.abs(value - usual) > RULE;
  return rows.filter((value, row) => isRule(value) && !isRule(rows[row - 1])).length;
}

function meanOfRow({ data, width }: Pixels, left: number, row: number, side: number): number {
  let sum = 0;
  for (let at = 3 * (row * width + left), end = at + 3 * side; at < end; at++) sum += data[at] ?? 0;
  return sum / (3 * side);
}

function measureDifference(region: Region, twin: Region, one: Pixels, two: Pixels): { share: number; worst: number } {
  const [ax, ay] = [Math.round(region.x), Math.round(region.y)];
  const [bx, by] = [Math.round(twin.x), Math.round(twin.y)];
  const width = Math.round(Math.min(region.width, twin.width));
  const height = Math.round(Math.min(region.height, twin.height));
  const side = region.isField ? SQUARE_IN_FIELD : SQUARE;
  let [squares, wrong, worst] = [0, 0, 0];
  for (let y = 0; y + side <= height; y += side) {
    for (let x = 0; x + side <= width; x += side) {
      const colour = meanColour(one, ax + x, ay + y, side);
      const distance = colour && distanceNear(colour, two, bx + x, by + y, side);
      if (distance === undefined) continue;
      squares++;
      if (distance > COLOUR_TOLERANCE) wrong++;
      worst = Math.max(worst, distance);
    }
  }
  return { share: squares === 0 ? 0 : wrong / squares, worst };
}

/** How far a colour is from that of a square, or of the most similar neighbouring one; undefined outside the screenshot. */
function distanceNear(colour: number[], pixels: Pixels, left: number, top: number, side: number): number | undefined {
  let best: number | undefined;
  for (const dy of SHIFTS) {
    for (const dx of SHIFTS) {
      const found = meanColour(pixels, left + dx, top + dy, side);
      if (!found) continue;
      const distance = Math.max(...colour.map((value, channel) => Math.abs(value - (found[channel] ?? 0))));
      best = Math.min(best ?? distance, distance);
      if (best <= COLOUR_TOLERANCE) return best;
    }
  }
  return best;
}

function meanColour({ data, width, height }: Pixels, left: number, top: number, side: number): number[] | undefined {
  if (left < 0 || top < 0 || left + side > width || top + side > height) return undefined;
  const sums = [0, 0, 0];
  for (let y = top; y < top + side; y++) {
    for (let at = 3 * (y * width + left), end = at + 3 * side; at < end; at += 3) {
      for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
    }
  }
  return sums.map((sum) => sum / (side * side));
}
