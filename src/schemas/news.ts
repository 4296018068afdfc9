import type { z } from 'zod';
import { day, draft, group, hidden, must, label, picture, paragraph, textLike, webAddress } from '#schemas/fields.ts';

const textExample = 'A sentence in plain words.';

/** One short news item. The name of its file begins with its date. */
export const newsItem = group({
  title: textLike('Our new office'),
  draft,
  date: day,
  text: paragraph
    .refine((text) => text.length <= 600, must('must be at most 600 characters', textExample))
    .describe('A few sentences.')
    .meta({ maxLength: 600 }),
  link: group({ label, url: webAddress }).describe('Where visitors can read more.').optional(),
  image: picture.optional(),
  hidden,
});

export type NewsData = z.output<typeof newsItem>;
