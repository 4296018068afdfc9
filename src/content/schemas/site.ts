import { z } from 'zod';
import {
  bold,
  email,
  givingAddress,
  link,
  siteAddress,
  webAddress,
  webAddressLike,
} from '#content/schemas/addresses.ts';
import { day, endLater, pastDay, time } from '#content/schemas/dates.ts';
import { organizationFacts } from '#content/schemas/facts.ts';
import { group, isGroup, section } from '#content/schemas/fields.ts';
import { atMost, fact, label, nameLines, short, text, textLike, textWith, title } from '#content/schemas/text.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const days = z.array(z.enum(WEEKDAYS)).min(1, 'must name at least one day').meta({ item: 'Day' });

const start = time.meta({ title: 'Begins at' });
const end = time.meta({ title: 'Ends at' });
const office = { title: 'The office is' };

const open = endLater(
  group({
    days,
    state: z.literal('open').meta(office),
    start,
    end,
    closedBetween: endLater(group({ start, end }))
      .describe('For example, over lunch. Leave it empty if the office stays open.')
      .optional(),
  }),
).refine(({ start, end, closedBetween: pause }) => pause === undefined || (start < pause.start && pause.end < end), {
  path: ['closedBetween'],
  error: 'must be within the hours of that day',
});

const officeHours = z
  .array(
    z.discriminatedUnion('state', [
      open,
      group({ days, state: z.literal('by appointment').meta(office), text }),
      group({ days, state: z.literal('closed').meta(office), text }),
    ]),
  )
  .check(({ value, issues }) => {
    const named = value.flatMap((row) => row.days);
    if (named.join() === WEEKDAYS.join()) return;
    const missing = WEEKDAYS.filter((day) => !named.includes(day));
    const twice = WEEKDAYS.filter((day) => named.indexOf(day) !== named.lastIndexOf(day));
    const what = [
      ...(missing.length > 0 ? [`${missing.join(', ')} missing`] : []),
      ...(twice.length > 0 ? [`${twice.join(', ')} named twice`] : []),
    ];
    const message = `must name each day of the week once, from Monday to Sunday: ${what.join('; ') || 'the order is another'}`;
    issues.push({ code: 'custom', input: value, message, continue: true });
  })
  .describe('Each day of the week once, in order. The site adds EST in winter and EDT in summer.')
  .meta({ item: 'Days' });

const closings = z
  .array(
    endLater(
      group({
        date: day,
        endDate: day.describe('The last day, if it is a later day.').meta({ title: 'Last day' }).optional(),
        reason: textLike('Family Day').optional(),
      }),
    ),
  )
  .max(60, 'must have at most 60 closings')
  .describe('Public holidays, and other days on which the office is closed.')
  .meta({ item: 'Closing', title: 'Closed on' })
  .optional();

const registrationRule =
  'must be the registration number from the Canada Revenue Agency: nine digits, RR and four digits';

