import { z } from 'zod';
import { exactly, group, must, shortLink, title } from '#schemas/fields.ts';

const links = z
  .array(shortLink)
  .min(1, must('must have at least one link', '- label: Programs\n  to: /programs'))
  .max(8, 'must have at most eight links');

/** The links of the header and of the footer. */
export const navigation = group({
  header: links.describe('In the order in which they appear.'),
  donate: shortLink,
  footer: exactly(2, 'columns', group({ heading: title, links })),
});

export type Navigation = z.output<typeof navigation>;
