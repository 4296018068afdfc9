import type { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { art, group, listOf, section } from '#content/schemas/fields.ts';
import { label, lines, metadata, paragraph, text, title } from '#content/schemas/text.ts';

const paragraphs = listOf([1, 12], 'paragraphs', paragraph);

/** The copy of About. */
export const aboutPage = group({
  ...metadata,
  hero: section({ heading: lines, art }),
  story: section({ heading: title, opening: text, paragraphs }),
  founder: section({ heading: title, saying: title, paragraphs, signature: title }),
  mission: section({ heading: title, text }),
  vision: section({ heading: title, text }),
  values: section({ heading: title, items: listOf([2, 6], 'values', group({ title, text })) }),
  readStatement: label
    .describe('The link after a statement that has a web address. The statements are under The organization.')
    .meta({ title: 'Link to a statement' }),
  valuesLine: section({
    lines,
    art,
    chair: label.describe('What the drawing of the empty chair shows. The link is on its seat.'),
    join: link,
  }),
});

export type AboutPage = z.output<typeof aboutPage>;
