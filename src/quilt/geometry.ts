/** x goes to the right and y down, in units of the drawing's viewBox. */
export type Point = readonly [x: number, y: number];

/** The point at a share (0 to 1) of the way between two points. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** An open path in whole numbers, since a unit is well under a pixel. After the first point of a move, SVG takes the others for lines. */
export function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' ')}`;
}

export function poly(points: readonly Point[]): string {
  return `${line(points)}Z`;
}
