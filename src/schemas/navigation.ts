import { z } from 'zod';
import { exactly, group, link, must, text } from '#schemas/fields.ts';

const links = z.array(link).min(1, must('must have at least one link', '- label: Programs\n  to: /programs'));

/** The links of the header and of the footer. */
export const navigation = group({
  header: links.describe('In the order in which they stand.'),
  donate: link,
  footer: exactly(2, 'columns', group({ heading: text, links })),
});

export type Navigation = z.output<typeof navigation>;
export type NavigationLink = z.output<typeof link>;
