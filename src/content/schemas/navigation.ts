import { z } from 'zod';
import { shortLink } from '#content/schemas/addresses.ts';
import { exactly, group } from '#content/schemas/fields.ts';
import { must } from '#content/schemas/message.ts';
import { title } from '#content/schemas/text.ts';

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
