import { type Quad, pathOf } from '#art/geometry.ts';
import { type Random, seeded } from '#art/random.ts';

export type ClothName =
  | 'cotton'
  | 'marigold'
  | 'sky'
  | 'petal'
  | 'silver'
  | 'saffron'
  | 'poppy'
  | 'hibiscus'
  | 'denim'
  | 'indigo'
  | 'oxblood'
  | 'aubergine'
  | 'ink';

/** Skin, from the lightest plane to the darkest. */
export type SkinName = 'skin1' | 'skin2' | 'skin3' | 'skin4' | 'skin5' | 'skin6' | 'skin7' | 'skin8';

export type LipName = 'lipA' | 'lipB' | 'lipC';

/** Everything a piece can be cut from. Each is a class in styles/cloth.css or styles/figures.css. */
export type FabricName = ClothName | SkinName | LipName;

const LIGHT: ReadonlySet<FabricName> = new Set<FabricName>(['cotton', 'sky', 'petal', 'marigold', 'silver', 'saffron']);

/** Whether a fabric is light, so that dark thread shows on it. */
export function isLight(fabric: FabricName): boolean {
  return LIGHT.has(fabric);
}

export type Piece = { readonly fabric: FabricName; readonly path: string };

/**
 * Pieced cloth: pieces lie one over the other, later ones on top, and stitches over all of them. Blocks lay their remaining
 * area over each strip, not beside it, so that no gaps show between pieces.
 */
export class Cloth {
  readonly seed: string;
  readonly random: Random;
  readonly pieces: Piece[] = [];
  /** Paths in white thread, for dark and medium cloth. */
  readonly lightStitches: string[] = [];
  /** Paths in ink thread, for light cloth. */
  readonly darkStitches: string[] = [];

  constructor(seed: string) {
    this.seed = seed;
    this.random = seeded(seed);
  }

  piece(shape: Quad | string, fabric: FabricName): this {
    this.pieces.push({ fabric, path: typeof shape === 'string' ? shape : pathOf(shape) });
    return this;
  }

  /** Adds running stitches along a path, in thread that shows on `on` (by default the last piece). */
  stitch(path: string, on: FabricName | undefined = this.pieces.at(-1)?.fabric): this {
    (on !== undefined && isLight(on) ? this.darkStitches : this.lightStitches).push(path);
    return this;
  }
}
