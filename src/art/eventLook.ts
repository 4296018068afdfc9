import { type BlockLook, type BlockRule, type Colour, ruleFor } from '#art/blocks.ts';
import { seeded } from '#art/random.ts';

/** The cloths on which an event's words can stand, each with the cloth of its block: what sits well beside it. */
const PARTNERS = {
  marigold: 'indigo',
  sky: 'denim',
  petal: 'hibiscus',
  indigo: 'marigold',
  oxblood: 'petal',
  aubergine: 'marigold',
} as const satisfies Record<string, Colour>;

type Ground = keyof typeof PARTNERS;

interface EventLike {
  id: string;
  colour?: Ground | undefined;
  block?: BlockRule | undefined;
}

/** What an event wears wherever it is drawn: the cloth under its words, and its own block. Its name decides what nobody has chosen. */
export function eventLook({ id, colour, block }: EventLike): { ground: Ground; block: BlockLook } {
  const [first, ...others] = Object.keys(PARTNERS) as [Ground, ...Ground[]];
  const ground = colour ?? seeded(`cloth of ${id}`).pick([first, ...others]);
  return { ground, block: { rule: block ?? ruleFor(id), colour: PARTNERS[ground] } };
}
