import type { z } from 'zod';
import { about, group, link, section, text } from '#schemas/fields.ts';

/** The words of the page that answers an address that does not exist. */
export const notFoundPage = group({
  ...about,
  message: section({
    number: text,
    heading: text,
    lead: text,
    home: link,
    links: text.describe('The links of the header stand below these words.'),
  }),
});

export type NotFoundPage = z.output<typeof notFoundPage>;
