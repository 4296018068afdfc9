import type { z } from 'zod';
import { metadata, group, label, link, section, text, title } from '#schemas/fields.ts';

/** The words of the page that answers an address that does not exist. */
export const notFoundPage = group({
  ...metadata,
  message: section({
    number: title,
    heading: title,
    lead: text,
    home: link,
    links: label.describe('The links of the header are below this text.'),
  }),
});

export type NotFoundPage = z.output<typeof notFoundPage>;
