import { entryInWords } from '#content/schemas/entries.ts';
import { programFacts } from '#content/schemas/facts.ts';
import { block, colour, draft, flag, fields, hidden, layout, listOf, order, picture } from '#content/schemas/fields.ts';
import { paragraphs, text, textBefore, title } from '#content/schemas/textFields.ts';

const MORE = 'More about this program';

export const program = fields({
  title: title.meta({ example: 'Wellness & Healing' }),
  shortTitle: title.meta({ example: 'Wellness' }).describe('Shown on Home, if it differs.').optional(),
  draft,
  hidden,
  order,
  summary: text.describe('Shown on Home.'),
  description: textBefore(MORE).describe(`Shown on Programs. The rest goes under “${MORE}”.`),
  more: paragraphs
    .describe('All that you have, with an empty line between two paragraphs. Visitors open it.')
    .meta({ title: MORE })
    .optional(),
  highlights: listOf([0, 6], 'highlights', title)
    .default([])
    .describe('What women find there, a few words each. Without any, its cloth has no words.'),
  apply: entryInWords({ title: ['Title', 'Apply for the spring circle'], detail: ['For whom', 'Twelve places'] })
    .describe('How to apply. Its link is a button before the one that leads to Get Involved.')
    .meta({ title: 'Application' })
    .optional(),
  colour,
  block: block.optional(),
  layout: layout.optional(),
  image: picture.optional(),
  crisisLines: flag
    .describe('Leads to the crisis lines on Contact.')
    .meta({ title: 'Link to crisis lines' })
    .optional(),
  facts: programFacts.optional(),
});
