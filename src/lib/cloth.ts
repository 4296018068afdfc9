// What editors choose a quilt block and its arrangement from. Without imports: the schemas read it.

/** Cloths with enough contrast for text. */
export const TEXT_COLOURS = ['marigold', 'sky', 'petal', 'indigo', 'oxblood', 'aubergine'] as const;

/** The cloths that a block can be pieced around. */
export const COLOURS = [...TEXT_COLOURS, 'poppy', 'hibiscus', 'denim'] as const;

/** For the others, the cloth most like them that has. */
const RELATIVES: Partial<Record<Colour, (typeof TEXT_COLOURS)[number]>> = {
  poppy: 'oxblood',
  hibiscus: 'petal',
  denim: 'indigo',
};

/** The cloth behind the text of what has a colour. */
export function groundOf(colour: Colour): Colour {
  return RELATIVES[colour] ?? colour;
}

export type Colour = (typeof COLOURS)[number];

/** The ways in which a program is arranged on Programs, and what an editor calls each. */
export const LAYOUTS = {
  block: 'one large block',
  courses: 'courses of bricks',
  rings: 'half rings',
  board: 'a board of patches',
  flight: 'flying geese',
} as const;

export type LayoutName = keyof typeof LAYOUTS;

/**
 * The patterns of blocks, by the names that quilters use; each is drawn twice in src/drawings/blocks. Add a new one at the end: an
 * event or program without a choice may get any of them.
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

/** What a piece can be cut from: each is a colour in styles/palette.css. */
export type ClothName = Colour | 'cotton' | 'saffron' | 'ink';

/** Whether a cloth is light, so that dark thread shows on it. */
export function isLight(cloth: ClothName): boolean {
  return ['cotton', 'marigold', 'sky', 'petal', 'saffron'].includes(cloth);
}
