import type { Cloth, ClothName } from '#art/cloth.ts';
import {
  type AtLeastOne,
  type Direction,
  type PartsOptions,
  type Point,
  type Quad,
  type Side,
  between,
  clipped,
  corners,
  cut,
  cycle,
  heightOf,
  inset,
  line,
  lineMid,
  middle,
  parts,
  pointIn,
  pointOn,
  poly,
  widthOf,
  written,
} from '#art/geometry.ts';

export type Cloths = AtLeastOne<ClothName>;

/** One cloth for a whole round, or a cloth for each of its strips in the order they are sewn. */
export type Round = ClothName | Cloths;

type Sewn = {
  /** Running stitches, which small blocks do without. */
  stitched?: boolean;
  /** How far a width may be off, as a share of itself. */
  wonk?: number;
};

type Bent = {
  /** How far a cut may bend, as a share of its length. */
  bow?: number;
};

const runsDown = (side: Side) => side === 'left' || side === 'right';

/** Ends a strip in a short piece of another cloth. */
function runOut(cloth: Cloth, strip: Quad, side: Side, fabric: ClothName): void {
  const { random } = cloth;
  const share = 0.16 + random.next() * 0.22;
  const ends: [Side, Side] = runsDown(side) ? ['top', 'bottom'] : ['left', 'right'];
  const end = ends[random.chance(0.5) ? 0 : 1];
  cloth.piece(cut(strip, end, share + random.jitter(0.03), share)[0], fabric);
}

const shortSide = (shape: Quad) => Math.min(widthOf(shape), heightOf(shape));

const centroid = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const shrunk = (points: readonly Point[], share: number) => {
  const centre = centroid(points);
  return points.map((point) => between(point, centre, share));
};

export type HousetopOptions = Sewn &
  Bent & {
    rounds?: number;
    /** Draws the centre off the middle: to the right and downwards, as shares (-1 to 1) of a strip's width. */
    pull?: Point;
    centre?: ClothName;
    /** How likely a strip is to end in a short piece of another cloth, as if the first had run out. */
    patch?: number;
  };

/** Rounds of strips towards a centre patch. Returns the centre. */
export function housetop(
  cloth: Cloth,
  block: Quad,
  roundCloths: AtLeastOne<Round>,
  { rounds = 4, wonk = 0.22, bow = 0.012, pull = [0, 0], centre, patch = 0.12, stitched = true }: HousetopOptions = {},
): Quad {
  const { random } = cloth;
  const round = (index: number): Cloths => {
    const cloths = cycle(roundCloths, index);
    return typeof cloths === 'string' ? [cloths] : cloths;
  };
  const pulled = { left: 1 + pull[0], right: 1 - pull[0], top: 1 + pull[1], bottom: 1 - pull[1] };
  let rest = block;
  for (let index = 0; index < rounds; index++) {
    const order: Side[] = index % 2 ? ['top', 'right', 'bottom', 'left'] : ['left', 'top', 'right', 'bottom'];
    for (const [place, side] of order.entries()) {
      const stripsLeft = (rounds - index) * 2 + 1.3 - (place > 1 ? 1 : 0);
      const depth = (pulled[side] * (1 + random.jitter(wonk * 0.8))) / stripsLeft;
      const tilt = random.jitter(wonk * 0.35) * depth;
      const [strip, remaining] = cut(rest, side, depth + tilt, depth - tilt, random.jitter(bow));
      cloth.piece(rest, cycle(round(index), place));
      if (stitched) cloth.stitch(lineMid(strip, runsDown(side) ? 'down' : 'across'));
      if (random.chance(patch)) runOut(cloth, strip, side, round(index + 2)[0]);
      rest = remaining;
    }
  }
  cloth.piece(rest, centre ?? round(rounds)[0]);
  if (stitched) cloth.stitch(inset(rest, shortSide(rest) * 0.22));
  return rest;
}

export type LogCabinOptions = Sewn & Bent & { rounds?: number };

/** Logs laid one at a time, spiralling in: lights on two sides, darks on the other two. Returns the centre. */
export function logCabin(
  cloth: Cloth,
  block: Quad,
  { lights, darks, centre }: { lights: Cloths; darks: Cloths; centre: ClothName },
  { rounds = 4, wonk = 0.2, bow = 0.01, stitched = true }: LogCabinOptions = {},
): Quad {
  return stepped(cloth, block, {
    rounds,
    wonk,
    bow,
    stitched,
    order: ['left', 'top', 'right', 'bottom'],
    // The second strip between two opposite sides has one neighbour fewer left.
    narrowed: (place) => place > 1,
    fabric: (round, place) => cycle(place < 2 ? lights : darks, round),
    centre,
  });
}

