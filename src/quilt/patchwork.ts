import { type ClothName, isLight } from '#quilt/cloth.ts';
import { type Quad, pathOf } from '#quilt/geometry.ts';
import { type Random, seededRandom } from '#quilt/random.ts';

export type Piece = { readonly fabric: ClothName; readonly path: string };

/** Fills a quad with pieces. */
export type PatchDesign = (patchwork: Patchwork, quad: Quad) => void;

/**
 * Pieces of cloth sewn together. They overlap, later ones on top, with stitches above them. After each strip, a block's
 * remaining area is pieced over it, not beside it, so that no gaps show.
 */
export class Patchwork {
  readonly seed: string;
  readonly random: Random;
  readonly pieces: Piece[] = [];
  /** Paths in white thread, for dark and medium cloth. */
  readonly lightStitches: string[] = [];
  /** Paths in ink thread, for light cloth. */
  readonly darkStitches: string[] = [];

  constructor(seed: string) {
    this.seed = seed;
    this.random = seededRandom(seed);
  }

  piece(shape: Quad | string, fabric: ClothName): this {
    this.pieces.push({ fabric, path: typeof shape === 'string' ? shape : pathOf(shape) });
    return this;
  }

  /** Adds running stitches along a path, in thread that shows on `on` (by default the last piece). */
  stitch(path: string, on: ClothName | undefined = this.pieces.at(-1)?.fabric): this {
    (on !== undefined && isLight(on) ? this.darkStitches : this.lightStitches).push(path);
    return this;
  }
}
