import { link } from '#content/schemas/addresses.ts';
import { groups } from '#content/schemas/entries.ts';
import { art, fields, listOf, page, section } from '#content/schemas/fields.ts';
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
    unsigned: link
      .describe('In its place, until the founder or a group of people has a name here.')
      .meta({ title: 'While nobody is named' }),
  }),
  mission: section({ heading: title, text }),
  vision: section({ heading: title, text }),
  values: section({ heading: title, items: listOf([2, 6], 'values', fields({ title, text })) }),
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
  savedChair: section({
    heading: title.describe('Left out, visitors see nothing of this.').optional(),
    name: label.meta({ title: 'Label of the field', example: 'Her first name' }),
    copy: label.meta({ title: 'Button that copies the link', example: 'Copy the link' }),
    send: label.meta({ title: 'Button that sends it', example: 'Send it' }),
    copied: label.meta({ title: 'Once it is copied', example: 'Link copied.' }),
    sent: label.meta({ title: 'Once it is sent', example: 'Link shared.' }),
    saved: label
      .describe('Above the chair, for the friend who opens the link.')
      .meta({ title: 'What the friend reads', example: 'Here is your chair.' }),
  }).describe(
    'Below the chair a visitor types the name of a friend. The chair’s back becomes a quilt block of its own for each name, and the link shows it to her friend. The name stays on her device.',
  ),
});
