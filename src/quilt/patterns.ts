import { type AtLeastOne, cycle } from '#lib/cycle.ts';
import type { ClothName } from '#quilt/cloth.ts';
import type { Patchwork } from '#quilt/patchwork.ts';
import {
  type Direction,
  type Point,
  type Quad,
  type Side,
  between,
  clip,
  corners,
  cut,
  heightOf,
  inset,
  line,
  midline,
  middle,
  divide,
  pointIn,
  pointOn,
  poly,
  widthOf,
  formatPoint,
} from '#quilt/geometry.ts';

export type Cloths = AtLeastOne<ClothName>;

/** One cloth for a whole round, or a cloth for each of its strips in sewing order. */
type Round = ClothName | Cloths;

// Everywhere, `wonk` is how far a width may be off, as a share of itself, and `bow` how far a cut may bend, as a share of its length.

const isUpright = (side: Side) => side === 'left' || side === 'right';

/** Sews a short piece of another cloth on to one end of a strip. */
function runOut(patchwork: Patchwork, strip: Quad, side: Side, fabric: ClothName): void {
  const { random } = patchwork;
  const share = 0.16 + random.next() * 0.22;
  const ends: [Side, Side] = isUpright(side) ? ['top', 'bottom'] : ['left', 'right'];
  const end = ends[random.chance(0.5) ? 0 : 1];
  patchwork.piece(cut(strip, end, share + random.jitter(0.03), share)[0], fabric);
}

const shortSide = (shape: Quad) => Math.min(widthOf(shape), heightOf(shape));

const centroid = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const shrink = (points: readonly Point[], share: number) => {
  const centre = centroid(points);
  return points.map((point) => between(point, centre, share));
};

type HousetopOptions = {
  rounds?: number;
  /** How far the centre is off the middle, to the right and downwards, in strips' widths (-1 to 1). */
  pull?: Point;
  centre?: ClothName;
  /** The probability (0 to 1) that a strip ends in a short piece of another cloth, as if the first had run out. */
  patch?: number;
};

/** Rounds of strips around a centre patch. */
export function housetop(
  patchwork: Patchwork,
  block: Quad,
  roundCloths: AtLeastOne<Round>,
  { rounds = 4, pull = [0, 0], centre, patch = 0.12 }: HousetopOptions = {},
): void {
  const { random } = patchwork;
  const round = (index: number): Cloths => {
    const cloths = cycle(roundCloths, index);
    return typeof cloths === 'string' ? [cloths] : cloths;
  };
  const pullBySide = { left: 1 + pull[0], right: 1 - pull[0], top: 1 + pull[1], bottom: 1 - pull[1] };
  let rest = block;
  for (let index = 0; index < rounds; index++) {
    const order: Side[] = index % 2 ? ['top', 'right', 'bottom', 'left'] : ['left', 'top', 'right', 'bottom'];
    for (const [position, side] of order.entries()) {
      const stripsLeft = (rounds - index) * 2 + 1.3 - (position > 1 ? 1 : 0);
      const depth = (pullBySide[side] * (1 + random.jitter(0.176))) / stripsLeft;
      const tilt = random.jitter(0.077) * depth;
      const [strip, remaining] = cut(rest, side, depth + tilt, depth - tilt, random.jitter(0.012));
      patchwork.piece(rest, cycle(round(index), position));
      patchwork.stitch(midline(strip, isUpright(side) ? 'down' : 'across'));
      if (random.chance(patch)) runOut(patchwork, strip, side, round(index + 2)[0]);
      rest = remaining;
    }
  }
  patchwork.piece(rest, centre ?? round(rounds)[0]);
  patchwork.stitch(inset(rest, shortSide(rest) * 0.22));
}

/** Logs in a spiral around a centre: lights on two sides, darks on the other two. */
export function logCabin(
  patchwork: Patchwork,
  block: Quad,
  { lights, darks, centre }: { lights: Cloths; darks: Cloths; centre: ClothName },
  { rounds = 4 }: { rounds?: number } = {},
): void {
  pieceRounds(patchwork, block, {
    rounds,
    order: ['left', 'top', 'right', 'bottom'],
    isSecond: (position) => position > 1,
    fabric: (round, position) => cycle(position < 2 ? lights : darks, round),
    centre,
  });
}

