import { z } from 'zod';
import { factLabels, organizationFacts } from '#content/schemas/facts.ts';
import { email, givingAddress, link, webAddress, webAddressLike } from '#content/schemas/addresses.ts';
import { day, endLater, time, zone } from '#content/schemas/dates.ts';
import { group, section } from '#content/schemas/fields.ts';
import { must } from '#content/schemas/message.ts';
import { fact, label, nameLines, short, text, textWith, title } from '#content/schemas/text.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const days = z.array(z.enum(weekdays)).min(1, must('must name at least one day', '- Monday'));

const officeHours = z
  .array(
    z.discriminatedUnion('state', [
      endLater(group({ days, state: z.literal('open'), start: time, end: time, zone })),
      group({ days, state: z.literal('by appointment'), text }),
      group({ days, state: z.literal('closed'), text }),
    ]),
  )
  .refine((rows) => rows.flatMap((row) => row.days).join() === weekdays.join(), {
    error: 'must name each day of the week once, from Monday to Sunday',
  })
  .describe('Each day of the week once, in order.');

const registrationExample = '123456789RR0001';

/** The organization, and copy shared by several pages. */
export const site = group({
  name: fact('Black Women Empowered'),
  nameLines,
  url: webAddressLike('https://blackwomenempowered.example').describe('Where this site is published.'),
  city: fact('Toronto, Ontario'),
  email: email.describe('For messages. It appears on every page.'),
  etransferEmail: email.describe('For money only. Check every letter.'),
  etransferEmailAgain: email
    .describe('The e-Transfer email again, before the site goes public. Type it by hand instead of copying it.')
    .optional(),
  social: z
    .array(group({ name: short, url: webAddress }))
    .max(10, 'must have at most ten social networks')
    .describe('The networks’ home pages, until the organization adds its own accounts.'),
  officeHours,
  responseTime: fact('24–48 hours').describe('How soon people hear from you.'),
  charity: z
    .enum(['unknown', 'nonprofit', 'registered'])
    .describe('Decides which note about tax receipts appears on Donate.'),
  charityNumber: z
    .string(must('must be the registration number from the Canada Revenue Agency', registrationExample))
    .regex(/^\d{9}RR\d{4}$/, must('must be nine digits, RR and four digits', registrationExample))
    .describe('Only a registered charity has one.')
    .optional(),
  contact: group({
    endpoint: webAddressLike('https://forms.example.org/our-form')
      .describe('The address that receives the messages.')
      .meta({ control: 'web address' }),
  })
    .describe('Where the contact form sends messages. If left out, the form sends none and says so.')
    .optional(),
  giving: group({ onceUrl: givingAddress.optional(), monthlyUrl: givingAddress.optional() })
    .describe('Where the two buttons on Donate lead. If left out, a button charges nothing and says so.')
    .optional(),
  drawingsReviewed: day
    .describe(
      'The day by which a Black woman artist and a woman who uses a wheelchair had both approved the drawings of women.',
    )
    .optional(),
  organization: organizationFacts.optional(),
  blurb: section({ text }).transform(({ text }) => text),
  sharing: section({
    card: textWith('title').describe(
      'Describes the picture that other sites show beside a link to this one. {title} becomes the text on it.',
    ),
  }),
  labels: group({
    skipLink: short,
    home: label.describe('For screen readers: what the name at the top left leads to.'),
    mainNavigation: label.describe('For screen readers: the links at the top.'),
    menu: label.describe('For screen readers: the menu button on phones.'),
    opensInNewTab: label,
    stayInTouch: label,
    copyright: textWith('year'),
    torontoTime: label.describe('Shown once on each page with times.'),
  }),
  event: group({
    when: label,
    where: label,
    spots: label,
    register: label,
    registerFor: textWith('title').describe('For screen readers, after the text of the button.'),
    registerAt: textWith('host').describe(
      'Beside the button of an event with a registrationUrl. {host} is its website.',
    ),
    takenPlace: text,
    askNext: link,
    askNextLike: textWith('title'),
    notOpen: textWith('email'),
    mailSubject: textWith('title', 'date'),
    closed: text,
    /** On the card of an event that does not take place on its first date. */
    status: group({
      postponed: group({ strong: title, text: textWith('date') }),
      /** After "When", until a new date is known. */
      postponedWhen: label,
      postponedTitle: textWith('title').describe('The title of a postponed event in calendars.'),
      cancelled: text,
      cancelledTitle: textWith('title').describe('The title of a cancelled event in calendars.'),
      rescheduled: group({ strong: title, text: textWith('date') }),
    }),
    calendar: group({
      name: label.describe('The name of the calendar of all events, as subscribers see it.'),
      add: label,
      file: label,
      google: label,
      outlook: label,
      addFor: textWith('title').describe('For screen readers, after each of these links.'),
    }).describe('Links that put an event into a calendar; they are shown until it is over.'),
    poster: group({
      print: label,
      printFor: textWith('title').describe('For screen readers, after that link.'),
    }).describe('The link that prints the event alone on one sheet.'),
  }).describe('The copy of every event card, on Home and on Events.'),
  facts: factLabels,
})
  .refine(({ etransferEmail, etransferEmailAgain = etransferEmail }) => etransferEmailAgain === etransferEmail, {
    path: ['etransferEmailAgain'],
    error:
      'must be exactly the same as etransferEmail. Money sent to the wrong address is lost: check which one is right',
  })
  .refine(({ charity, charityNumber }) => charity !== 'registered' || charityNumber !== undefined, {
    path: ['charityNumber'],
    error: must('is missing. A registered charity has a registration number', registrationExample),
  })
  .refine(({ charity, charityNumber }) => charity === 'registered' || charityNumber === undefined, {
    path: ['charityNumber'],
    error: 'belongs only to a registered charity. Delete the line, or write "charity: registered"',
  });

export type Site = z.output<typeof site>;
