import { z } from 'zod';
import { email, givingAddress, link, siteAddress, webAddress } from '#content/schemas/addresses.ts';
import { day, endLater, time } from '#content/schemas/dateFields.ts';
import { nameLines } from '#lib/text.ts';
import { city, organizationFacts, region } from '#content/schemas/facts.ts';
import { between, flag, fields, listOf, section, withDistinct } from '#content/schemas/fields.ts';
import { atMost, label, short, text, textWith, title } from '#content/schemas/textFields.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const days = z
  .array(z.enum(WEEKDAYS))
  .min(1, 'must name at least one day')
  .overwrite((days) => WEEKDAYS.filter((day) => days.includes(day)))
  .meta({ item: 'Day' });

/** Splits rows into runs of consecutive days, in the order of the week: Monday and Wednesday become two rows. */
function runsOf<Row extends { days: z.output<typeof days> }>(rows: readonly Row[]): Row[] {
  const runs: Row[] = [];
  for (const row of rows) {
    let following: string | undefined;
    for (const day of row.days) {
      if (day === following) runs.at(-1)?.days.push(day);
      else runs.push({ ...row, days: [day] });
      following = WEEKDAYS[WEEKDAYS.indexOf(day) + 1];
    }
  }
  const place = ({ days: [day = 'Monday'] }: Row) => WEEKDAYS.indexOf(day);
  return runs.toSorted((a, b) => place(a) - place(b));
}

const start = time.meta({ title: 'Begins at', doubt: 'officeHour' });
const end = time.meta({ title: 'Ends at' });
const office = { title: 'The office is', options: { 'by-appointment': 'By appointment' } };

const open = endLater(
  fields({
    days,
    state: z.literal('open').meta(office),
    start,
    end,
    closedBetween: endLater(fields({ start, end }))
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
      fields({ days, state: z.literal('by-appointment').meta(office), text }),
      fields({ days, state: z.literal('closed').meta(office), text }),
    ]),
  )
  .overwrite(runsOf)
  .superRefine((rows, context) => {
    const named = rows.flatMap(({ days }) => days);
    const wrong = WEEKDAYS.flatMap((day) => {
      const times = named.filter((other) => other === day).length;
      return times === 1 ? [] : `${day} is ${times === 0 ? 'missing' : 'named twice'}`;
    });
    if (wrong.length === 0) return;
    const advice = rows.length > 0 ? wrong.join('; ') : 'without an office, all seven in one group that is closed';
    context.addIssue({ code: 'custom', message: `must name each day of the week once: ${advice}` });
  })
  .describe('Each day of the week once. The site adds EST in winter and EDT in summer.')
  .meta({ item: 'Days' });

const closings = z
  .array(
    endLater(
      fields({
        date: day.meta({ doubt: 'closing' }),
        endDate: day.describe('The last day, if it is a later day.').meta({ title: 'Last day' }).optional(),
        reason: title.meta({ example: 'Family Day' }).optional(),
      }),
    ),
  )
  .describe('Public holidays, and other days on which the office is closed.')
  .meta({ item: 'Closing', title: 'Closed on' })
  .optional();

