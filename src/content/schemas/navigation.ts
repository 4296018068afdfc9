import { menuLink, shortLink } from '#content/schemas/addresses.ts';
import { fields, listOf } from '#content/schemas/fields.ts';
import { atMost, short, title } from '#content/schemas/textFields.ts';

export const navigation = fields({
  header: listOf([1, 8], 'links', menuLink)
    .refine(
      // crossCheck.ts reports a mistyped link, so its beginning is enough here.
      (links) => links.some(({ to }) => to.startsWith('/contact')),
      'must have a link to /contact, by which visitors write to us',
    )
    .describe('In the order in which they appear.')
    .meta({ title: 'Menu' }),
  donate: menuLink,
  footer: listOf(
    [2, 3],
    'columns',
    fields({ heading: atMost(24, short), links: listOf([1, 8], 'links', shortLink) }),
  ).meta({
    title: 'Footer',
  }),
  contactHeading: title
    .describe('In the footer, above the email address and the social networks.')
    .meta({ title: 'Heading above the email address' }),
});
