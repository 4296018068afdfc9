import { link } from '#content/schemas/addresses.ts';
import { page, section } from '#content/schemas/fields.ts';
import { textWith, title } from '#content/schemas/textFields.ts';

export const errorPage = page({
  heading: title,
  page: section({ lead: textWith('email'), home: link }).describe('Shown when the server fails.'),
  part: section({ lead: textWith('email'), home: link }).describe(
    'Shown when one part of a page fails and the rest still works.',
  ),
});
