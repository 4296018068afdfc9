import { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { group, section } from '#content/schemas/fields.ts';
import { must } from '#content/schemas/message.ts';
import { label, metadata, text, title } from '#content/schemas/text.ts';

/** The copy of the page for an address that does not exist. */
export const notFoundPage = group({
  ...metadata,
  message: section({
    number: z
      .string(must('must be text. A number needs quotation marks around it', '"404"'))
      .regex(/^\d{3}$/, must('must be the three-digit status code of the error', '"404"'))
      .meta({ maxLength: 3 }),
    heading: title,
    lead: text,
    home: link,
    links: label.describe('The links of the header are below this text.'),
  }),
});

export type NotFoundPage = z.output<typeof notFoundPage>;
