// What editors choose a quilt block and its arrangement from. Without imports: the schemas read it.

/** Cloths with enough contrast for text. */
export const TEXT_COLOURS = ['marigold', 'sky', 'petal', 'indigo', 'oxblood', 'aubergine'] as const;

/** The cloths that a block can be pieced around. */
export const COLOURS = [...TEXT_COLOURS, 'poppy', 'hibiscus', 'denim'] as const;

/** The patterns of blocks: the name that quilters use, and the engine's. */
export const BLOCKS = {
  housetop: 'housetop',
  bricklayer: 'bricklayer',
  curves: 'curves',
  'nine patch': 'ninePatch',
  'flying geese': 'geese',
  'log cabin': 'logCabin',
  bars: 'bars',
  strings: 'strings',
  pinwheel: 'pinwheel',
  star: 'star',
} as const;

/** The ways in which a program is arranged on Programs, and what an editor calls each. */
export const LAYOUTS = {
  block: 'one large block',
  courses: 'courses of bricks',
  rings: 'half rings',
  board: 'a board of patches',
  flight: 'flying geese',
} as const;

export type LayoutName = keyof typeof LAYOUTS;

export type BlockName = keyof typeof BLOCKS;
export type BlockPattern = (typeof BLOCKS)[BlockName];
