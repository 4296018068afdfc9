import { type Cloth, type ClothName, isLight } from '#art/cloth.ts';
import { type Quad, heightOf, divide, widthOf } from '#art/geometry.ts';
import { seeded } from '#art/random.ts';
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
} from '#art/rules.ts';

/** The keys of a table, in source order. */
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]];

/** The cloths that go with a main one. Contrast of light and dark matters most; hue only adds to it. */
type Colourway = {
  /** Next to the main cloth in lightness: for a strip where the main one ran out. */
  mate: ClothName;
  /** Of a middle value, and clear against the main cloth. */
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

const MARIGOLD_SPARK = { spark: 'marigold', sparkMate: 'saffron' } as const;

const COLOURWAYS = {
  marigold: {
    mate: 'saffron',
    mid: 'poppy',
    accent: 'hibiscus',
    spark: 'petal',
    sparkMate: 'sky',
    tint: 'petal',
    counter: ['aubergine', 'oxblood'],
    night: ['aubergine', 'indigo'],
  },
  sky: {
    mate: 'denim',
    mid: 'poppy',
    accent: 'hibiscus',
    ...MARIGOLD_SPARK,
    tint: 'petal',
    counter: ['indigo', 'aubergine'],
    night: ['indigo', 'aubergine'],
  },
  petal: {
    mate: 'hibiscus',
    mid: 'poppy',
    accent: 'hibiscus',
    ...MARIGOLD_SPARK,
    tint: 'sky',
    counter: ['oxblood', 'aubergine'],
    night: ['indigo', 'aubergine'],
  },
  poppy: {
    mate: 'hibiscus',
    mid: 'oxblood',
    accent: 'aubergine',
    ...MARIGOLD_SPARK,
    tint: 'petal',
    counter: ['petal', 'marigold'],
    night: ['aubergine', 'oxblood'],
  },
  hibiscus: {
    mate: 'oxblood',
    mid: 'aubergine',
    accent: 'poppy',
    ...MARIGOLD_SPARK,
    tint: 'petal',
    counter: ['petal', 'sky'],
    night: ['aubergine', 'indigo'],
  },
  denim: {
    mate: 'indigo',
    mid: 'poppy',
    accent: 'aubergine',
    ...MARIGOLD_SPARK,
    tint: 'petal',
    counter: ['sky', 'petal'],
    night: ['indigo', 'aubergine'],
  },
  indigo: {
    mate: 'denim',
    mid: 'poppy',
    accent: 'hibiscus',
    ...MARIGOLD_SPARK,
    tint: 'petal',
    counter: ['sky', 'petal'],
    night: ['indigo', 'aubergine'],
  },
  oxblood: {
    mate: 'aubergine',
    mid: 'poppy',
    accent: 'hibiscus',
    ...MARIGOLD_SPARK,
    tint: 'sky',
    counter: ['petal', 'marigold'],
    night: ['indigo', 'aubergine'],
  },
  aubergine: {
    mate: 'indigo',
    mid: 'hibiscus',
    accent: 'poppy',
    ...MARIGOLD_SPARK,
    tint: 'sky',
    counter: ['petal', 'sky'],
    night: ['aubergine', 'indigo'],
  },
} satisfies Record<string, Colourway>;

/** The main cloth of a block. */
export type Colour = keyof typeof COLOURWAYS;
export const COLOURS = keysOf(COLOURWAYS);

/** How many pieces fit down a block if each is as tall as it is wide. */
const rowsThatFit = (block: Quad, across: number) =>
  Math.max(1, Math.round((across * heightOf(block)) / widthOf(block)));

type Piecing = (cloth: Cloth, block: Quad, cloths: Colourway & { main: Colour }) => void;

/**
 * The rules that piece a block. Add a new one at the end. Editors choose it by its name in lower case ("nine patch", see
 * blockName); an event or program without a choice may get any of them.
 */
const RULES = {
  housetop: (cloth, block, { main, mate, mid, accent, spark, sparkMate, tint, night }) => {
    const second = isLight(main) ? mate : night[1];
    housetop(
      cloth,
      block,
      [[main, main, mate, main], mid, [main, second, main, main], [spark, spark, sparkMate, spark], tint],
      { pull: [0.2, -0.14], centre: accent, patch: 0.16 },
    );
  },
  bricklayer: (cloth, block, { main, mate, mid, tint, counter: [first, second] }) => {
    bricklayer(cloth, block, {
      lying: [main, mate, main, mid, main],
      upright: [first, second, first, second, first],
      centre: tint,
    });
  },
  curves: (cloth, block, { main, mate, mid, tint, counter: [first] }) => {
    curves(
      cloth,
      block,
      { ground: [main, mate, first, main], round: [first, tint, main, mid] },
      { turns: [2, 1, 3, 0], size: 0.84, rings: 3 },
    );
  },
  ninePatch: (cloth, block, { main, mid, accent, spark, counter: [first] }) => {
    ninePatch(cloth, block, [mid, main, accent, main, spark, main, first, main, mid], {
      columns: 3,
      rows: rowsThatFit(block, 3),
    });
  },
  geese: (cloth, block, { main, mid, accent, spark, counter: [first], night }) => {
    const [sky, dark] = isLight(main) ? [main, first] : [first, main];
    const columns = divide(cloth.random, block, 3);
    const flocks: { goose: Cloths; sky: Cloths; count: number }[] = [
      { goose: [mid, accent], sky: [sky], count: 4 },
      { goose: [spark], sky: night, count: 5 },
      { goose: [dark, mid], sky: [sky], count: 4 },
    ];
    for (const [index, column] of columns.entries()) {
      const flock = flocks[index];
      if (flock !== undefined) geese(cloth, column, flock, { count: rowsThatFit(block, flock.count) });
    }
  },
  logCabin: (cloth, block, { main, mate, mid, counter: [first, second] }) => {
    const [mains, counters]: [Cloths, Cloths] = [
      [main, mate],
      [first, second],
    ];
    const [lights, darks] = isLight(main) ? [mains, counters] : [counters, mains];
    logCabin(cloth, block, { lights, darks, centre: mid });
  },
  bars: (cloth, block, { main, mate, mid, spark, tint, accent, counter: [first] }) => {
    bars(cloth, block, [main, mid, tint, mate, spark, main, first, accent], {
      weights: [2, 1, 0.6, 1.4, 0.5, 2.2, 0.8, 1],
    });
  },
  strings: (cloth, block, { main, mate, mid, spark, tint, accent, counter: [first], night }) => {
    const kin = isLight(main) ? main : night[1];
    strings(cloth, block, [main, first, mid, kin, spark, mate, tint, accent, main], {
      weights: [2, 0.5, 1, 1.5, 0.6, 1.5, 0.7, 1, 2],
    });
  },
  pinwheel: (cloth, block, { main, mate, mid, spark, counter: [first, second] }) => {
    pinwheel(cloth, block, { ground: [main, mate, main, mate], blade: [first, mid, second, spark] });
  },
  star: (cloth, block, { main, mid, spark, counter: [first], night }) => {
    const [point, corner] = isLight(main) ? [first, main] : [spark, night[1]];
    star(cloth, block, { ground: main, point, centre: mid, corner });
  },
} satisfies Record<string, Piecing>;

export type BlockRule = keyof typeof RULES;
export const BLOCK_RULES = keysOf(RULES);

/** Rules whose names in content files differ from those in the code. */
const QUILTERS_NAMES: Partial<Record<BlockRule, string>> = { geese: 'flying geese' };

/** The name of a rule in content files: "log cabin" for logCabin. */
export function blockName(rule: BlockRule): string {
  return QUILTERS_NAMES[rule] ?? rule.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

export type BlockLook = { rule: BlockRule; colour: Colour };

/** Pieces a block. The cloth's seed decides every cut, so the same seed always gives the same block. */
export function drawBlock(cloth: Cloth, block: Quad, { rule, colour }: BlockLook): void {
  RULES[rule](cloth, block, { main: colour, ...COLOURWAYS[colour] });
}

/** The strips around a block in a box of another shape (see Patch), outermost first. */
export function borderOf({ colour }: BlockLook): ClothName[] {
  const { mate, mid, counter } = COLOURWAYS[colour];
  return [mate, counter[0], mid];
}

/** The rule for an event or program whose file names none. */
export function ruleFor(seed: string): BlockRule {
  return seeded(`rule of ${seed}`).pick(BLOCK_RULES);
}

/** Each page's block, for the small-screen menu. Small, so without stitches. */
export const PAGE_BLOCKS = {
  home: (cloth, block) =>
    housetop(cloth, block, ['indigo', 'poppy', 'marigold'], {
      rounds: 2,
      stitched: false,
      patch: 0.2,
      centre: 'petal',
      pull: [0.2, -0.1],
    }),
  about: (cloth, block) =>
    logCabin(
      cloth,
      block,
      { lights: ['marigold', 'petal'], darks: ['oxblood', 'poppy'], centre: 'indigo' },
      { rounds: 2, stitched: false },
    ),
  programs: (cloth, block) =>
    bars(cloth, block, ['poppy', 'petal', 'indigo', 'hibiscus', 'petal', 'oxblood'], {
      weights: [1, 0.5, 1.2, 0.8, 0.4, 1],
      stitched: false,
    }),
  events: (cloth, block) =>
    ninePatch(
      cloth,
      block,
      ['oxblood', 'petal', 'poppy', 'petal', 'marigold', 'petal', 'hibiscus', 'petal', 'oxblood'],
      { stitched: false },
    ),
  'get-involved': (cloth, block) =>
    geese(
      cloth,
      block,
      { goose: ['indigo', 'poppy'], sky: ['sky', 'petal'] },
      { count: 2, to: 'right', stitched: false },
    ),
  donate: (cloth, block) =>
    bricklayer(
      cloth,
      block,
      { lying: ['sky', 'petal'], upright: ['poppy', 'oxblood'], centre: 'marigold' },
      { rounds: 2, stitched: false },
    ),
  contact: (cloth, block) =>
    curves(
      cloth,
      block,
      { ground: ['aubergine', 'hibiscus', 'hibiscus', 'aubergine'], round: ['petal', 'marigold', 'marigold', 'petal'] },
      { turns: [2, 1, 3, 0], size: 0.84, rings: 2, stitched: false },
    ),
} satisfies Record<string, (cloth: Cloth, block: Quad) => void>;
