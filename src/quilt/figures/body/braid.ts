import type { Patchwork } from '#quilt/patchwork.ts';
import { type Point, between, cycle, distance, poly } from '#quilt/geometry.ts';
import type { Cloths } from '#quilt/patterns.ts';

/** Sews a braid along a line: overlapping chevrons, narrower at the start. */
export function braid(patchwork: Patchwork, points: readonly Point[], width: number, cloths: Cloths): void {
  const last = points.length - 1;
  /** A point beside the line: `along` in points, `aside` as a share of half the width. */
  const across = (along: number, aside: number): Point => {
    const index = Math.min(last - 1, Math.floor(along));
    const from = points[index] ?? [0, 0];
    const to = points[index + 1] ?? from;
    const [x, y] = between(from, to, along - index);
    const half = (width * Math.min(1, 0.45 + (0.9 * along) / last) * aside) / 2 / (distance(from, to) || 1);
    return [x + (to[1] - from[1]) * half, y + (from[0] - to[0]) * half];
  };
  // Under the chevrons, so that no gaps show between them.
  const edge = (share: number) => points.map((_, index) => across(index, share));
  patchwork.piece(poly([...edge(0.9), ...edge(-0.9).reverse()]), cloths[0]);
  for (let index = 0; index < last; index++) {
    const tip = (at: number) => across(Math.min(last, at), 0);
    patchwork.piece(
      poly([
        across(index, 0.94),
        across(index + 0.5, 1.1),
        across(index + 1, 0.94),
        tip(index + 1.7),
        across(index + 1, -0.94),
        across(index + 0.5, -1.1),
        across(index, -0.94),
        tip(index === 0 ? 0 : index + 0.7),
      ]),
      cycle(cloths, index),
    );
  }
}
