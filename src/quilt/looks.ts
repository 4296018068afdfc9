import { type BlockPattern, BLOCKS, type ClothName, type Colour } from '#lib/cloth.ts';
import type { AtLeastOne } from '#lib/cycle.ts';
import { seededRandom } from '#quilt/random.ts';

export interface BlockLook {
  pattern: BlockPattern;
  colour: Colour;
}

/** The blocks that About always has, those of its values in turn. */
export const ABOUT_LOOKS: { mission: BlockLook; vision: BlockLook; values: AtLeastOne<BlockLook> } = {
  mission: { pattern: 'curves', colour: 'indigo' },
  vision: { pattern: 'flying geese', colour: 'petal' },
  values: [
    { pattern: 'bricklayer', colour: 'indigo' },
    { pattern: 'nine patch', colour: 'petal' },
    { pattern: 'housetop', colour: 'oxblood' },
    { pattern: 'star', colour: 'indigo' },
    { pattern: 'pinwheel', colour: 'petal' },
    { pattern: 'log cabin', colour: 'oxblood' },
  ],
};

/**
 * The roles of a block's pieces besides the main cloth:
 * - mate: close to the main cloth in lightness, for a strip where the main one ran out
 * - mid: of medium lightness, and distinct from the main cloth
 * - accent, tint: further colours, a strong and a light one
 * - counter1, counter2: light in a dark block, dark in a light one
 * - night1, night2: dark, for a ground on which the spark shows
 * - spark, sparkMate: the one small piece that catches the eye, and its mate
 */
const ROLES = [
  'mate',
  'mid',
  'accent',
  'tint',
  'counter1',
  'counter2',
  'night1',
  'night2',
  'spark',
  'sparkMate',
] as const;

type Cloths<Roles extends readonly string[]> = { [Role in keyof Roles]: ClothName };

/** The cloth of each role, by the main cloth. Contrast of light and dark matters most; hue only adds to it. */
// biome-ignore format: a table.
const COLOURWAYS: Record<Colour, Cloths<typeof ROLES>> = {
  marigold: ['saffron', 'poppy', 'hibiscus', 'petal', 'aubergine', 'oxblood', 'aubergine', 'indigo', 'petal', 'sky'],
  sky: ['denim', 'poppy', 'hibiscus', 'petal', 'indigo', 'aubergine', 'indigo', 'aubergine', 'marigold', 'saffron'],
  petal: ['hibiscus', 'poppy', 'hibiscus', 'sky', 'oxblood', 'aubergine', 'indigo', 'aubergine', 'marigold', 'saffron'],
  poppy: ['hibiscus', 'oxblood', 'aubergine', 'petal', 'petal', 'marigold', 'aubergine', 'oxblood', 'marigold', 'saffron'],
  hibiscus: ['oxblood', 'aubergine', 'poppy', 'petal', 'petal', 'sky', 'aubergine', 'indigo', 'marigold', 'saffron'],
  denim: ['indigo', 'poppy', 'aubergine', 'petal', 'sky', 'petal', 'indigo', 'aubergine', 'marigold', 'saffron'],
  indigo: ['denim', 'poppy', 'hibiscus', 'petal', 'sky', 'petal', 'indigo', 'aubergine', 'marigold', 'saffron'],
  oxblood: ['aubergine', 'poppy', 'hibiscus', 'sky', 'petal', 'marigold', 'indigo', 'aubergine', 'marigold', 'saffron'],
  aubergine: ['indigo', 'hibiscus', 'poppy', 'sky', 'petal', 'sky', 'aubergine', 'indigo', 'marigold', 'saffron'],
};

/** The attribute that gives a piece its role's cloth, or stitches their thread, in a block of a colour. Undefined for an unknown role. */
export function pieceOf(role: string, colour: Colour): [name: string, value: string] | undefined {
  // These are the classes of light and dark thread.
  if (role === 'st' || role === 'sd') return ['class', role];
  const cloth = role === 'main' ? colour : COLOURWAYS[colour][(ROLES as readonly string[]).indexOf(role)];
  return cloth && ['fill', `var(--${cloth})`];
}

export function lookOf({
  id,
  block,
  colour,
}: {
  id: string;
  block?: BlockPattern | undefined;
  colour: Colour;
}): BlockLook {
  // Never change the words of this seed: every pattern without an editor's choice depends on them.
  return { pattern: block ?? seededRandom(`rule of ${id}`).pick(BLOCKS), colour };
}