/** Strips on opposite sides in pairs (courthouse steps), so that two stepped pyramids face two others. */
export function bricklayer(
  patchwork: Patchwork,
  block: Quad,
  { upright, lying, centre }: { upright: Cloths; lying: Cloths; centre: ClothName },
): void {
  pieceRounds(patchwork, block, {
    rounds: 5,
    order: ['top', 'bottom', 'left', 'right'],
    isSecond: (position) => position % 2 === 1,
    fabric: (round, position) => cycle(position < 2 ? lying : upright, round),
    centre,
  });
}

function pieceRounds(
  patchwork: Patchwork,
  block: Quad,
  options: {
    rounds: number;
    order: readonly Side[];
    /** Whether the strip comes after the one on the opposite side, so that one neighbour fewer is left. */
    isSecond: (position: number) => boolean;
    fabric: (round: number, position: number) => ClothName;
    centre: ClothName;
  },
): void {
  const { random } = patchwork;
  const { rounds, order, isSecond, fabric, centre } = options;
  let rest = block;
  for (let round = 0; round < rounds; round++) {
    for (const [position, side] of order.entries()) {
      const stripsLeft = (rounds - round) * 2 + 1.2 - (isSecond(position) ? 1 : 0);
      const depth = (1 + random.jitter(0.2)) / stripsLeft;
      const tilt = random.jitter(0.06) * depth;
      const [strip, remaining] = cut(rest, side, depth + tilt, depth - tilt, random.jitter(0.01));
      patchwork.piece(rest, fabric(round, position));
      patchwork.stitch(midline(strip, isUpright(side) ? 'down' : 'across'));
      rest = remaining;
    }
  }
  patchwork.piece(rest, centre);
}

type BarsOptions = { direction?: Direction; weights?: readonly number[]; wonk?: number };

/** Strips side by side, or one below the other. */
export function bars(
  patchwork: Patchwork,
  block: Quad,
  cloths: Cloths,
  { direction = 'across', weights, wonk = 0.18 }: BarsOptions = {},
): void {
  const { random } = patchwork;
  const widths = cloths.map((_, index) => (weights?.[index] ?? 1) * (1 + random.jitter(wonk)));
  const side = direction === 'across' ? 'left' : 'top';
  const along = direction === 'across' ? 'down' : 'across';
  let rest = block;
  for (const [index, fabric] of cloths.entries()) {
    let strip = rest;
    if (index < cloths.length - 1) {
      const whole = rest;
      const share = (widths[index] ?? 1) / widths.slice(index).reduce((sum, width) => sum + width, 0);
      const tilt = random.jitter(wonk * 0.35) * share;
      const bend = random.jitter(0.008);
      [strip, rest] = cut(whole, side, share + tilt, share - tilt, bend);
      // A tenth of the rest under the next strip and no more: dark cloth under light shows along slanting outer edges.
      const under = share + (1 - share) * 0.1;
      patchwork.piece(cut(whole, side, under + tilt, under - tilt, bend)[0], fabric);
    } else {
      patchwork.piece(rest, fabric);
    }
    patchwork.stitch(midline(strip, along), fabric);
  }
}

type GeeseOptions = { count?: number; to?: 'up' | 'left' | 'right' };

/** A row of triangles that all point one way, each on a patch of sky. */
export function geese(
  patchwork: Patchwork,
  block: Quad,
  { goose, sky }: { goose: Cloths; sky: Cloths },
  { count = 4, to = 'up' }: GeeseOptions = {},
): void {
  const { random } = patchwork;
  const cells = divide(random, block, count, {
    direction: to === 'up' ? 'down' : 'across',
    wonk: 0.1,
  });
  for (const [index, cell] of cells.entries()) {
    patchwork.piece(cell, cycle(sky, index));
    const [topLeft, topRight, bottomRight, bottomLeft] = corners(cell);
    const tip = 0.5 + random.jitter(0.06);
    const wings = {
      up: [bottomLeft, pointOn(cell.top, tip), bottomRight],
      left: [topRight, pointOn(cell.left, tip), bottomRight],
      right: [topLeft, pointOn(cell.right, tip), bottomLeft],
    }[to];
    patchwork.piece(poly(wings), cycle(goose, index));
    patchwork.stitch(line(shrink(wings, 0.3)));
  }
}

