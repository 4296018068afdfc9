import type { z } from 'zod';
import { day, draft, group, hidden, must, picture, text, textLike } from '#schemas/fields.ts';

const quotationExample = 'I came for one evening, and stayed.';

/** What somebody says of us, word for word. Each stands in a file of its own in content/voices. */
export const voice = group({
  draft,
  quotation: text
    .refine((words) => words.length <= 320, must('must be at most 320 characters', quotationExample))
    .describe('Her own words, without quotation marks.'),
  name: textLike('First name')
    .describe('As she wishes to be named. Left out, the site writes that she is a member.')
    .optional(),
  role: textLike('Mentor since 2024').optional(),
  consent: day.describe('The day on which she agreed to these words, her name and her photograph being published.'),
  image: picture.optional(),
  hidden,
});

export type VoiceData = z.output<typeof voice>;
