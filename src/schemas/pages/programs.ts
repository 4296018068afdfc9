import type { z } from 'zod';
import { about, group, lines, link, section, text, textWith } from '#schemas/fields.ts';

/** The words around the programs; each program has its own file. */
export const programsPage = group({
  ...about,
  hero: section({
    heading: lines,
    lead: text,
    index: text.describe('For screen readers: the name of the list of links to the programs.'),
  }),
  program: group({ highlights: text, involve: link, involveWith: textWith('title') }).describe(
    'What stands in every program.',
  ),
  closing: section({ heading: text, lead: text, member: link, contact: link }),
});

export type ProgramsPage = z.output<typeof programsPage>;
