/**
 * What visitors want to know before they come. Every fact is optional: the page shows those that are filled in, and leads to
 * Contact for the rest. A new fact is one entry here: its label, the question that it answers, its help and an example. A view in
 * src/drawings/signs.svg with the same name appears beside it.
 */
import { z } from 'zod';
import { email, telephone, webAddress } from '#content/schemas/addresses.ts';
import { group, picture } from '#content/schemas/fields.ts';
import { atMost, paragraph, sentenceLike, text, textLike } from '#content/schemas/text.ts';

/** In characters: one or two short sentences beside a pictogram. */
const FACT_LIMIT = 160;

interface About {
  /** On the page and in the form. */
  label: string;
  /** The visitor's question. */
  question: string;
  help?: string;
  example?: string;
}

function sentenceFact(example: string) {
  return atMost(FACT_LIMIT, sentenceLike(example), 'Put the rest in the description');
}

/** A fact of any form. */
function factOf<Schema extends z.ZodType>(schema: Schema, { label: title, question, help, example }: About) {
  return schema.optional().meta({ title, question, ...(help && { description: help }), ...(example && { example }) });
}

/** A fact in a sentence. */
function fact(about: About & { example: string }) {
  return factOf(sentenceFact(about.example), about);
}

/** A fact in a sentence, with more fields beside it. */
function factWith<Shape extends z.core.$ZodLooseShape>(more: Shape, { example = '', ...about }: About) {
  return factOf(group({ text: sentenceFact(example).describe('One sentence.'), ...more }), about);
}

/** A fact of the place. */
function amenity(about: About & { example: string }) {
  return fact(about).meta({ amenity: true });
}

const postalRule = 'must be a Canadian postal code in capital letters, with a space in the middle';

/** A street address in Canada. The fields are those of https://schema.org/PostalAddress. */
export const postalAddress = group({
  street: textLike('100 Example Street, room 2'),
  city: textLike('Toronto').describe('If left out, the city under The organization is used.').optional(),
  postalCode: z
    .string(postalRule)
    .regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, postalRule)
    .meta({ example: 'M5V 2T6', maxLength: 7 })
    .optional(),
});

/** A location on a map, in degrees. */
const coordinates = group({
  latitude: z.number('must be a number of degrees').min(-90).max(90).meta({ example: 43.65 }),
  longitude: z
    .number('must be a number of degrees; in Canada the longitude is negative')
    .min(-180)
    .max(180)
    .meta({ example: -79.38 }),
})
  .describe('For calendars and maps. If left out, they search for the address.')
  .optional();

const dollarsOrNone = z
  .number('must be a number of dollars without a dollar sign; 0 means free')
  .min(0, 'must be 0 or more')
  .meta({ example: 0 });

/** A price: a sentence for people and, if known, the lowest and the highest amount for search engines. */
function cost(question: string) {
  return factOf(
    group({
      text: sentenceFact('Pay what you can, from nothing to $20.').describe(
        'One sentence. It can describe a sliding scale.',
      ),
      from: dollarsOrNone
        .describe('The lowest amount in dollars; 0 means free.')
        .meta({ title: 'Lowest price' })
        .optional(),
      to: dollarsOrNone.describe('The highest amount, if it differs.').meta({ title: 'Highest price' }).optional(),
    }).refine(({ from, to }) => to === undefined || (from !== undefined && to >= from), {
      path: ['to'],
      error: 'must not be lower than the lowest price (from), which must be filled in too',
    }),
    { label: 'Cost', question },
  );
}

function audience(label: string, question: string) {
  const example = 'Black women of every age. Bring a sister.';
  return fact({ label, question, help: 'Who it is for, and who else is welcome.', example });
}

/** The facts of an event, in the order in which they are shown. */
export const eventFacts = group({
  attendance: z
    .enum(['online', 'hybrid'])
    .describe(
      'online means on the internet only; hybrid means in person and on the internet. Leave it empty for an event that is only in person.',
    )
    .optional(),
  online: factWith(
    { url: webAddress.describe('Where people join. Everyone can see it.').optional() },
    {
      label: 'Online',
      question: 'Can I take part from home?',
      help: 'How to join online.',
      example: 'The link opens ten minutes before we begin.',
    },
  ),
  address: factOf(postalAddress, {
    label: 'Address',
    question: 'What is the street address?',
    help: 'The street address. A link to a map appears beside it.',
  }),
  coordinates,
  transit: fact({
    label: 'Getting here',
    question: 'How do I get there by subway, bus or streetcar?',
    help: 'How to get there without a car.',
    example: 'A two-minute walk from the subway.',
  }),
  parking: amenity({
    label: 'Parking',
    question: 'Where do I park my car or my bicycle?',
    help: 'Where to park a car or a bicycle.',
    example: 'Paid parking behind the building.',
  }),
  entrance: amenity({
    label: 'Way in',
    question: 'Are there steps at the door? Is there an elevator?',
    help: 'Steps, doors, elevators.',
    example: 'No step at the door, and an elevator inside.',
  }),
  washroom: amenity({
    label: 'Washroom',
    question: 'Is there an accessible washroom?',
    help: 'Which washrooms there are.',
    example: 'An accessible washroom on the same floor.',
  }),
  signing: fact({
    label: 'Sign language and captions',
    question: 'Are there ASL interpreters or captions?',
    example: 'ASL interpreters, and captions on the screen.',
  }),
  quiet: amenity({
    label: 'Quiet',
    question: 'Can I rest somewhere quiet?',
    help: 'A quiet place to take a break.',
    example: 'A quiet room is open all day.',
  }),
  scent: fact({
    label: 'Scents',
    question: 'Is it scent-free?',
    help: 'Whether the event is scent-free.',
    example: 'Please come without perfume.',
  }),
  childcare: fact({
    label: 'Children',
    question: 'Can I bring my child?',
    help: 'Whether children can come, and who looks after them.',
    example: 'Children are welcome; care is free.',
  }),
  food: fact({
    label: 'Food',
    question: 'Is there food that I can eat?',
    help: 'What there is to eat, and for which diets.',
    example: 'A warm lunch, halal and vegan too.',
  }),
  cost: cost('What does it cost?'),
  languages: fact({
    label: 'Languages',
    question: 'Which languages are spoken?',
    example: 'English, with French on request.',
  }),
  audience: audience('For whom', 'Is it for me? Can I bring someone?'),
  bring: fact({
    label: 'Bring',
    question: 'What do I bring or wear?',
    help: 'What to bring or wear.',
    example: 'A notebook, and shoes for walking.',
  }),
  capacity: fact({
    label: 'Seats',
    question: 'How many people will be there?',
    help: 'How many people can come.',
    example: 'Twenty-five seats.',
  }),
  contact: factWith(
    { telephone: telephone.optional() },
    {
      label: 'On the day',
      question: 'Who do I call on the day?',
      help: 'Who to contact on the day.',
      example: 'Call or text on the day.',
    },
  ),
}).describe('What visitors want to know before they come. Leave out what is not known.');

