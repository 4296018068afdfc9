import type { z } from 'zod';
import { wayFacts } from '#schemas/facts.ts';
import { about, exactly, group, id, lines, link, section, text } from '#schemas/fields.ts';

/** The words of Get Involved. An option's `id` is its address: /get-involved#member. */
export const getInvolvedPage = group({
  ...about,
  hero: section({ heading: lines, lead: text }),
  options: section({
    heading: text,
    benefits: text,
    items: exactly(
      3,
      'options',
      group({
        id,
        title: text,
        lead: text,
        benefits: exactly(4, 'benefits', text),
        button: link,
        facts: wayFacts.optional(),
      }),
    ),
  }),
  closing: section({ heading: text, lead: text, donate: link }),
});

export type GetInvolvedPage = z.output<typeof getInvolvedPage>;
