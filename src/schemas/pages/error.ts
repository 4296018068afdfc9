import type { z } from 'zod';
import { about, group, link, section, textWith, title } from '#schemas/fields.ts';

/** The words for a failure: of the server (`page`), and of one part of a page that works otherwise (`part`). */
export const errorPage = group({
  ...about,
  heading: title,
  page: section({ lead: textWith('email'), home: link }),
  part: section({ lead: textWith('email'), home: link }),
});

export type ErrorPage = z.output<typeof errorPage>;
