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
export type SkinName = 'k5' | 'k4' | 'k3' | 'k2' | 'k1' | 'k0' | 'kx' | 'kz';

export type LipName = 'lipA' | 'lipB' | 'lipC';

/** Whatever a piece can be cut from. Each is a class in styles/cloth.css or styles/figures.css. */
export type FabricName = ClothName | SkinName | LipName;

const LIGHT: ReadonlySet<FabricName> = new Set<FabricName>(['cotton', 'sky', 'petal', 'marigold', 'silver', 'saffron']);

/** Whether dark thread is what shows on this cloth. */
export function isLight(fabric: FabricName): boolean {
  return LIGHT.has(fabric);
}

export type Piece = { readonly fabric: FabricName; readonly path: string };

/**
 * A piece of work in progress: pieces are laid one over the other, later ones on top, and stitches run over all of them.
 * Laying the rest of a block over each strip, and not beside it, is what leaves no gaps between pieces.
 */
export class Cloth {
  readonly seed: string;
  readonly random: Random;
  readonly pieces: Piece[] = [];
  /** White thread, on dark and middling cloth. */
  readonly lightStitches: string[] = [];
  /** Ink thread, on light cloth. */
  readonly darkStitches: string[] = [];

  constructor(seed: string) {
    this.seed = seed;
    this.random = seeded(seed);
  }

  piece(shape: Quad | string, fabric: FabricName): this {
    this.pieces.push({ fabric, path: typeof shape === 'string' ? shape : pathOf(shape) });
    return this;
  }

  /** A line of running stitches. Its thread suits `on`, or else the piece laid last. */
  stitch(path: string, on: FabricName | undefined = this.pieces.at(-1)?.fabric): this {
    (on !== undefined && isLight(on) ? this.darkStitches : this.lightStitches).push(path);
    return this;
  }
}
