import { type Point, formatPoint } from '#quilt/geometry.ts';

/** A point on the curve; at a corner the curve is not smooth. */
export type SplinePoint = Point | readonly [x: number, y: number, turn: 'corner'];

/** A closed, smooth path through all points (Catmull-Rom, written as cubic curves). */
export function spline(points: readonly SplinePoint[]): string {
  const at = (index: number): SplinePoint => points[(index + points.length) % points.length] ?? [0, 0];
  const handle = (index: number, direction: 1 | -1): Point => {
    const [x, y, turn] = at(index);
    if (turn === 'corner') return [x, y];
    const [before, after] = [at(index - 1), at(index + 1)];
    return [x + ((after[0] - before[0]) / 6) * direction, y + ((after[1] - before[1]) / 6) * direction];
  };
  const curves = points.map((_, index) => {
    const [x, y] = at(index + 1);
    return `C${formatPoint(handle(index, 1))} ${formatPoint(handle(index + 1, -1))} ${formatPoint([x, y])}`;
  });
  const [x, y] = at(0);
  return `M${formatPoint([x, y])}${curves.join('')}Z`;
}
