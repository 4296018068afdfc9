import type { Patchwork } from '#quilt/patchwork.ts';
import { type Point, distance, line, middle, poly, cycle } from '#quilt/geometry.ts';
import type { Cloths } from '#quilt/patterns.ts';

type RopeOptions = {
  count: number;
  /** The width at the end, as a share of the width at the start. */
  taper: number;
};

/** Sews short pieces end to end along a smooth line through points. */
export function rope(
  patchwork: Patchwork,
  points: readonly Point[],
  width: number,
  cloths: Cloths,
  { count, taper }: RopeOptions,
): void {
  const lengths = points.slice(1).map((point, index) => distance(point, points[index] ?? point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];

  // Catmull-Rom, by distance along the straight lines between the points.
  const pointAt = (travelled: number): Point => {
    let index = 0;
    let left = travelled;
    while (index < lengths.length - 1 && left > (lengths[index] ?? 0)) left -= lengths[index++] ?? 0;
    const t = left / (lengths[index] ?? 1);
    const axis = (a: number, b: number, c: number, d: number) =>
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [axis(a[0], b[0], c[0], d[0]), axis(a[1], b[1], c[1], d[1])];
  };

  const joints = [0];
  for (let piece = 0; piece < count; piece++) joints.push((joints.at(-1) ?? 0) + 1 + patchwork.random.jitter(0.3));
  const span = joints.at(-1) ?? 1;
  const end = total * 0.9999;
  const rungs = joints.map((joint): [Point, Point] => {
    const travelled = (joint / span) * end;
    const [x, y] = pointAt(travelled);
    const [before, after] = [pointAt(Math.max(0, travelled - 6)), pointAt(Math.min(end, travelled + 6))];
    const half = (width * (1 - ((1 - taper) * joint) / span)) / 2 / (distance(before, after) || 1);
    const [acrossX, acrossY] = [(before[1] - after[1]) * half, (after[0] - before[0]) * half];
    return [
      [x + acrossX, y + acrossY],
      [x - acrossX, y - acrossY],
    ];
  });
  for (const [index, [left, right]] of rungs.slice(0, -1).entries()) {
    const [nextLeft, nextRight] = rungs[index + 1] ?? [left, right];
    patchwork.piece(poly([left, right, nextRight, nextLeft]), cycle(cloths, index));
  }
  patchwork.stitch(line(rungs.map(([left, right]) => middle(left, right))));
}
