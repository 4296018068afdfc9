import type { Random } from '#quilt/random.ts';

/** x to the right, y down, in units of the drawing's viewBox. */
export type Point = readonly [x: number, y: number];

/** A quadratic Bézier curve. */
export type Edge = readonly [start: Point, control: Point, end: Point];

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Four edges. Top and bottom run left to right; left and right run downwards. */
export type Quad = Readonly<Record<Side, Edge>>;

/** `across`: side by side. `down`: one below the other. */
export type Direction = 'across' | 'down';

/** The point at a share (0 to 1) of the way between two points. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function middle(a: Point, b: Point): Point {
  return between(a, b, 0.5);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** An edge that bends to its right, seen from its start, by a share of its length. */
function edge(start: Point, end: Point, bow = 0): Edge {
  const [x, y] = middle(start, end);
  return [start, [x - (end[1] - start[1]) * bow, y + (end[0] - start[0]) * bow], end];
}

/** The point at a share (0 to 1) of an edge. */
export function pointOn([start, control, end]: Edge, share: number): Point {
  return between(between(start, control, share), between(control, end, share), share);
}

/** Splits an edge exactly (de Casteljau). */
function split([start, control, end]: Edge, share: number): [Edge, Edge] {
  const before = between(start, control, share);
  const after = between(control, end, share);
  const joint = between(before, after, share);
  return [
    [start, before, joint],
    [joint, after, end],
  ];
}

const edgeLength = (line: Edge) => distance(line[0], line[2]);

export function quad(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point): Quad {
  return {
    top: edge(topLeft, topRight),
    right: edge(topRight, bottomRight),
    bottom: edge(bottomLeft, bottomRight),
    left: edge(topLeft, bottomLeft),
  };
}

