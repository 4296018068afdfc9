import { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { art, group, listOf, page, picture, section } from '#content/schemas/fields.ts';
import { label, lines, paragraph, text, title } from '#content/schemas/textFields.ts';

const paragraphs = listOf([1, 12], 'paragraphs', paragraph);

/** One of the people, statements, reports or funders under "More about us". */
const entry = group({
  title: title.meta({ example: 'Accessibility' }),
  note: title
    .meta({ example: 'Program coordinator' })
    .describe('A few words under the title, such as a role.')
    .optional(),
  text: paragraph.optional(),
  link: link.describe('Where visitors can read more.').optional(),
  image: picture.optional(),
});

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
  more: section({
    heading: title,
    items: z.array(entry).default([]).meta({ item: 'Entry' }),
  }).describe(
    'The team, statements, the land acknowledgement, the annual report, funders. Only people who have agreed to be named. Visitors see nothing of it while the list is empty.',
  ),
  valuesLine: section({
    lines,
    art,
    chair: label.describe('What the drawing of the empty chair shows. The link is on its seat.'),
    join: link,
  }),
});

export type AboutPage = z.output<typeof aboutPage>;
