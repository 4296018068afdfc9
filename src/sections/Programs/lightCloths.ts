import type { Colour } from '#art/blocks.ts';

type LightCloth = 'marigold' | 'petal' | 'sky';

/** The cloths on which words can stand in both themes: the program's own first, if it is one of them. */
export function lightCloths(own: Colour): [LightCloth, LightCloth, LightCloth] {
  switch (own) {
    case 'petal':
      return ['petal', 'sky', 'marigold'];
    case 'sky':
      return ['sky', 'marigold', 'petal'];
    default:
      return ['marigold', 'petal', 'sky'];
  }
}
