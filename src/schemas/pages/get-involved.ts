import type { z } from 'zod';
import { about, exactly, group, id, lines, link, section, text, textWith } from '#schemas/fields.ts';

/** The words of Get Involved. An option's `id` is its address: /get-involved#member. */
export const getInvolvedPage = group({
  ...about,
  hero: section({ heading: lines, lead: text }),
  /** For whoever comes from a program: a line that names it, and a link to Contact that does so too. */
  fromProgram: section({ strong: textWith('title'), text, link: text }),
  options: section({
    heading: text,
    benefits: text,
    items: exactly(
      3,
      'options',
      group({ id, title: text, lead: text, benefits: exactly(4, 'benefits', text), button: link }),
    ),
  }),
  closing: section({ heading: text, lead: text, donate: link }),
});

export type GetInvolvedPage = z.output<typeof getInvolvedPage>;
