/**
 * What visitors want to know before they come. Every fact is optional: the page shows those that are filled in, and leads to
 * Contact for the rest.
 */
import { z } from 'zod';
import { email, webAddress } from '#content/schemas/addresses.ts';
import { group, picture } from '#content/schemas/fields.ts';
import { must } from '#content/schemas/message.ts';
import { atMost, label, paragraph, sentenceLike, text, textLike, textWith, title } from '#content/schemas/text.ts';

/** In characters: one or two short sentences beside a pictogram. */
const FACT_LIMIT = 160;

/** One fact in a sentence, with its own example and help. */
function factLike(example: string, help: string) {
  return atMost(FACT_LIMIT, sentenceLike(example), 'Put the rest in the description').describe(help);
}

const postalCodeExample = 'M5V 2T6';
const telephoneExample = '+1 416 555 0100';

/** A street address in Canada. The fields are those of https://schema.org/PostalAddress. */
export const postalAddress = group({
  street: textLike('100 Example Street, room 2'),
  city: textLike('Toronto').describe('If left out, the city in site.yaml is used.').optional(),
  postalCode: z
    .string(must('must be a Canadian postal code', postalCodeExample))
    .regex(
      /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
      must('must be a Canadian postal code in capital letters, with a space in the middle', postalCodeExample),
    )
    .optional(),
});

/** A telephone number with its country code, as people read it. */
export const telephone = z
  .string(must('must be a telephone number, in quotation marks', `"${telephoneExample}"`))
  .regex(
    /^\+\d[\d ]{6,18}\d$/,
    must(
      'must be a telephone number that begins with + and the country code, with digits and spaces',
      telephoneExample,
    ),
  );

/** A location on a map, in degrees. */
const coordinates = group({
  latitude: z.number(must('must be a number of degrees', '43.65')).min(-90).max(90),
  longitude: z
    .number(must('must be a number of degrees; in Canada the longitude is negative', '-79.38'))
    .min(-180)
    .max(180),
})
  .describe('For calendars and maps. If left out, they search for the address.')
  .optional();

const dollarsOrNone = z
  .number(must('must be a number of dollars without a dollar sign; 0 means free', '0'))
  .min(0, must('must be 0 or more', '0'));

/** A price: a sentence for people and, if known, the lowest and the highest amount for search engines. */
const cost = group({
  text: factLike('Pay what you can, from nothing to $20.', 'One sentence. It can describe a sliding scale.'),
  from: dollarsOrNone
    .describe('The lowest amount in dollars; 0 means free.')
    .meta({ title: 'Lowest price' })
    .optional(),
  to: dollarsOrNone.describe('The highest amount, if it differs.').meta({ title: 'Highest price' }).optional(),
})
  .refine(({ from, to }) => to === undefined || (from !== undefined && to >= from), {
    path: ['to'],
    error: must('must not be lower than the amount in "from". Fill in "from" too, or delete "to"', '20'),
  })
  .optional();

const audience = factLike(
  'Black women of every age. Bring a sister.',
  'Who it is for, and who else is welcome.',
).optional();

/** The facts of an event. */
export const eventFacts = group({
  attendance: z
    .enum(
      ['online', 'hybrid'],
      must('must be online or hybrid; delete the line for an event that is only in person', 'hybrid'),
    )
    .describe('online means on the internet only; hybrid means in person and on the internet.')
    .optional(),
  online: group({
    text: factLike('The link opens ten minutes before we begin.', 'How to join online.'),
    url: webAddress.describe('Where people join. Everyone can see it.').optional(),
  }).optional(),
  address: postalAddress.describe('The street address. A link to a map appears beside it.').optional(),
  coordinates,
  transit: factLike('A two-minute walk from the subway.', 'How to get there without a car.').optional(),
  parking: factLike('Paid parking behind the building.', 'Where to park a car or a bicycle.').optional(),
  entrance: factLike('No step at the door, and an elevator inside.', 'Steps, doors, elevators.').optional(),
  washroom: factLike('An accessible washroom on the same floor.', 'Which washrooms there are.').optional(),
  signing: factLike('ASL interpreters, and captions on the screen.', 'Sign language and captions.').optional(),
  quiet: factLike('A quiet room is open all day.', 'A quiet place to take a break.').optional(),
  scent: factLike('Please come without perfume.', 'Whether the event is scent-free.').optional(),
  childcare: factLike(
    'Children are welcome; care is free.',
    'Whether children can come, and who looks after them.',
  ).optional(),
  food: factLike('A warm lunch, halal and vegan too.', 'What there is to eat, and for which diets.').optional(),
  cost,
  languages: factLike('English, with French on request.', 'Which languages are spoken.').optional(),
  audience,
  bring: factLike('A notebook, and shoes for walking.', 'What to bring or wear.').optional(),
  capacity: factLike('Twenty-five seats.', 'How many people can come.').optional(),
  contact: group({
    text: factLike('Call or text on the day.', 'Who to contact on the day.'),
    telephone: telephone.optional(),
  }).optional(),
}).describe('What visitors want to know before they come. Leave out what is not known.');

