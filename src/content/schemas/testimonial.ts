import { z } from 'zod';
import { day } from '#content/schemas/dateFields.ts';
import { draft, fields, hidden, picture } from '#content/schemas/fields.ts';
import { atMost, paragraphs, title } from '#content/schemas/textFields.ts';
import { type Language, LANGUAGES } from '#lib/words.ts';

/** Removes the marks around a quotation, which the site adds itself. A quotation inside it gets single marks. */
function withoutOuterMarks(words: string): string {
  const whole = /^["“]([^"“”]*)["”]$/;
  return words
    .replace(whole, '$1')
    .replace(/^«\s*([^«»]*?)\s*»$/, '$1')
    .replace(/["“]([^"“”]*)["”]/g, '‘$1’')
    .replace(/^["“](.*)["”]$/, '$1');
}

/** A quotation from a member, word for word. */
export const testimonial = fields({
  draft,
  quotation: atMost(700, paragraphs)
    .overwrite(withoutOuterMarks)
    .describe('Her own words, without quotation marks.')
    .meta({ title: 'Her words' }),
  name: title
    .meta({ example: 'First name' })
    .describe('How she wishes to be named. If left out, the words under The organization stand in its place.')
    .optional(),
  role: title.meta({ example: 'Mentor since 2024' }).optional(),
  language: z
    .enum(Object.keys(LANGUAGES) as [Language, ...Language[]])
    .describe('Of her words, if they are not English: screen readers and browsers that translate need it.')
    .meta({ options: LANGUAGES })
    .optional(),
  consent: day
    .meta({ happened: 'she agreed' })
    .describe('The day she agreed that these words, her name and her photograph may be published.')
    .meta({ title: 'Agreed on' }),
  image: picture.optional(),
  hidden,
});
