import { type ClothName, isLight } from '#quilt/cloth.ts';
import type { Patchwork } from '#quilt/patchwork.ts';
import { type Quad, heightOf, divide, widthOf } from '#quilt/geometry.ts';
import { seededRandom } from '#quilt/random.ts';
import {
  type Cloths,
  bars,
  bricklayer,
  curves,
  geese,
  housetop,
  logCabin,
  ninePatch,
  pinwheel,
  star,
  strings,
} from '#quilt/patterns.ts';

/** The keys of a table, in source order. */
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]];

/** The cloths that go with a main one. Contrast of light and dark matters most; hue only adds to it. */
type Colourway = {
  /** Close to the main cloth in lightness: for a strip where the main one ran out. */
  mate: ClothName;
  /** Of medium value (lightness), and distinct from the main cloth. */
  mid: ClothName;
  accent: ClothName;
  /** The one small piece that catches the eye. */
  spark: ClothName;
  sparkMate: ClothName;
  tint: ClothName;
  /** Two cloths of the opposite value: dark for a light main cloth, light for a dark one. */
  counter: readonly [ClothName, ClothName];
  /** Two dark cloths, for a ground on which the spark shows. */
  night: readonly [ClothName, ClothName];
};

type Two = Colourway['counter'];
const way = (
  mate: ClothName,
  mid: ClothName,
  accent: ClothName,
  tint: ClothName,
  counter: Two,
  night: Two,
  [spark, sparkMate]: Two = ['marigold', 'saffron'],
): Colourway => ({ mate, mid, accent, tint, counter, night, spark, sparkMate });

const COLOURWAYS = {
  marigold: way(
    'saffron',
    'poppy',
    'hibiscus',
    'petal',
    ['aubergine', 'oxblood'],
    ['aubergine', 'indigo'],
    ['petal', 'sky'],
  ),
  sky: way('denim', 'poppy', 'hibiscus', 'petal', ['indigo', 'aubergine'], ['indigo', 'aubergine']),
  petal: way('hibiscus', 'poppy', 'hibiscus', 'sky', ['oxblood', 'aubergine'], ['indigo', 'aubergine']),
  poppy: way('hibiscus', 'oxblood', 'aubergine', 'petal', ['petal', 'marigold'], ['aubergine', 'oxblood']),
  hibiscus: way('oxblood', 'aubergine', 'poppy', 'petal', ['petal', 'sky'], ['aubergine', 'indigo']),
  denim: way('indigo', 'poppy', 'aubergine', 'petal', ['sky', 'petal'], ['indigo', 'aubergine']),
  indigo: way('denim', 'poppy', 'hibiscus', 'petal', ['sky', 'petal'], ['indigo', 'aubergine']),
  oxblood: way('aubergine', 'poppy', 'hibiscus', 'sky', ['petal', 'marigold'], ['indigo', 'aubergine']),
  aubergine: way('indigo', 'hibiscus', 'poppy', 'sky', ['petal', 'sky'], ['aubergine', 'indigo']),
};

/** The main cloth of a block. */
export type Colour = keyof typeof COLOURWAYS;
export const COLOURS = keysOf(COLOURWAYS);

/** How many pieces fit down a block if each is as tall as it is wide. */
const rowsThatFit = (block: Quad, across: number) =>
  Math.max(1, Math.round((across * heightOf(block)) / widthOf(block)));

type Piecing = (patchwork: Patchwork, block: Quad, cloths: Colourway & { main: Colour }) => void;

/**
 * The patterns of blocks. Add a new one at the end. Editors choose a pattern by its name; an event or program without a choice may get any of them.
 */
