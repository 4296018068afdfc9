import type { z } from 'zod';
import { block, colour, draft, exactly, group, order, picture, text, textLike } from '#schemas/fields.ts';

/** One program. `shortTitle` and `summary` are for places with little room; the site lists programs by `order`. */
export const program = group({
  title: textLike('Wellness & Healing'),
  shortTitle: textLike('Wellness').optional(),
  draft,
  order,
  summary: text,
  description: text,
  highlights: exactly(4, 'highlights', text),
  colour,
  block: block.optional(),
  image: picture.optional(),
});

export type ProgramData = z.output<typeof program>;
