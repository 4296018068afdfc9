import { link } from '#content/schemas/addresses.ts';
import { day } from '#content/schemas/dateFields.ts';
import { draft, fields, hidden, picture } from '#content/schemas/fields.ts';
import { atMost, paragraphs, title } from '#content/schemas/textFields.ts';

const MORE = 'The whole story';

/** One news item. The name of its file begins with its date. */
export const newsItem = fields({
  title: title.meta({ example: 'Our new office' }),
  draft,
  date: day.meta({ happened: 'it happened' }),
  text: atMost(600, paragraphs, `The rest goes under “${MORE}”`).describe(
    `A few sentences. The rest goes under “${MORE}”.`,
  ),
  more: paragraphs.describe('All that you have. Visitors open it.').meta({ title: MORE }).optional(),
  link: link.describe('Where visitors can read more.').optional(),
  picture: picture.optional(),
  until: day.describe('The last day on which visitors see it.').meta({ title: 'Shown until' }).optional(),
  hidden,
});
