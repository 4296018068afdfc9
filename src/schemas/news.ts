import type { z } from 'zod';
import { atMost, day, draft, group, hidden, label, picture, paragraph, textLike, webAddress } from '#schemas/fields.ts';

/** One short news item. The name of its file begins with its date. */
export const newsItem = group({
  title: textLike('Our new office'),
  draft,
  date: day,
  text: atMost(600, paragraph).describe('A few sentences.'),
  link: group({ label, url: webAddress }).describe('Where visitors can read more.').optional(),
  image: picture.optional(),
  hidden,
});

export type NewsData = z.output<typeof newsItem>;
