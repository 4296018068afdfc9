import type { z } from 'zod';
import { about, group, link, section, text, textWith } from '#schemas/fields.ts';

/** The words for a failure: of the server (`page`), and of one part of a page that works otherwise (`part`). */
export const errorPage = group({
  ...about,
  heading: text,
  page: section({ lead: textWith('email'), home: link }),
  part: section({ lead: textWith('email'), home: link }),
});

export type ErrorPage = z.output<typeof errorPage>;