export type BricklayerOptions = LogCabinOptions;

/** Opposite sides in pairs (courthouse steps): two stepped pyramids face two others. Returns the centre. */
export function bricklayer(
  cloth: Cloth,
  block: Quad,
  { upright, lying, centre }: { upright: Cloths; lying: Cloths; centre: ClothName },
  { rounds = 5, wonk = 0.2, bow = 0.01, stitched = true }: BricklayerOptions = {},
): Quad {
  return stepped(cloth, block, {
    rounds,
    wonk,
    bow,
    stitched,
    order: ['top', 'bottom', 'left', 'right'],
    narrowed: (place) => place % 2 === 1,
    fabric: (round, place) => cycle(place < 2 ? lying : upright, round),
    centre,
  });
}

function stepped(
  cloth: Cloth,
  block: Quad,
  options: Required<LogCabinOptions> & {
    order: readonly Side[];
    narrowed: (place: number) => boolean;
    fabric: (round: number, place: number) => ClothName;
    centre: ClothName;
  },
): Quad {
  const { random } = cloth;
  const { rounds, wonk, bow, stitched, order, narrowed, fabric, centre } = options;
  let rest = block;
  for (let round = 0; round < rounds; round++) {
    for (const [place, side] of order.entries()) {
      const stripsLeft = (rounds - round) * 2 + 1.2 - (narrowed(place) ? 1 : 0);
      const depth = (1 + random.jitter(wonk)) / stripsLeft;
      const tilt = random.jitter(wonk * 0.3) * depth;
      const [strip, remaining] = cut(rest, side, depth + tilt, depth - tilt, random.jitter(bow));
      cloth.piece(rest, fabric(round, place));
      if (stitched) cloth.stitch(lineMid(strip, runsDown(side) ? 'down' : 'across'));
      rest = remaining;
    }
  }
  cloth.piece(rest, centre);
  return rest;
}

export type BarsOptions = Sewn & Bent & { direction?: Direction; weights?: readonly number[] };

/** Strips side by side. Returns them. */
export function bars(
  cloth: Cloth,
  block: Quad,
  cloths: Cloths,
  { direction = 'across', weights, wonk = 0.18, bow = 0.008, stitched = true }: BarsOptions = {},
): Quad[] {
  const { random } = cloth;
  const widths = cloths.map((_, index) => (weights?.[index] ?? 1) * (1 + random.jitter(wonk)));
  const side = direction === 'across' ? 'left' : 'top';
  const along = direction === 'across' ? 'down' : 'across';
  const made: Quad[] = [];
  let rest = block;
  for (const [index, fabric] of cloths.entries()) {
    let strip = rest;
    if (index < cloths.length - 1) {
      const whole = rest;
      const share = (widths[index] ?? 1) / widths.slice(index).reduce((sum, width) => sum + width, 0);
      const tilt = random.jitter(wonk * 0.35) * share;
      const bend = random.jitter(bow);
      [strip, rest] = cut(whole, side, share + tilt, share - tilt, bend);
      // A little under the next strip, and no further: a dark cloth under a light one shows along slanting outer edges.
      const under = share + (1 - share) * 0.1;
      cloth.piece(cut(whole, side, under + tilt, under - tilt, bend)[0], fabric);
    } else {
      cloth.piece(rest, fabric);
    }
    made.push(strip);
    if (stitched) cloth.stitch(lineMid(strip, along), fabric);
  }
  return made;
}

export type GeeseOptions = Sewn & { count?: number; to?: 'up' | 'down' | 'left' | 'right' };

/** A row of triangles that all fly one way, each over a patch of sky. Returns the patches. */
export function geese(
  cloth: Cloth,
  block: Quad,
  { goose, sky }: { goose: Cloths; sky: Cloths },
  { count = 4, to = 'up', wonk = 0.1, stitched = true }: GeeseOptions = {},
): Quad[] {
  const { random } = cloth;
  const cells = parts(random, block, count, { direction: to === 'up' || to === 'down' ? 'down' : 'across', wonk });
  for (const [index, cell] of cells.entries()) {
    cloth.piece(cell, cycle(sky, index));
    const [topLeft, topRight, bottomRight, bottomLeft] = corners(cell);
    const tip = 0.5 + random.jitter(wonk * 0.6);
    const wings = {
      up: [bottomLeft, pointOn(cell.top, tip), bottomRight],
      down: [topLeft, pointOn(cell.bottom, tip), topRight],
      left: [topRight, pointOn(cell.left, tip), bottomRight],
      right: [topLeft, pointOn(cell.right, tip), bottomLeft],
    }[to];
    cloth.piece(poly(wings), cycle(goose, index));
    if (stitched) cloth.stitch(line(shrunk(wings, 0.3)));
  }
  return cells;
}