/** The facts of a program. */
export const programFacts = group({
  audience,
  rhythm: factLike('Two evenings a month, from fall to spring.', 'How it works: how often, how long.').optional(),
  nextStart: factLike('The next circle begins in January.', 'When people can start.').optional(),
  cost,
  begin: factLike(
    'Write to us, and we’ll call you within a week.',
    'The first step, and what happens next.',
  ).optional(),
}).describe('What visitors want to know before they join. Leave out what is not known.');

/** The facts of an option on Get Involved. */
export const wayFacts = group({
  audience,
  cost,
  next: factLike('We answer with a date for coffee.', 'What happens after someone writes.').optional(),
  email: email.describe('A separate address, if someone else answers.').optional(),
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
  error: must('is missing. A statement needs "text" or "url"', 'A sentence in plain words.'),
});

/** The facts of the organization besides its name, city and email address. */
export const organizationFacts = group({
  address: postalAddress.describe('The office. Appears on Contact and in the footer.').optional(),
  telephone: telephone.describe('Appears on Contact and in the footer.').optional(),
  founder: textLike('First and last name')
    .describe('Appears as the signature under the founder’s message on About.')
    .optional(),
  team: z.array(teamMember).describe('Only people who have agreed to be named here.').optional(),
  annualReport: webAddress.describe('Where visitors can read the latest annual report.').optional(),
  land: paragraph.describe('The land acknowledgement.').optional(),
  statements: z
    .array(statement)
    .max(6, must('must have at most six statements', '- title: Accessibility'))
    .describe('For example, on anti-racism or accessibility.')
    .optional(),
  saferSpace: paragraph.describe('How people treat each other here, and who to turn to.').optional(),
}).describe('Each fact is shown once it is filled in.');

/** The labels of the facts and the copy around them. */
export const factLabels = group({
  ask: textLike('Tell us what you need in order to take part').describe(
    'The link that is shown where a fact is missing.',
  ),
  map: textLike('Show on a map'),
  join: textLike('Join online'),
  about: textWith('subject').describe(
    'Shown above the contact form to a visitor who has followed a link. {subject} is what the link was about.',
  ),
  event: group({
    online: label,
    address: label,
    transit: label,
    parking: label,
    entrance: label,
    washroom: label,
    signing: label,
    quiet: label,
    scent: label,
    childcare: label,
    food: label,
    cost: label,
    languages: label,
    audience: label,
    bring: label,
    capacity: label,
    contact: label,
  }),
  program: group({ audience: label, rhythm: label, nextStart: label, cost: label, begin: label }),
  way: group({ audience: label, cost: label, next: label, email: label }),
  organization: group({
    address: label,
    telephone: label,
    team: label,
    annualReport: label,
    land: label,
    saferSpace: label,
    statements: label,
    more: label.describe('The link to a statement that is published elsewhere.'),
  }),
  testimonials: group({
    heading: title,
    nobody: textLike('A member').describe('Shown under a testimonial that has no name.'),
  }),
  news: group({ heading: title, earlier: textWith('count') }),
});

export type PostalAddress = z.output<typeof postalAddress>;
export type EventFacts = z.output<typeof eventFacts>;
export type ProgramFacts = z.output<typeof programFacts>;
export type WayFacts = z.output<typeof wayFacts>;
export type OrganizationFacts = z.output<typeof organizationFacts>;
export type FactLabels = z.output<typeof factLabels>;