/** A number of a crisis line: 911, 9-8-8, ten digits, a text number of five or six, or # or * with three or four. */
const crisisNumber = z
  .string()
  .refine(
    (number) => /^([2-9]11|988|[#*]\d{3,4}|\d{5,6}|1?[2-9]\d{9})$/.test(number.replace(/[ ().-]/g, '')),
    'must be a number that people in Canada can call or write to: 911, 9-8-8, ten digits, or five or six for texts. Check each digit',
  )
  .meta({ example: '9-8-8', maxLength: 16 });

const areLines = (lines: readonly string[]) => lines.length <= 3 && lines.every(({ length }) => length <= 14);

export const site = fields({
  name: label.meta({ example: 'Sewing Circle' }),
  shortName: label
    .meta({ example: 'Sewing Circle' })
    .describe('In the header, where the whole name may be too long.')
    .meta({ title: 'Name in the header' })
    .optional(),
  url: siteAddress.describe('Where this site is published.'),
  city,
  region: region.optional(),
  email: email.describe('For messages. It appears on every page.'),
  etransferEmail: email
    .describe('For money only. Check every letter.')
    .meta({ title: 'Email for e-Transfers', doubt: 'typedOnce' }),
  etransferEmailAgain: email
    .describe('The e-Transfer email again, before the site goes public. Type it by hand instead of copying it.')
    .meta({ title: 'Email for e-Transfers, again' })
    .optional(),
  social: withDistinct('name', z.array(fields({ name: atMost(20, short), url: webAddress })))
    .default([])
    .describe('The networks’ home pages, until the organization adds its own accounts.')
    .meta({ title: 'Social networks', item: 'Network' }),
  officeHours,
  closings,
  responseTime: label.meta({ example: '24–48 hours' }).describe('How soon people hear from you.'),
  autodeposit: flag
    .describe('The account takes e-Transfers without a security question. Ask your bank before you tick this.')
    .optional(),
  charity: z
    .enum(['unknown', 'nonprofit', 'registered'])
    .describe('Decides which note about tax receipts appears on Donate.'),
  charityNumber: z
    .string()
    .overwrite((number) => number.replace(/\s/g, '').toUpperCase())
    .regex(
      /^\d{9}RR\d{4}$/,
      'must be the registration number from the Canada Revenue Agency: nine digits, RR and four digits',
    )
    .describe('Only a registered charity has one.')
    .meta({ example: '123456782RR0001', maxLength: 20, doubt: 'checkDigit' })
    .optional(),
  contact: fields({
    endpoint: webAddress
      .meta({ example: 'https://forms.example.org/our-form' })
      .describe('The address that receives the messages.')
      .meta({ title: 'Web address of the form service' }),
  })
    .describe('Where the contact form sends messages. If left out, the form sends none and says so.')
    .meta({ title: 'Contact form' })
    .optional(),
  giving: fields({
    onceUrl: givingAddress.meta({ title: 'Web address for a gift' }).optional(),
    monthlyUrl: givingAddress.meta({ title: 'Web address for monthly gifts' }).optional(),
  })
    .describe(
      'Where the two buttons on Donate lead. If left out, a button charges nothing and says so. Where the address has the amount in it, write {amount} instead.',
    )
    .meta({ title: 'Online giving' })
    .optional(),
  newsletter: fields({
    url: webAddress
      .meta({ example: 'https://news.example.org/subscribe' })
      .meta({ title: 'Web address for subscribing' }),
  })
    .describe('Where the links to the newsletter lead. If left out, people ask for it on Contact.')
    .optional(),
  drawingsReviewed: day
    .meta({ happened: 'the drawings were approved' })
    .describe(
      'The day by which a Black woman artist, a braider and a woman who uses a wheelchair had approved the drawings of women.',
    )
    .optional(),
  consentReviewed: day
    .meta({ happened: 'somebody read the words about the newsletter', title: 'Newsletter reviewed' })
    .describe(
      'The day on which somebody who knows Canada’s anti-spam law had read what is said where people ask for the newsletter.',
    )
    .optional(),
  organization: organizationFacts.optional(),
  blurb: section({ text }).transform(({ text }) => text),
  crisisLines: section({
    heading: title,
    lead: text,
    call: textWith('number').meta({ title: 'Link to call' }),
    sms: textWith('number').meta({ title: 'Link to text' }),
    reviewed: day
      .meta({ happened: 'somebody looked at the crisis lines' })
      .describe('The day on which somebody last called each line, or read its website.')
      .optional(),
    lines: listOf(
      [1, 8],
      'lines',
      fields({
        need: title,
        call: listOf([1, 3], 'numbers', crisisNumber).optional().meta({ title: 'Numbers to call' }),
        sms: crisisNumber.optional().meta({ title: 'Number to text' }),
        website: link.optional(),
        hours: title.describe('When the line answers: day and night.').meta({ title: 'Open' }),
      }).refine(
        ({ call, sms }) => call ?? sms,
        between('call', 'is missing. Each line needs a number to call or a number to text'),
      ),
    ),
  }).describe('Whom to call or text in a crisis: a strip on Contact. Public numbers only.'),
  askUs: label
    .describe('The link to Contact wherever something is not known yet.')
    .meta({ title: 'Link for what is not known' }),
  leadsTo: textWith('host')
    .describe(
      'Beside each button that leads to a service: for registering, the newsletter, taking part. {host} is its website.',
    )
    .meta({ title: 'Once something is connected' }),
  entries: fields({
    open: label.meta({ title: 'Opens a long text' }),
    until: textWith('day'),
  })
    .describe('In every list of people, documents, ways and roles.')
    .meta({ title: 'Lists' }),
  testimonials: fields({
    heading: title,
    unnamed: title.meta({ title: 'In place of a name' }),
  }).describe('Above the newest testimonial on Home, and above all on About. They have files of their own.'),
})
  .refine(
    ({ name, shortName = name }) => areLines(nameLines(String(shortName ?? ''))),
    between(
      'shortName',
      'must fit into three lines of 14 letters. Write a shorter form of the name for the header here',
    ),
  )
  .refine(
    ({ etransferEmail, etransferEmailAgain = etransferEmail }) =>
      String(etransferEmailAgain).toLowerCase() === String(etransferEmail).toLowerCase(),
    between(
      'etransferEmailAgain',
      'must be the same as the email for e-Transfers. Money sent to the wrong address is lost: check which one is right',
    ),
  )
  .refine(
    ({ charity, charityNumber }) => charity !== 'registered' || charityNumber !== undefined,
    between('charityNumber', 'is missing. A registered charity has a registration number'),
  )
  .refine(
    ({ charity, charityNumber }) => charity === 'registered' || charityNumber === undefined,
    between('charityNumber', 'belongs only to a registered charity. Empty it, or choose registered as the charity'),
  );
