import type { z } from 'zod';
import { shortLink } from '#content/schemas/addresses.ts';
import { group, listOf } from '#content/schemas/fields.ts';
import { title } from '#content/schemas/text.ts';

const links = listOf([1, 8], 'links', shortLink);

/** The links of the header and of the footer. */
export const navigation = group({
  header: links.describe('In the order in which they appear.'),
  donate: shortLink,
  footer: listOf([2, 2], 'columns', group({ heading: title, links })),
});

export type Navigation = z.output<typeof navigation>;