export function rect(x: number, y: number, width: number, height: number): Quad {
  return quad([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

/** A rectangle as if cut by hand: each corner is off by up to `amount`. */
export function wonkyRect(random: Random, x: number, y: number, width: number, height: number, amount: number): Quad {
  const corner = (cornerX: number, cornerY: number): Point => [
    cornerX + random.jitter(amount),
    cornerY + random.jitter(amount),
  ];
  return quad(corner(x, y), corner(x + width, y), corner(x + width, y + height), corner(x, y + height));
}

/** The corners, clockwise from the top left. */
export function corners({ top, bottom }: Quad): [Point, Point, Point, Point] {
  return [top[0], top[2], bottom[2], bottom[0]];
}

export function widthOf({ top, bottom }: Quad): number {
  return (edgeLength(top) + edgeLength(bottom)) / 2;
}

export function heightOf({ left, right }: Quad): number {
  return (edgeLength(left) + edgeLength(right)) / 2;
}

/**
 * Cuts a strip off one side. `start` and `end` are its depths at the ends of the cut, as shares of the edges that it crosses; the
 * cut starts at the top (on the left and right side) or at the left. Strip and rest meet exactly.
 */
export function cut(from: Quad, side: Side, start: number, end = start, bow = 0): [strip: Quad, rest: Quad] {
  if (side === 'left' || side === 'right') {
    const far = side === 'right';
    const [topLeft, topRight] = split(from.top, far ? 1 - start : start);
    const [bottomLeft, bottomRight] = split(from.bottom, far ? 1 - end : end);
    const seam = edge(topLeft[2], bottomLeft[2], bow);
    const left: Quad = { top: topLeft, right: seam, bottom: bottomLeft, left: from.left };
    const right: Quad = { top: topRight, right: from.right, bottom: bottomRight, left: seam };
    return far ? [right, left] : [left, right];
  }
  const far = side === 'bottom';
  const [leftTop, leftBottom] = split(from.left, far ? 1 - start : start);
  const [rightTop, rightBottom] = split(from.right, far ? 1 - end : end);
  const seam = edge(leftTop[2], rightTop[2], bow);
  const top: Quad = { top: from.top, right: rightTop, bottom: seam, left: leftTop };
  const bottom: Quad = { top: seam, right: rightBottom, bottom: from.bottom, left: leftBottom };
  return far ? [bottom, top] : [top, bottom];
}

type DivideOptions = {
  direction?: Direction;
  /** Relative widths; equal by default. */
  weights?: readonly number[];
  /** The random deviation of widths, as a share. */
  wonk?: number;
  /** The largest bend of a cut, as a share of its length. */
  bow?: number;
};

/** Cuts a quad into parts that fill it. */
export function divide(
  random: Random,
  whole: Quad,
  count: number,
  { direction = 'across', weights, wonk = 0.12, bow = 0 }: DivideOptions = {},
): Quad[] {
  const widths = Array.from({ length: count }, (_, index) => (weights?.[index] ?? 1) * (1 + random.jitter(wonk)));
  let left = widths.reduce((sum, width) => sum + width, 0);
  let rest = whole;
  const pieces: Quad[] = [];
  for (const width of widths.slice(0, -1)) {
    const share = width / left;
    const tilt = random.jitter(wonk * 0.3) * share;
    const side = direction === 'across' ? 'left' : 'top';
    const [strip, remaining] = cut(rest, side, share + tilt, share - tilt, bow === 0 ? 0 : random.jitter(bow));
    pieces.push(strip);
    rest = remaining;
    left -= width;
  }
  return [...pieces, rest];
}

/** The point at shares of a quad's width and height (a Coons patch). */
export function pointIn({ top, right, bottom, left }: Quad, across: number, down: number): Point {
  const vertical = between(pointOn(top, across), pointOn(bottom, across), down);
  const horizontal = between(pointOn(left, down), pointOn(right, down), across);
  const straight = between(between(top[0], top[2], across), between(bottom[0], bottom[2], across), down);
  return [vertical[0] + horizontal[0] - straight[0], vertical[1] + horizontal[1] - straight[1]];
}

/** The part of a polygon where `signed`, a signed distance from a line, is not negative. */
export function clip(polygon: readonly Point[], signed: (point: Point) => number): Point[] {
  return polygon.flatMap((point, index) => {
    const following = polygon[(index + 1) % polygon.length] ?? point;
    const [here, there] = [signed(point), signed(following)];
    const inside = here >= 0 ? [point] : [];
    return here >= 0 === there >= 0 ? inside : [...inside, between(point, following, here / (here - there))];
  });
}

/** "x y" in whole numbers, because a unit is well under a pixel at every size shown. */
export function formatPoint([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

const isStraight = ([start, control, end]: Edge) => distance(middle(start, end), control) < 1.2;

/** Path commands for consecutive edges. Repeated command letters are left out. */
function edgeCommands(edges: readonly Edge[]): string {
  let last = 'L';
  return edges
    .map((edge) => {
      const command = isStraight(edge) ? 'L' : 'Q';
      const repeats = command === last;
      last = command;
      const points = command === 'L' ? [edge[2]] : edge.slice(1);
      return (repeats ? ' ' : command) + points.map(formatPoint).join(' ');
    })
    .join('');
}

const reversed = ([start, control, end]: Edge): Edge => [end, control, start];

/** A quad as a closed path. */
export function pathOf({ top, right, bottom, left }: Quad): string {
  // Z draws the last side if it is straight.
  const last = isStraight(left) ? [] : [reversed(left)];
  return `M${formatPoint(top[0])}${edgeCommands([top, right, reversed(bottom), ...last])}Z`;
}

/** A closed path of straight lines. */
export function poly(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

/** An open path of straight lines. After the first point of a move, lines need no command. */
export function line(points: readonly Point[]): string {
  return `M${points.map(formatPoint).join(' ')}`;
}

/** A path along the middle of a strip. */
export function midline(strip: Quad, along: Direction): string {
  const [start, end] = along === 'down' ? [strip.top, strip.bottom] : [strip.left, strip.right];
  return line([pointOn(start, 0.5), pointOn(end, 0.5)]);
}

/** A closed path inside a quad, at a distance from its four sides. */
export function inset(around: Quad, gap: number): string {
  const x = Math.min(0.45, gap / widthOf(around));
  const y = Math.min(0.45, gap / heightOf(around));
  const at = (across: number, down: number) =>
    between(pointOn(around.top, across), pointOn(around.bottom, across), down);
  return poly([at(x, y), at(1 - x, y), at(1 - x, 1 - y), at(x, 1 - y)]);
}
