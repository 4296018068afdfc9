/** Facts that visitors ask for. The page shows those that are filled in. docs/recipes.md tells how to add one. */
import { z } from 'zod';
import { email, telephone, webAddress } from '#content/schemas/addresses.ts';
import { fields } from '#content/schemas/fields.ts';
import { atMost, text, title } from '#content/schemas/textFields.ts';

/** In characters. One or two short sentences fit beside a sign. */
const FACT_LIMIT = 160;

function sentenceFact(example: string) {
  return atMost(FACT_LIMIT, text.meta({ example: example }), 'Put the rest in the description');
}

/** A fact of any form. Its label is on the page and in the form; the visitor's question helps the editor. */
function factOf<Schema extends z.ZodType>(schema: Schema, title: string, question: string, description?: string) {
  return schema.optional().meta({ title, question, ...(description && { description }) });
}

function fact(label: string, question: string, example: string) {
  return factOf(sentenceFact(example), label, question);
}

export const city = title
  .refine((city) => !/[a-z]\d[a-z] ?\d[a-z]\d/i.test(city), 'has a postal code in it, which has a field of its own')
  .meta({ example: 'Toronto' });

export const region = title.meta({ title: 'Province', example: 'Ontario' });

/** A street address in Canada. The fields are those of https://schema.org/PostalAddress. */
export const postalAddress = fields({
  street: title
    .meta({ example: '100 Example Street, room 2' })
    .refine(
      (street) => !/[a-z]\d[a-z] ?\d[a-z]\d/i.test(street),
      'has a postal code in it. Here is room for the street and its number; the city and the postal code have fields of their own',
    ),
  city: city.describe('If left out, the city under The organization is used.').optional(),
  region: region.describe('If it is another than that of the organization.').optional(),
  postalCode: z
    .string()
    .overwrite((code) =>
      code
        .trim()
        .toUpperCase()
        // No postal code has the letter O.
        .replaceAll('O', '0')
        .replace(/^(...)[ -]?(...)$/, '$1 $2'),
    )
    .regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'must be a Canadian postal code, such as M5V 2T6')
    .meta({ example: 'M5V 2T6', maxLength: 7 })
    .optional(),
});

const dollarsOrNone = z
  .number('must be a number of dollars without a dollar sign; 0 means free')
  .min(0, 'must be 0 or more')
  .meta({ example: 20 });

/** A price: a sentence for people and, if known, an amount for search engines. */
const cost = factOf(
  fields({
    text: sentenceFact('Pay what you can, from nothing to $20.').describe(
      'One sentence. It can describe a sliding scale.',
    ),
    from: dollarsOrNone
      .describe(
        'In dollars, what somebody pays at least who is nobody’s member; 0 means free for everybody. Search engines show it.',
      )
      .meta({ title: 'Price for visitors' })
      .optional(),
  }),
  'Cost',
  'What does it cost?',
);

function audience(label: string, question: string) {
  return fact(label, question, 'Black women of every age. Bring a sister.');
}

/** The facts of a place where people come. */
export const placeFacts = {
  transit: fact(
    'Getting here',
    'How do I get there by subway, bus or streetcar?',
    'A two-minute walk from the subway.',
  ),
  parking: fact('Parking', 'Where do I park my car or my bicycle?', 'Paid parking behind the building.'),
  entrance: fact(
    'Way in',
    'Are there steps at the door? Is there an elevator?',
    'No step at the door, and an elevator inside.',
  ),
  washroom: fact('Washroom', 'Is there an accessible washroom?', 'An accessible washroom on the same floor.'),
};

/** What visitors ask of an event and of a program. */
const sharedFacts = {
  signing: fact(
    'Sign language and captions',
    'Are there ASL interpreters or captions?',
    'ASL interpreters, and captions on the screen.',
  ),
  quiet: fact('Quiet', 'Can I rest somewhere quiet?', 'A quiet room is open all day.'),
  scent: fact('Scents', 'Is it scent-free?', 'Please come without perfume.'),
  childcare: fact('Children', 'Can I bring my child?', 'Children are welcome; care is free.'),
  food: fact('Food', 'Is there food that I can eat?', 'A warm lunch, halal and vegan too.'),
  cost,
  languages: fact('Languages', 'Which languages are spoken?', 'English, with French on request.'),
};

const forWhom = audience('For whom', 'Is it for me? Can I bring someone?');

/** The facts of an event, in the order in which they are shown. */
export const eventFacts = fields({
  online: factOf(
    fields({
      text: sentenceFact('The link opens ten minutes before we begin.').describe('One sentence.'),
      url: webAddress.describe('Where people join. Everyone can see it.').optional(),
    }),
    'Online',
    'Can I take part from home?',
  ),
  address: factOf(postalAddress, 'Address', 'What is the street address?', 'A link to a map appears beside it.'),
  ...placeFacts,
  ...sharedFacts,
  audience: forWhom,
  bring: fact('Bring', 'What do I bring or wear?', 'A notebook, and shoes for walking.'),
  contact: factOf(
    fields({
      text: sentenceFact('Call or text on the day.').describe('One sentence.'),
      telephone: telephone.optional(),
    }),
    'On the day',
    'Who do I call on the day?',
  ),
}).describe('What visitors want to know before they come. Leave out what is not known.');

export const programFacts = fields({
  audience: forWhom,
  address: fact('Where', 'Where does a program meet?', 'Main Library, and once a month on the internet.'),
  ...placeFacts,
  rhythm: fact(
    'How it works',
    'How often does it meet, and for how long?',
    'Two evenings a month, from fall to spring.',
  ),
  nextStart: fact('When it starts', 'When can I start?', 'The next circle begins in January.').meta({ doubt: 'start' }),
  ...sharedFacts,
  begin: fact('How to begin', 'How do I begin?', 'Write to us, and we’ll call you within a week.'),
}).describe('What visitors want to know before they join. Leave out what is not known.');

export const optionFacts = fields({
  audience: audience('Who can join', 'Who can become a member?'),
  cost,
  next: fact('What happens next', 'What happens after I write?', 'We answer with a date for coffee.'),
  email: factOf(email, 'Write to', 'Who do I write to about a partnership?'),
}).describe('What visitors want to know before they write. Leave out what is not known.');

export const organizationFacts = fields({
  telephone: factOf(telephone, 'Telephone', 'Can I call you?', 'Appears on Contact and in the footer.'),
  address: factOf(postalAddress, 'Address', 'Where is the office?', 'Appears on Contact and in the footer.'),
  ...placeFacts,
  founder: factOf(
    title.meta({ example: 'First and last name' }),
    'Who founded us',
    'Who founded it?',
    'The name alone: the signature under the founder’s message on About.',
  ),
}).describe('Each fact is shown once it is filled in.');

export type PostalAddress = z.output<typeof postalAddress>;
export type EventFacts = z.output<typeof eventFacts>;
