import type { Patchwork } from '#quilt/patchwork.ts';
import { type Point, between, line, poly } from '#quilt/geometry.ts';
import type { Cloths } from '#quilt/patterns.ts';

/** The line at a share of the way between two lines with the same number of points. */
function lineBetween(inner: readonly Point[], outer: readonly Point[], share: number): Point[] {
  return inner.map((point, index) => between(point, outer[index] ?? point, share));
}

/** Sews concentric bands from an inner line to an outer line with the same number of points. */
export function bands(
  patchwork: Patchwork,
  { inner, outer }: { inner: readonly Point[]; outer: readonly Point[] },
  cloths: Cloths,
  weights: readonly number[],
): void {
  const widths = cloths.map((_, index) => (weights[index] ?? 1) * (1 + patchwork.random.jitter(0.1)));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let start = 0;
  const layers = cloths.map((fabric, index) => {
    const width = (widths[index] ?? 1) / total;
    const layer = { fabric, width, middle: start + width / 2, end: start + width };
    start = layer.end;
    return layer;
  });
  // Outermost first: each lies over the one before.
  for (const { fabric, width, middle, end } of layers.reverse()) {
    patchwork.piece(poly([...inner, ...lineBetween(inner, outer, end).reverse()]), fabric);
    if (width > 0.1) patchwork.stitch(line(lineBetween(inner, outer, middle)));
  }
}
