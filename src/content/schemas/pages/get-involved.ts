import { optionFacts } from '#content/schemas/facts.ts';
import { link, sentence, webAddress } from '#content/schemas/addresses.ts';
import { offers, withId } from '#content/schemas/entries.ts';
import { fields, id, listOf, page, section, withDistinct } from '#content/schemas/fields.ts';
import { atMost, label, lines, short, text, textWith, title } from '#content/schemas/textFields.ts';

/** The copy of Get Involved. An option's `id` follows the # in its address: /get-involved#member. */
export const getInvolvedPage = page({
  // The lead is beside the second woman.
  hero: section({ heading: lines, lead: atMost(140, text) }),
  fromProgram: section({
    strong: textWith('title').meta({ title: 'First words, in bold' }),
    text,
    link: text,
  }).meta({ title: 'For visitors from a program' }),
  options: section({
    heading: title,
    items: withDistinct(
      'id',
      listOf(
        [3, 3],
        'options, one for each woman who is drawn',
        fields({
          id,
          title: short,
          jump: label.meta({ title: 'Link to it', example: 'Volunteering' }).describe('At the top of the page.'),
          lead: text,
          benefitsLabel: label,
          benefits: listOf([2, 6], 'benefits', title),
          button: link,
          url: webAddress
            .meta({ example: 'https://forms.example.org/members' })
            .describe('Where the button leads: a form on another website. If left out, it leads to Contact.')
            .meta({ title: 'Web address for taking part' })
            .optional(),
          also: sentence.describe('Under the text.').meta({ title: 'Another letter' }).optional(),
          facts: optionFacts.optional(),
          offers: fields({
            heading: title
              .describe('Also the link to the list, in the text of the option.')
              .meta({ example: 'Three ways to be a member', anchor: 'words' }),
            entries: offers,
          })
            .transform(withId)
            .describe(
              'Levels of membership, sponsors’ packages, roles for volunteers, jobs. They are below the three cloths.',
            )
            .meta({ title: 'Levels or roles' })
            .optional(),
        }),
      ),
    ).meta({ title: 'Options', item: 'Option' }),
  }),
  closing: section({ heading: title, donate: link }),
});
