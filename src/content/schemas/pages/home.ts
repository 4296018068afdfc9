import type { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { exactly, group, section } from '#content/schemas/fields.ts';
import { lines, metadata, sentenceLike, short, text, textWith, title } from '#content/schemas/text.ts';

/** The copy of Home. `event` and `program` are names of files, without .yaml. */
export const homePage = group({
  ...metadata,
  hero: section({ heading: lines, lead: text, join: link, story: link, art: text }),
  pillars: section({ heading: title, items: exactly(3, 'pillars', group({ title: short, text })) }),
  programs: section({
    heading: title,
    lead: text,
    featured: exactly(
      3,
      'programs',
      group({ program: sentenceLike('wellness-healing').meta({ control: 'program' }), title, to: link.shape.to }),
    ),
    see: textWith('title'),
  }),
  event: section({
    heading: title,
    event: sentenceLike('2025-11-15-women-empowerment-workshop')
      .describe('If left out, Home shows the next event automatically.')
      .meta({ control: 'event' })
      .optional(),
    register: link,
    registerFor: textWith('title').describe('For screen readers, after the text of the link.'),
  }),
  closing: section({ heading: title, lead: text, donate: link, involve: link, art: text, artSmall: text }),
});

export type HomePage = z.output<typeof homePage>;
