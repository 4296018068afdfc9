import { z } from 'zod';
import { about, exactly, group, lines, link, section, text } from '#schemas/fields.ts';

const paragraphs = z.array(text).min(1);

/** The words of About. */
export const aboutPage = group({
  ...about,
  hero: section({ heading: lines, art: text }),
  story: section({ heading: text, opening: text, paragraphs }),
  founder: section({ heading: text, saying: text, paragraphs, signature: text }),
  mission: section({ heading: text, text }),
  vision: section({ heading: text, text }),
  values: section({ heading: text, items: exactly(4, 'values', group({ title: text, text })) }),
  valuesLine: section({
    lines,
    art: text,
    artSmall: text,
    chair: text.describe('What the empty chair beside them shows. The link lies on its seat.'),
    join: link,
  }),
});

export type AboutPage = z.output<typeof aboutPage>;