const PATTERNS = {
  housetop: (patchwork, block, { main, mate, mid, accent, spark, sparkMate, tint, night }) => {
    const second = isLight(main) ? mate : night[1];
    housetop(
      patchwork,
      block,
      [[main, main, mate, main], mid, [main, second, main, main], [spark, spark, sparkMate, spark], tint],
      { pull: [0.2, -0.14], centre: accent, patch: 0.16 },
    );
  },
  bricklayer: (patchwork, block, { main, mate, mid, tint, counter: [first, second] }) => {
    bricklayer(patchwork, block, {
      lying: [main, mate, main, mid, main],
      upright: [first, second, first, second, first],
      centre: tint,
    });
  },
  curves: (patchwork, block, { main, mate, mid, tint, counter: [first] }) => {
    curves(
      patchwork,
      block,
      { ground: [main, mate, first, main], round: [first, tint, main, mid] },
      { turns: [2, 1, 3, 0], size: 0.84, rings: 3 },
    );
  },
  ninePatch: (patchwork, block, { main, mid, accent, spark, counter: [first] }) => {
    ninePatch(patchwork, block, [mid, main, accent, main, spark, main, first, main, mid], {
      columns: 3,
      rows: rowsThatFit(block, 3),
    });
  },
  geese: (patchwork, block, { main, mid, accent, spark, counter: [first], night }) => {
    const [sky, dark] = isLight(main) ? [main, first] : [first, main];
    const columns = divide(patchwork.random, block, 3);
    const flocks: { goose: Cloths; sky: Cloths; count: number }[] = [
      { goose: [mid, accent], sky: [sky], count: 4 },
      { goose: [spark], sky: night, count: 5 },
      { goose: [dark, mid], sky: [sky], count: 4 },
    ];
    for (const [index, column] of columns.entries()) {
      const flock = flocks[index];
      if (flock !== undefined) geese(patchwork, column, flock, { count: rowsThatFit(block, flock.count) });
    }
  },
  logCabin: (patchwork, block, { main, mate, mid, counter: [first, second] }) => {
    const mains: Cloths = [main, mate];
    const counters: Cloths = [first, second];
    const [lights, darks] = isLight(main) ? [mains, counters] : [counters, mains];
    logCabin(patchwork, block, { lights, darks, centre: mid });
  },
  bars: (patchwork, block, { main, mate, mid, spark, tint, accent, counter: [first] }) => {
    bars(patchwork, block, [main, mid, tint, mate, spark, main, first, accent], {
      weights: [2, 1, 0.6, 1.4, 0.5, 2.2, 0.8, 1],
    });
  },
  strings: (patchwork, block, { main, mate, mid, spark, tint, accent, counter: [first], night }) => {
    const kin = isLight(main) ? main : night[1];
    strings(
      patchwork,
      block,
      [main, first, mid, kin, spark, mate, tint, accent, main],
      [2, 0.5, 1, 1.5, 0.6, 1.5, 0.7, 1, 2],
    );
  },
  pinwheel: (patchwork, block, { main, mate, mid, spark, counter: [first, second] }) => {
    pinwheel(patchwork, block, { ground: [main, mate, main, mate], blade: [first, mid, second, spark] });
  },
  star: (patchwork, block, { main, mid, spark, counter: [first], night }) => {
    const [point, corner] = isLight(main) ? [first, main] : [spark, night[1]];
    star(patchwork, block, { ground: main, point, centre: mid, corner });
  },
} satisfies Record<string, Piecing>;

export type BlockPattern = keyof typeof PATTERNS;
export const BLOCK_PATTERNS = keysOf(PATTERNS);

/** The pattern and main cloth of a block. */
export type BlockLook = { pattern: BlockPattern; colour: Colour };

/** Pieces a block. The patchwork's seed decides every cut, so the same seed always gives the same block. */
export function drawBlock(patchwork: Patchwork, block: Quad, { pattern, colour }: BlockLook): void {
  PATTERNS[pattern](patchwork, block, { main: colour, ...COLOURWAYS[colour] });
}

/** How a block covers a box that is not quite square: see Patch. */
export function fitOf({ pattern }: BlockLook) {
  return pattern === 'curves' ? 'xMidYMid slice' : 'none';
}

/** The look of an event's, program's or person's block. Without a pattern, its id chooses one. */
export function lookOf({
  id,
  block,
  colour,
}: {
  id: string;
  block?: BlockPattern | undefined;
  colour: Colour;
}): BlockLook {
  // Never change the words of this seed: every chosen pattern depends on them.
  return { pattern: block ?? seededRandom(`rule of ${id}`).pick(BLOCK_PATTERNS), colour };
}
