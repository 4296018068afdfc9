import { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { art, fileName, fields, listOf, page, section, withDistinct } from '#content/schemas/fields.ts';
import { atMost, label, lines, short, text, textWith, title } from '#content/schemas/textFields.ts';

export const homePage = page({
  hero: section({ heading: lines, lead: text, join: link, story: link, art }),
  pillars: section({ heading: title, items: listOf([3, 3], 'pillars', fields({ title: short, text })), art }),
  results: section({
    heading: title,
    figures: z
      .array(
        fields({
          figure: atMost(12, title).meta({ example: '1,240' }),
          unit: title.meta({ example: 'women in 2025' }).describe('What it counts, and when.'),
          source: title.meta({ example: 'Our annual report' }).describe('Who counted it.'),
          link: link.describe('Where it can be read.').optional(),
        }),
      )
      .max(4, 'must have at most 4 figures')
      .default([])
      .meta({ item: 'Figure' }),
  }).describe(
    'Up to four figures with their source. Without any, it shows what past events came to, once two of them have a number or a month.',
  ),
  programs: section({
    heading: title,
    featured: withDistinct(
      undefined,
      listOf([0, 6], 'programs', fileName.meta({ example: 'wellness-healing', refersTo: 'programs' })),
    )
      .default([])
      .describe('Without any, Home leaves this part out.')
      .meta({ title: 'Shown on Home' }),
    see: textWith('title').meta({ title: 'Link to a program' }),
    all: label.meta({ title: 'Link to all programs' }),
  }),
  event: section({
    heading: title,
    event: fileName
      .describe(
        'If left out, or once it is over, Home shows the next event automatically. The list has what is under Upcoming events.',
      )
      .meta({ example: '2025-11-15-women-empowerment-workshop', refersTo: 'events' })
      .optional(),
    register: link,
    registerFor: textWith('title').describe('For screen readers, after the text of the link.'),
    all: label.meta({ title: 'Link to all events' }),
    next: link.describe('Once all events are over.'),
  }),
  closing: section({ heading: title, donate: link, involve: link, art }),
});
