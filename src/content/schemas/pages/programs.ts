import { link } from '#content/schemas/addresses.ts';
import { art, fields, page, section } from '#content/schemas/fields.ts';
import { label, lines, text, textWith, title } from '#content/schemas/textFields.ts';

export const programsPage = page({
  hero: section({
    heading: lines,
    lead: text,
    index: label.describe('For screen readers: the name of the list of links to the programs.'),
    art,
  }),
  program: fields({
    shared: label.describe('The heading of what is the same for all programs.'),
    highlights: label,
    more: label.meta({ title: 'Opens what is folded' }),
    involve: link,
    involveWith: textWith('title'),
  }).describe('What every program shows.'),
  closing: section({ heading: title, member: link, contact: link }),
});