/** A checkered field of patches. */
export function ninePatch(
  patchwork: Patchwork,
  block: Quad,
  cloths: Cloths,
  { columns = 3, rows = columns }: { columns?: number; rows?: number } = {},
): void {
  patchwork.piece(block, cloths[0]);
  for (const [index, cell] of grid(patchwork, block, columns, rows, { wonk: 0.16, bow: 0.01 }).entries()) {
    patchwork.piece(cell, cycle(cloths, Math.floor(index / rows) + (index % rows) * columns));
    patchwork.stitch(inset(cell, shortSide(cell) * 0.18));
  }
}

/** The cells of a grid, column by column. Only the cuts between columns bend. */
function grid(
  patchwork: Patchwork,
  block: Quad,
  columns: number,
  rows: number,
  { wonk, bow = 0 }: { wonk: number; bow?: number },
) {
  return divide(patchwork.random, block, columns, { wonk, bow }).flatMap((strip) =>
    divide(patchwork.random, strip, rows, { direction: 'down', wonk }),
  );
}

/** The corner of a cell that its rounds are centred on: 0 top left, 1 top right, 2 bottom right, 3 bottom left. */
export type Corner = 0 | 1 | 2 | 3;

type CurvesOptions = {
  wonk?: number;
  columns?: number;
  rows?: number;
  /** A corner for each cell, column by column. */
  turns: AtLeastOne<Corner>;
  /** The radius of the largest round, as a share of its cell. */
  size: number;
  rings: number;
};

/** Quarter-rounds set into the cells of a grid (drunkard's path). */
export function curves(
  patchwork: Patchwork,
  block: Quad,
  { ground, round }: { ground: Cloths; round: Cloths },
  { columns = 2, rows = columns, turns, wonk = 0.1, size, rings }: CurvesOptions,
): void {
  const { random } = patchwork;
  // Each column is cut just before it is filled: another order of random numbers would change every drawing.
  for (const [column, strip] of divide(random, block, columns, { wonk }).entries()) {
    for (const [row, cell] of divide(random, strip, rows, { direction: 'down', wonk }).entries()) {
      const index = column * rows + row;
      const cloths: Cloths = [cycle(round, index), cycle(ground, index)];
      patchwork.piece(cell, cycle(ground, index));
      quarterRounds(patchwork, cell, cycle(turns, index), cloths, { wonk, size, rings });
    }
  }
}

/** Rounds about one corner of a cell, the largest first. */
function quarterRounds(
  patchwork: Patchwork,
  cell: Quad,
  turn: Corner,
  cloths: Cloths,
  { size, rings, wonk }: { size: number; rings: number; wonk: number },
): void {
  const { random } = patchwork;
  const [fromRight, fromBottom] = [turn === 1 || turn === 2, turn === 2 || turn === 3];
  // A radius is a share of the cell's shorter side, so that rings stay round in cells of any shape.
  const [shareAcross, shareDown] = [shortSide(cell) / widthOf(cell), shortSide(cell) / heightOf(cell)];
  const at = (x: number, y: number) => {
    const [across, down] = [x * shareAcross, y * shareDown];
    return formatPoint(pointIn(cell, fromRight ? 1 - across : across, fromBottom ? 1 - down : down));
  };
  // 0.5523 is the handle length with which a cubic curve comes closest to a quarter circle.
  const arc = (radius: number) =>
    `${at(radius, 0)}C${at(radius, 0.5523 * radius)} ${at(0.5523 * radius, radius)} ${at(0, radius)}`;

  const largest = Math.min(1, size * (1 + random.jitter(wonk * 0.6)));
  for (let ring = 0; ring < rings; ring++) {
    const radius = largest * (1 - (ring / rings) * 0.92 + (ring === 0 ? 0 : random.jitter(0.03)));
    patchwork.piece(`M${at(0, 0)}L${arc(radius)}Z`, cycle(cloths, ring));
  }
  patchwork.stitch(`M${arc(largest * 0.84)}`);
  // A second line outside the rounds, if it fits before the neighbouring patch.
  if (size < 0.92) patchwork.stitch(`M${arc(largest + Math.min(0.14 * largest, (1 - largest) * 0.6))}`);
}

