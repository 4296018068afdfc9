import type { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { day } from '#content/schemas/dateFields.ts';
import { draft, group, hidden, picture } from '#content/schemas/fields.ts';
import { atMost, paragraph, title } from '#content/schemas/textFields.ts';

/** One short news item. The name of its file begins with its date. */
export const newsItem = group({
  title: title.meta({ example: 'Our new office' }),
  draft,
  date: day.meta({ happened: 'it happened' }),
  text: atMost(600, paragraph).describe('A few sentences.'),
  link: link.describe('Where visitors can read more.').optional(),
  image: picture.optional(),
  hidden,
});

export type NewsData = z.output<typeof newsItem>;
