import type { Colour } from '#quilt/blocks.ts';
import { type AtLeastOne, cycle } from '#quilt/geometry.ts';

const LIGHT_CLOTHS: AtLeastOne<Colour> = ['marigold', 'petal', 'sky'];

/** The cloths that text can be on in both themes, beginning with the main cloth if possible. */
export function lightCloths(main: Colour): Colour[] {
  const first = Math.max(0, LIGHT_CLOTHS.indexOf(main));
  return LIGHT_CLOTHS.map((_, index) => cycle(LIGHT_CLOTHS, first + index));
}
