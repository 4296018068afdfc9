import { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { page, section } from '#content/schemas/fields.ts';
import { label, text, title } from '#content/schemas/textFields.ts';

export const notFoundPage = page({
  message: section({
    number: z
      .string('must be text. A number needs quotation marks around it')
      .regex(/^\d{3}$/, 'must be the three-digit status code of the error')
      .meta({ example: '404', maxLength: 3 }),
    heading: title,
    lead: text,
    home: link,
    links: label.describe('The links of the header are below this text.'),
  }),
});
