import type { Cloth, ClothName } from '#art/cloth.ts';
import { rect } from '#art/geometry.ts';

/**
 * How far each strip of a border reaches, from the outermost to the innermost, in parts of the drawing's longer side. The first
 * one is longer than any box.
 */
const REACH = [3, 0.19, 0.07];

/** Lays frames of plain cloth around a drawing that is sewn on afterwards; the first of the cloths is the outermost. */
export function sewBorder(cloth: Cloth, width: number, height: number, cloths: readonly ClothName[]): void {
  for (const [index, fabric] of cloths.entries()) {
    const out = (REACH[index] ?? 0) * Math.max(width, height);
    cloth.piece(rect(-out, -out, width + 2 * out, height + 2 * out), fabric);
  }
}