/** Slanting strips of different widths, cut off at the block's edges. */
export function strings(patchwork: Patchwork, block: Quad, cloths: Cloths, weights: readonly number[]): void {
  const { random } = patchwork;
  const outline = corners(block);
  const radians = Math.PI / 4;
  const across =
    (direction: number) =>
    ([x, y]: Point) =>
      x * Math.cos(direction) + y * Math.sin(direction);
  const depths = outline.map(across(radians));
  const start = Math.min(...depths);
  const span = Math.max(...depths) - start;
  const widths = cloths.map((_, index) => (weights[index] ?? 1) * (1 + random.jitter(0.2)));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const share = (index: number) => (widths[index] ?? 1) / total;
  const centre = middle(outline[0], outline[2]);

  patchwork.piece(poly(outline), cloths[0]);
  let reached = start + share(0) * span;
  for (const [index, fabric] of cloths.entries()) {
    if (index === 0) continue;
    const tilted = across(radians + random.jitter(0.06));
    const depth = tilted(centre) + reached - across(radians)(centre);
    const strip = clip(outline, (point) => tilted(point) - depth);
    if (strip.length > 2) patchwork.piece(poly(strip), fabric);
    const seam = depth + share(index) * span * 0.5;
    const ends = clip(outline, (point) => tilted(point) - seam).filter(
      (point) => Math.abs(tilted(point) - seam) < 0.01,
    );
    if (ends.length === 2) patchwork.stitch(line(ends));
    reached += share(index) * span;
  }
}

/** Four squares halved from corner to corner, so that their blades turn about the middle. */
export function pinwheel(
  patchwork: Patchwork,
  block: Quad,
  { ground, blade }: { ground: Cloths; blade: Cloths },
): void {
  for (const [index, cell] of grid(patchwork, block, 2, 2, { wonk: 0.12 }).entries()) {
    const [topLeft, topRight, bottomRight, bottomLeft] = corners(cell);
    const rising = index === 1 || index === 2;
    const lower = index % 2 === 1;
    const triangle = rising
      ? [topRight, bottomLeft, lower ? bottomRight : topLeft]
      : [topLeft, bottomRight, lower ? bottomLeft : topRight];
    patchwork
      .piece(poly(corners(cell)), cycle(ground, index))
      .piece(poly(triangle), cycle(blade, index))
      .stitch(poly(shrink(triangle, 0.35)));
  }
}

/** A centre patch with eight points around it. */
export function star(
  patchwork: Patchwork,
  block: Quad,
  { ground, point, centre, corner }: Record<'ground' | 'point' | 'centre' | 'corner', ClothName>,
): void {
  patchwork.piece(block, ground);
  for (const [index, cell] of grid(patchwork, block, 3, 3, { wonk: 0.1 }).entries()) {
    const [column, row] = [Math.floor(index / 3), index % 3];
    if (column === 1 && row === 1) {
      patchwork.piece(cell, centre).stitch(inset(cell, shortSide(cell) * 0.2));
    } else if (column !== 1 && row !== 1) {
      patchwork.piece(cell, corner);
    } else {
      const [topLeft, topRight, bottomRight, bottomLeft] = corners(cell);
      const heart = centroid([topLeft, topRight, bottomRight, bottomLeft]);
      const flanks: [Point, Point][] =
        column === 1
          ? [
              [topLeft, bottomLeft],
              [topRight, bottomRight],
            ]
          : [
              [topLeft, topRight],
              [bottomLeft, bottomRight],
            ];
      patchwork.piece(cell, ground);
      for (const flank of flanks) patchwork.piece(poly([...flank, heart]), point);
    }
  }
}
