/** Cloths with enough contrast for text. */
export const TEXT_COLOURS = ['marigold', 'sky', 'petal', 'indigo', 'oxblood', 'aubergine'] as const;

/** The cloths behind sections and their pieces: data-ground. styles/tokens.css has a rule for each. */
export const GROUNDS = [...TEXT_COLOURS, 'horizon'] as const;

export type Ground = (typeof GROUNDS)[number];

/** A block can be pieced around these cloths. */
export const COLOURS = [...TEXT_COLOURS, 'poppy', 'hibiscus', 'denim'] as const;

/** The other cloths, each with the most similar one that has enough contrast. */
const RELATIVES: Partial<Record<Colour, (typeof TEXT_COLOURS)[number]>> = {
  poppy: 'oxblood',
  hibiscus: 'petal',
  denim: 'indigo',
};

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

/** Each is drawn twice in src/drawings/blocks. Add a new one at the end: the order decides the block of an entry without a choice. */
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

/** Each is a colour in styles/palette.css. */
export type ClothName = Colour | 'cotton' | 'saffron' | 'ink';

/** Dark thread shows on a light cloth. */
export function isLight(cloth: ClothName): boolean {
  return ['cotton', 'marigold', 'sky', 'petal', 'saffron'].includes(cloth);
}
