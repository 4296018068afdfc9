import { type BlockLook, type BlockPattern, type Colour, lookOf } from '#quilt/blocks.ts';
import { seededRandom } from '#quilt/random.ts';

/** The grounds of event cards, each with the main cloth of its block. */
const PARTNERS = {
  marigold: 'indigo',
  sky: 'denim',
  petal: 'hibiscus',
  indigo: 'marigold',
  oxblood: 'petal',
  aubergine: 'marigold',
} as const satisfies Record<string, Colour>;

type Ground = keyof typeof PARTNERS;

interface EventColours {
  id: string;
  colour?: Ground | undefined;
  block?: BlockPattern | undefined;
}

/** An event's ground and block wherever it is drawn. Its id decides what its file leaves open. */
export function eventLook({ id, colour, block }: EventColours): { ground: Ground; block: BlockLook } {
  const [first, ...others] = Object.keys(PARTNERS) as [Ground, ...Ground[]];
  const ground = colour ?? seededRandom(`cloth of ${id}`).pick([first, ...others]);
  return { ground, block: lookOf({ id, block, colour: PARTNERS[ground] }) };
}
