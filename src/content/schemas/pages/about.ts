import { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { exactly, group, section } from '#content/schemas/fields.ts';
import { label, lines, metadata, paragraph, text, title } from '#content/schemas/text.ts';

const paragraphs = z.array(paragraph).min(1).max(12, 'must have at most twelve paragraphs');

/** The copy of About. */
export const aboutPage = group({
  ...metadata,
  hero: section({ heading: lines, art: text }),
  story: section({ heading: title, opening: text, paragraphs }),
  founder: section({ heading: title, saying: title, paragraphs, signature: title }),
  mission: section({ heading: title, text }),
  vision: section({ heading: title, text }),
  values: section({ heading: title, items: exactly(4, 'values', group({ title, text })) }),
  valuesLine: section({
    lines,
    art: text,
    artSmall: text,
    chair: label.describe('What the drawing of the empty chair shows. The link is on its seat.'),
    join: link,
  }),
});

export type AboutPage = z.output<typeof aboutPage>;