/** The organization, and copy shared by several pages. */
export const site = group({
  name: fact('Black Women Empowered'),
  nameLines,
  url: siteAddress.describe('Where this site is published.'),
  city: fact('Toronto, Ontario'),
  email: email.describe('For messages. It appears on every page.'),
  etransferEmail: email.describe('For money only. Check every letter.').meta({ title: 'Email for e-Transfers' }),
  etransferEmailAgain: email
    .describe('The e-Transfer email again, before the site goes public. Type it by hand instead of copying it.')
    .meta({ title: 'Email for e-Transfers, again' })
    .optional(),
  social: z
    .array(group({ name: atMost(20, short), url: webAddress }))
    .max(10, 'must have at most ten social networks')
    .default([])
    .describe('The networks’ home pages, until the organization adds its own accounts.')
    .meta({ title: 'Social networks', item: 'Network' }),
  officeHours,
  closings,
  responseTime: fact('24–48 hours').describe('How soon people hear from you.'),
  autodeposit: z
    .literal(true)
    .describe('The account takes e-Transfers without a security question. Ask your bank before you tick this.')
    .optional(),
  charity: z
    .enum(['unknown', 'nonprofit', 'registered'])
    .describe('Decides which note about tax receipts appears on Donate.'),
  charityNumber: z
    .string(registrationRule)
    .regex(/^\d{9}RR\d{4}$/, registrationRule)
    .describe('Only a registered charity has one.')
    .meta({ example: '123456789RR0001', maxLength: 15 })
    .optional(),
  contact: group({
    endpoint: webAddressLike('https://forms.example.org/our-form')
      .describe('The address that receives the messages.')
      .meta({ title: 'Web address of the form service' }),
  })
    .describe('Where the contact form sends messages. If left out, the form sends none and says so.')
    .meta({ title: 'Contact form' })
    .optional(),
  giving: group({
    onceUrl: givingAddress.meta({ title: 'Web address for a gift' }).optional(),
    monthlyUrl: givingAddress.meta({ title: 'Web address for monthly gifts' }).optional(),
  })
    .describe('Where the two buttons on Donate lead. If left out, a button charges nothing and says so.')
    .meta({ title: 'Online giving' })
    .optional(),
  drawingsReviewed: pastDay('the drawings were approved')
    .describe(
      'The day by which a Black woman artist and a woman who uses a wheelchair had both approved the drawings of women.',
    )
    .optional(),
  organization: organizationFacts.optional(),
  blurb: section({ text }).transform(({ text }) => text),
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
    register: label.meta({ title: 'Button' }),
    registerFor: textWith('title')
      .describe('For screen readers, after the text of the button.')
      .meta({ title: 'After the button' }),
    registerAt: textWith('host')
      .describe('Beside the button of an event with a web address for registering. {host} is its website.')
      .meta({ title: 'Where the button leads' }),
    takenPlace: text.meta({ title: 'After the event' }),
    askNext: link.meta({ title: 'Link after the event' }),
    askNextLike: textWith('title').meta({ title: 'After that link, for screen readers' }),
    notOpen: textWith('email').meta({ title: 'Before registration opens' }),
    mailSubject: textWith('title', 'date').meta({ title: 'Subject of emails' }),
    closed: text.meta({ title: 'After registration' }),
    /** On the card of an event that does not take place on its first date. */
    status: group({
      postponed: group({ strong: bold(), text: textWith('date') }),
      postponedWhen: label
        .describe('After “When”, until a new date is known.')
        .meta({ title: 'Postponed: instead of the date' }),
      postponedTitle: textWith('title')
        .describe('The title of a postponed event in calendars.')
        .meta({ title: 'Postponed: title in calendars' }),
      cancelled: text,
      cancelledTitle: textWith('title')
        .describe('The title of a cancelled event in calendars.')
        .meta({ title: 'Cancelled: title in calendars' }),
      rescheduled: group({ strong: bold(), text: textWith('date') }),
    }),
    calendar: group({
      name: label.describe('The name of the calendar of all events, as subscribers see it.'),
      add: label.meta({ title: 'Before the links' }),
      file: label.meta({ title: 'Link to the calendar file' }),
      google: label.meta({ title: 'Link to Google' }),
      outlook: label.meta({ title: 'Link to Outlook' }),
      addFor: textWith('title')
        .describe('For screen readers, after each of these links.')
        .meta({ title: 'After each link' }),
    }).describe('Links that put an event into a calendar; they are shown until it is over.'),
    poster: group({
      print: label.meta({ title: 'Link' }),
      printFor: textWith('title').describe('For screen readers, after that link.').meta({ title: 'After the link' }),
    }).describe('The link that prints the event alone on one sheet.'),
  }).describe('The copy of every event card, on Home and on Events.'),
  facts: group({
    ask: textLike('Tell us what you need in order to take part')
      .describe('The link that is shown where a fact is missing.')
      .meta({ title: 'Link where a fact is missing' }),
    askUs: textLike('Ask us').meta({ title: 'Link beside a fact that is missing' }),
    map: textLike('Show on a map').meta({ title: 'Link to a map' }),
    join: textLike('Join online').meta({ title: 'Link to join online' }),
    more: textLike('Read the statement').meta({ title: 'Link to a whole statement' }),
    about: textWith('subject')
      .describe(
        'Shown above the contact form to a visitor who has followed a link. {subject} is what the link was about.',
      )
      .meta({ title: 'Above the contact form' }),
    testimonials: group({
      heading: title,
      nobody: textLike('A member')
        .describe('Shown under a testimonial that has no name.')
        .meta({ title: 'Without a name' }),
    }),
    news: group({
      heading: title,
      earlier: textWith('count').meta({ title: 'Link to earlier news' }),
    }),
  }).describe('The copy around facts, testimonials and news.'),
})
  .refine(({ etransferEmail, etransferEmailAgain = etransferEmail }) => etransferEmailAgain === etransferEmail, {
    path: ['etransferEmailAgain'],
    when: isGroup,
    error:
      'must be exactly the same as the email for e-Transfers (etransferEmail). Money sent to the wrong address is lost: check which one is right',
  })
  .refine(({ charity, charityNumber }) => charity !== 'registered' || charityNumber !== undefined, {
    path: ['charityNumber'],
    when: isGroup,
    error: 'is missing. A registered charity has a registration number',
  })
  .refine(({ charity, charityNumber }) => charity === 'registered' || charityNumber === undefined, {
    path: ['charityNumber'],
    when: isGroup,
    error: 'belongs only to a registered charity. Empty it, or choose registered as the charity',
  });

export type Site = z.output<typeof site>;
