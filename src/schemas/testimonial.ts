import type { z } from 'zod';
import { day, draft, group, hidden, must, picture, text, textLike } from '#schemas/fields.ts';

const quotationExample = 'I came for one evening, and stayed.';

/** A quotation from a member, word for word. */
export const testimonial = group({
  draft,
  quotation: text
    .refine((text) => text.length <= 320, must('must be at most 320 characters', quotationExample))
    .describe('Her own words, without quotation marks.')
    .meta({ maxLength: 320 }),
  name: textLike('First name')
    .describe('As she wishes to be named. If left out, the site says that she is a member.')
    .optional(),
  role: textLike('Mentor since 2024').optional(),
  consent: day
    .describe('The day on which she agreed to these words, her name and her photograph being published.')
    .meta({ title: 'Agreed on' }),
  image: picture.optional(),
  hidden,
});

export type TestimonialData = z.output<typeof testimonial>;