/** The facts of a program. */
export const programFacts = group({
  audience: audience('For whom', 'Who is a program for?'),
  rhythm: fact({
    label: 'How it works',
    question: 'How often does it meet, and for how long?',
    help: 'How often, how long.',
    example: 'Two evenings a month, from fall to spring.',
  }),
  nextStart: fact({
    label: 'Next start',
    question: 'When can I start?',
    help: 'When people can start.',
    example: 'The next circle begins in January.',
  }),
  cost: cost('What does a program cost?'),
  begin: fact({
    label: 'How to begin',
    question: 'How do I begin?',
    help: 'The first step, and what happens next.',
    example: 'Write to us, and we’ll call you within a week.',
  }),
}).describe('What visitors want to know before they join. Leave out what is not known.');

/** The facts of an option on Get Involved. */
export const optionFacts = group({
  audience: audience('Who can join', 'Who can become a member?'),
  cost: cost('What does membership cost?'),
  next: fact({
    label: 'What happens next',
    question: 'What happens after I write?',
    help: 'What happens after someone writes.',
    example: 'We answer with a date for coffee.',
  }),
  email: factOf(email, {
    label: 'Write to',
    question: 'Who do I write to about a partnership?',
    help: 'A separate address, if someone else answers.',
  }),
}).describe('What visitors want to know before they write. Leave out what is not known.');

/** A member of the team, who has agreed to be named. */
const teamMember = group({
  name: textLike('First and last name'),
  role: textLike('Program coordinator'),
  text: text.describe('One or two sentences.').optional(),
  image: picture.optional(),
});

const statement = group({
  title: textLike('Accessibility'),
  text: paragraph.optional(),
  url: webAddress.describe('Where visitors can read the whole statement.').optional(),
}).refine(({ text, url }) => text ?? url, {
  path: ['text'],
  error: 'is missing. A statement needs a text or a web address (url)',
});

/** The facts of the organization besides its name, city and email address. */
export const organizationFacts = group({
  address: factOf(postalAddress, {
    label: 'Address',
    question: 'Where is the office?',
    help: 'The office. Appears on Contact and in the footer.',
  }),
  telephone: factOf(telephone, {
    label: 'Telephone',
    question: 'Can I call you?',
    help: 'Appears on Contact and in the footer.',
  }),
  founder: factOf(textLike('First and last name'), {
    label: 'Founder',
    question: 'Who founded it?',
    help: 'Appears as the signature under the founder’s message on About.',
  }),
  team: factOf(z.array(teamMember).max(40, 'must have at most 40 people').meta({ item: 'Person' }), {
    label: 'Who we are',
    question: 'Who runs this?',
    help: 'Only people who have agreed to be named here.',
  }),
  annualReport: factOf(webAddress, {
    label: 'Our latest annual report',
    question: 'Where can I read what you did with the money?',
    help: 'Where visitors can read the latest annual report.',
  }),
  land: factOf(paragraph, {
    label: 'The land we are on',
    question: 'Whose land are you on?',
    help: 'The land acknowledgement.',
  }),
  statements: factOf(z.array(statement).max(6, 'must have at most six statements').meta({ item: 'Statement' }), {
    label: 'What we stand by',
    question: 'Where do you stand on racism?',
    help: 'For example, on anti-racism or accessibility.',
  }),
  saferSpace: factOf(paragraph, {
    label: 'How we treat each other',
    question: 'Will I be safe there?',
    help: 'How people treat each other here, and who to turn to.',
  }),
}).describe('Each fact is shown once it is filled in.');

export type PostalAddress = z.output<typeof postalAddress>;
export type EventFacts = z.output<typeof eventFacts>;
export type ProgramFacts = z.output<typeof programFacts>;
export type OptionFacts = z.output<typeof optionFacts>;
export type OrganizationFacts = z.output<typeof organizationFacts>;
