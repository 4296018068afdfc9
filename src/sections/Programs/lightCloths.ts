import type { Colour } from '#art/blocks.ts';

type LightCloth = 'marigold' | 'petal' | 'sky';

/** The cloths that text can be on in both themes, beginning with the main cloth if possible. */
export function lightCloths(main: Colour): [LightCloth, LightCloth, LightCloth] {
  switch (main) {
    case 'petal':
      return ['petal', 'sky', 'marigold'];
    case 'sky':
      return ['sky', 'marigold', 'petal'];
    default:
      return ['marigold', 'petal', 'sky'];
  }
}
