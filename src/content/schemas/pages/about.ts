import type { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { groups } from '#content/schemas/entries.ts';
import { art, group, listOf, page, section } from '#content/schemas/fields.ts';
import { label, lines, paragraph, text, title } from '#content/schemas/textFields.ts';

const paragraphs = listOf([1, 12], 'paragraphs', paragraph);

export const aboutPage = page({
  hero: section({ heading: lines, art }),
  story: section({ heading: title, opening: text, paragraphs }),
  founder: section({
    heading: title,
    saying: title,
    paragraphs,
    signature: title.describe('What she is, under her name. Without a name (under The organization) nobody signs.'),
  }),
  mission: section({ heading: title, text }),
  vision: section({ heading: title, text }),
  values: section({ heading: title, items: listOf([2, 6], 'values', group({ title, text })) }),
  more: section({ groups })
    .default({ groups: [] })
    .describe(
      'The team, the board, funders, annual reports, policies. Only people who have agreed to be named. Visitors see nothing of a group while it is empty.',
    ),
  valuesLine: section({
    lines,
    art,
    chair: label.describe('What the drawing of the empty chair shows. The link is on its seat.'),
    join: link,
  }),
});

export type AboutPage = z.output<typeof aboutPage>;
