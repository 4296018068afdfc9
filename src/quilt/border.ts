import type { ClothName } from '#quilt/cloth.ts';
import type { Patchwork } from '#quilt/patchwork.ts';
import { rect } from '#quilt/geometry.ts';

/**
 * How far each strip reaches beyond the drawing, outermost first, as a multiple of its longer side. The outermost is longer
 * than any box.
 */
const REACH = [3, 0.19, 0.07];

/** Sews frames of plain cloth, outermost first, for a drawing to be laid over them. */
export function sewBorder(patchwork: Patchwork, width: number, height: number, cloths: readonly ClothName[]): void {
  for (const [index, fabric] of cloths.entries()) {
    const out = (REACH[index] ?? 0) * Math.max(width, height);
    patchwork.piece(rect(-out, -out, width + 2 * out, height + 2 * out), fabric);
  }
}