export type NinePatchOptions = Sewn & { columns?: number; rows?: number };

/** A chequered field of patches, filled column by column. */
export function ninePatch(
  cloth: Cloth,
  block: Quad,
  cloths: Cloths,
  { columns = 3, rows = columns, wonk = 0.16, stitched = true }: NinePatchOptions = {},
): void {
  const strips = parts(cloth.random, block, columns, { wonk, bow: 0.01 });
  cloth.piece(block, cloths[0]);
  for (const [column, strip] of strips.entries()) {
    for (const [row, cell] of parts(cloth.random, strip, rows, { direction: 'down', wonk }).entries()) {
      cloth.piece(cell, cycle(cloths, column + row * columns));
      if (stitched) cloth.stitch(inset(cell, shortSide(cell) * 0.18));
    }
  }
}

/** The cells of a grid, column by column. */
function grid(cloth: Cloth, block: Quad, columns: number, rows: number, options: PartsOptions): Quad[] {
  return parts(cloth.random, block, columns, options).flatMap((strip) =>
    parts(cloth.random, strip, rows, { ...options, direction: 'down' }),
  );
}

const CORNERS = [0, 1, 2, 3] as const;

/** The corner of a cell around which its quarter-rounds turn: 0 top left, 1 top right, 2 bottom right, 3 bottom left. */
export type Corner = (typeof CORNERS)[number];

export type CurvesOptions = Sewn & {
  columns?: number;
  rows?: number;
  /** A corner for each cell, column by column; by chance if left out. */
  turns?: AtLeastOne<Corner>;
  /** The radius of the largest round, as a share of its cell. */
  size?: number;
  rings?: number;
  ringCloths?: Cloths;
};

/** Quarter-rounds set into the cells of a grid (drunkard's path). */
export function curves(
  cloth: Cloth,
  block: Quad,
  { ground, round }: { ground: Cloths; round: Cloths },
  { columns = 2, rows = columns, turns, ringCloths, wonk = 0.1, ...look }: CurvesOptions = {},
): void {
  const { random } = cloth;
  // Each column is cut just before it is filled: the order in which chance is asked is part of what a seed means.
  for (const [column, strip] of parts(random, block, columns, { wonk }).entries()) {
    for (const [row, cell] of parts(random, strip, rows, { direction: 'down', wonk }).entries()) {
      const index = column * rows + row;
      const turn = turns === undefined ? random.pick(CORNERS) : cycle(turns, index);
      const own: [ClothName, ClothName] = [cycle(round, index), cycle(ground, index)];
      const rings = ringCloths === undefined ? own : ringCloths.map((_, ring) => cycle(ringCloths, index + ring));
      cloth.piece(cell, own[1]);
      quarterRounds(cloth, cell, turn, [rings[0] ?? own[0], ...rings.slice(1)], { wonk, ...look });
    }
  }
}

function quarterRounds(
  cloth: Cloth,
  cell: Quad,
  turn: Corner,
  ringCloths: Cloths,
  { size = 0.72, rings = 1, wonk = 0.1, stitched = true }: CurvesOptions,
): void {
  const { random } = cloth;
  const [fromRight, fromBottom] = [turn === 1 || turn === 2, turn === 2 || turn === 3];
  // A radius is a share of the cell's shorter side: whatever shape the cloth is asked for, rings stay rings.
  const [shareAcross, shareDown] = [shortSide(cell) / widthOf(cell), shortSide(cell) / heightOf(cell)];
  const at = (x: number, y: number) => {
    const [across, down] = [x * shareAcross, y * shareDown];
    return written(pointIn(cell, fromRight ? 1 - across : across, fromBottom ? 1 - down : down));
  };
  // 0.5523: the handle length with which a cubic curve comes closest to a quarter circle.
  const arc = (radius: number) =>
    `${at(radius, 0)}C${at(radius, 0.5523 * radius)} ${at(0.5523 * radius, radius)} ${at(0, radius)}`;

  const largest = Math.min(1, size * (1 + random.jitter(wonk * 0.6)));
  for (let ring = 0; ring < rings; ring++) {
    const radius = largest * (1 - (ring / rings) * 0.92 + (ring === 0 ? 0 : random.jitter(0.03)));
    cloth.piece(`M${at(0, 0)}L${arc(radius)}Z`, cycle(ringCloths, ring));
  }
  if (!stitched) return;
  cloth.stitch(`M${arc(largest * 0.84)}`);
  // A second line outside the rounds, where there is room for it before the neighbouring patch.
  if (size < 0.92) cloth.stitch(`M${arc(largest + Math.min(0.14 * largest, (1 - largest) * 0.6))}`);
}

