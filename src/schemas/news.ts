import type { z } from 'zod';
import { webAddress } from '#schemas/addresses.ts';
import { day } from '#schemas/dates.ts';
import { draft, group, hidden, picture } from '#schemas/fields.ts';
import { atMost, label, paragraph, textLike } from '#schemas/text.ts';

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
