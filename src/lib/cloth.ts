// Editors choose a quilt block and its arrangement from these lists. This file imports nothing, because the schemas read it.

/** Cloths with enough contrast for text. */
export const TEXT_COLOURS = ['marigold', 'sky', 'petal', 'indigo', 'oxblood', 'aubergine'] as const;

/** A block can be pieced around these cloths. */
export const COLOURS = [...TEXT_COLOURS, 'poppy', 'hibiscus', 'denim'] as const;

/** The other cloths, each with the most similar one that has enough contrast. */
const RELATIVES: Partial<Record<Colour, (typeof TEXT_COLOURS)[number]>> = {
  poppy: 'oxblood',
  hibiscus: 'petal',
  denim: 'indigo',
};

/** The cloth behind text, for an entry with a colour. */
export function groundOf(colour: Colour): Colour {
  return RELATIVES[colour] ?? colour;
}

export type Colour = (typeof COLOURS)[number];

/** The arrangements of a program on Programs, with their labels for editors. */
export const LAYOUTS = {
  block: 'one large block',
  courses: 'courses of bricks',
  rings: 'half rings',
  board: 'a board of patches',
  flight: 'flying geese',
} as const;

export type LayoutName = keyof typeof LAYOUTS;

/**
 * The patterns of blocks, by the names that quilters use. Each is drawn twice in src/drawings/blocks. Add a new one at the end: the
 * order decides which block an event or program without a choice gets.
 */
export const BLOCKS = [
  'housetop',
  'bricklayer',
  'curves',
  'nine patch',
  'flying geese',
  'log cabin',
  'bars',
  'strings',
  'pinwheel',
  'star',
] as const;

export type BlockPattern = (typeof BLOCKS)[number];

/** A piece can be cut from these cloths. Each is a colour in styles/palette.css. */
export type ClothName = Colour | 'cotton' | 'saffron' | 'ink';

/** Dark thread shows on a light cloth. */
export function isLight(cloth: ClothName): boolean {
  return ['cotton', 'marigold', 'sky', 'petal', 'saffron'].includes(cloth);
}