export type StringsOptions = Sewn & {
  /** The direction across the strips, in degrees: 0 makes them upright. */
  angle?: number;
  weights?: readonly number[];
};

/** Slanting strips of all widths, cut off where the block ends. */
export function strings(
  cloth: Cloth,
  block: Quad,
  cloths: Cloths,
  { angle = 45, weights, wonk = 0.2, stitched = true }: StringsOptions = {},
): void {
  const { random } = cloth;
  const outline = corners(block);
  const radians = (angle * Math.PI) / 180;
  const across =
    (direction: number) =>
    ([x, y]: Point) =>
      x * Math.cos(direction) + y * Math.sin(direction);
  const depths = outline.map(across(radians));
  const start = Math.min(...depths);
  const span = Math.max(...depths) - start;
  const widths = cloths.map((_, index) => (weights?.[index] ?? 1) * (1 + random.jitter(wonk)));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const share = (index: number) => (widths[index] ?? 1) / total;
  const centre = middle(outline[0], outline[2]);

  cloth.piece(poly(outline), cloths[0]);
  let reached = start + share(0) * span;
  for (const [index, fabric] of cloths.entries()) {
    if (index === 0) continue;
    const tilted = across(radians + random.jitter(wonk * 0.3));
    const depth = tilted(centre) + reached - across(radians)(centre);
    const strip = clipped(outline, (point) => tilted(point) - depth);
    if (strip.length > 2) cloth.piece(poly(strip), fabric);
    if (stitched) {
      const seam = depth + share(index) * span * 0.5;
      const ends = clipped(outline, (point) => tilted(point) - seam).filter(
        (point) => Math.abs(tilted(point) - seam) < 0.01,
      );
      if (ends.length === 2) cloth.stitch(line(ends));
    }
    reached += share(index) * span;
  }
}

export type PinwheelOptions = Sewn & { size?: number };

/** Squares halved from corner to corner, turning about the middle. */
export function pinwheel(
  cloth: Cloth,
  block: Quad,
  { ground, blade }: { ground: Cloths; blade: Cloths },
  { size = 2, wonk = 0.12, stitched = true }: PinwheelOptions = {},
): void {
  const cells = grid(cloth, block, size, size, { wonk });
  for (const [index, cell] of cells.entries()) {
    const [topLeft, topRight, bottomRight, bottomLeft] = corners(cell);
    const rising = (Math.floor(index / size) + (index % size)) % 2 === 1;
    const lower = (index % size) % 2 === 1;
    const triangle = rising
      ? [topRight, bottomLeft, lower ? bottomRight : topLeft]
      : [topLeft, bottomRight, lower ? bottomLeft : topRight];
    cloth.piece(poly(corners(cell)), cycle(ground, index)).piece(poly(triangle), cycle(blade, index));
    if (stitched) cloth.stitch(poly(shrunk(triangle, 0.35)));
  }
}

/** A centre patch with eight points about it. */
export function star(
  cloth: Cloth,
  block: Quad,
  {
    ground,
    point,
    centre,
    corner = ground,
  }: { ground: ClothName; point: ClothName; centre: ClothName; corner?: ClothName },
  { wonk = 0.1, stitched = true }: Sewn = {},
): void {
  cloth.piece(block, ground);
  for (const [index, cell] of grid(cloth, block, 3, 3, { wonk }).entries()) {
    const [column, row] = [Math.floor(index / 3), index % 3];
    if (column === 1 && row === 1) {
      cloth.piece(cell, centre);
      if (stitched) cloth.stitch(inset(cell, shortSide(cell) * 0.2));
    } else if (column !== 1 && row !== 1) {
      cloth.piece(cell, corner);
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
      cloth.piece(cell, ground);
      for (const flank of flanks) cloth.piece(poly([...flank, heart]), point);
    }
  }
}
