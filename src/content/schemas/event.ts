import { z } from 'zod';
import { webAddress } from '#content/schemas/addresses.ts';
import { day, endLater, month, time, timeZone } from '#content/schemas/dateFields.ts';
import { entry, listOfEntries } from '#content/schemas/entries.ts';
import { type EventFacts, eventFacts, placeFacts } from '#content/schemas/facts.ts';
import {
  between,
  block,
  draft,
  flag,
  fields,
  hidden,
  listOf,
  order,
  picture,
  textColour,
} from '#content/schemas/fields.ts';
import { atMost, eventTitle, paragraphs, textBefore, title } from '#content/schemas/textFields.ts';
import { daysFrom } from '#lib/dates.ts';
import { EVENT_STATUSES, isToBeAnnounced } from '#lib/eventStatus.ts';

const groupMeta = { title: 'Listed under', options: { upcoming: 'Upcoming events', past: 'Past events' } };

const MORE = 'More about this event';

const byItsClock = 'By the clock of its place: Toronto’s, unless you choose a time zone.';

const eventFields = {
  draft,
  date: day.meta({ doubt: 'pastDay' }),
  start: time
    .describe(`${byItsClock} If people come and go all day: when the doors open. Without it, the event lasts all day.`)
    .meta({ title: 'Begins at', doubt: 'eventStart' })
    .optional(),
  end: time.describe(`${byItsClock} Leave it empty if nobody knows yet.`).meta({ title: 'Ends at' }).optional(),
  location: title
    .meta({ example: 'Toronto Community Center', doubt: 'eventPlace' })
    .describe(
      'The name of the place, as people know it. A place that is “to be announced” disappears once the event is over.',
    ),
  attendance: z
    .enum(['online', 'hybrid'])
    .describe('Leave it empty for an event in person. Online is on the internet only, hybrid is both.')
    .optional(),
  description: textBefore(MORE)
    .describe(`One or two sentences that make people want to come. The rest goes under “${MORE}”.`)
    .meta({ doubt: 'eventDescription' }),
  more: paragraphs
    .describe(
      'All that you have, with an empty line between two paragraphs. Visitors open it, until the event is over.',
    )
    .meta({ title: MORE, doubt: 'eventMore' })
    .optional(),
  spots: title
    .meta({ example: 'Twenty-five spots' })
    .describe(
      'What is known about spots, shown until the event is over. Once there is a web address for registering, “to be announced” and the link to ask for a spot disappear.',
    ),
  kind: atMost(24, title.meta({ example: 'workshop' }))
    .describe('What it is, in one word: once it is over, people can ask about the next workshop, retreat or brunch.')
    .optional(),
  colour: textColour,
  endDate: day
    .describe(
      'Only if it goes on overnight, as a retreat or a party past midnight. If people go home and return, fill in Further days.',
    )
    .meta({ title: 'Last day' })
    .optional(),
  furtherDays: listOf([0, 60], 'days', day)
    .overwrite((days) => [...new Set(days)].sort())
    .describe(
      'Of a series at the same hours, such as six Tuesdays or two days of a conference: each day after the first. Calendars have an entry for each.',
    )
    .meta({ title: 'Further days' })
    .optional(),
  timeZone: timeZone.optional(),
  status: z
    .enum(EVENT_STATUSES)
    .describe(
      'Choose postponed until there is a new date, and leave the old one; then rescheduled. Sold out says so, and Register Now does nothing any more: say so under Spots, too. If left out, the event is scheduled.',
    )
    .meta({ options: { soldOut: 'Sold out' } })
    .optional(),
  previousDate: day.describe('The original date of a rescheduled event.').meta({ title: 'Original date' }).optional(),
  hidden,
  block: block.optional(),
  registrationUrl: webAddress
    .meta({ example: 'https://tickets.example.org/our-event' })
    .describe('Where people register, on another website. If left out, the button says how to ask for a spot by email.')
    .meta({ title: 'Web address for registering' })
    .optional(),
  dropIn: flag.describe('Everybody may just come; nobody registers.').meta({ title: 'No registration' }).optional(),
  image: picture.optional(),
  facts: eventFacts.optional(),
};

const tookPlace = 'this past event took place';

type EventLines = Partial<
  Record<
    'status' | 'date' | 'endDate' | 'start' | 'end' | 'previousDate' | 'registrationUrl' | 'location' | 'attendance',
    string | undefined
  >
> & { dropIn?: true | undefined; furtherDays?: string[] | undefined; facts?: EventFacts | undefined };

/** Facts of a place where people come. */
const OF_PLACE = ['address', ...Object.keys(placeFacts)] as (keyof EventFacts)[];

function consistent<Schema extends z.ZodType<EventLines>>(schema: Schema) {
  return endLater(schema)
    .refine(
      ({ start, end }) => start !== undefined || end === undefined,
      between(
        'start',
        'is missing, and the end is given. Fill in when it begins, or empty both for an event that lasts all day',
      ),
    )
    .refine(
      ({ date, endDate, furtherDays = [] }) =>
        (endDate === undefined &&
          furtherDays.every((each) => daysFrom(String(date), each) > 0 && daysFrom(String(date), each) < 365)) ||
        furtherDays.length === 0,
      between('furtherDays', 'must be later than the first day, within a year, and without a Last day'),
    )
    .refine(
      ({ status, previousDate }) => status !== 'rescheduled' || previousDate !== undefined,
      between('previousDate', 'is missing. A rescheduled event needs its original date'),
    )
    .refine(
      ({ status, previousDate }) => status === 'rescheduled' || previousDate === undefined,
      between('previousDate', 'belongs only to a rescheduled event. Empty it, or choose rescheduled as the status'),
    )
    .refine(
      ({ date, previousDate }) => previousDate === undefined || date !== previousDate,
      between('previousDate', 'is the same day as the date. The new day belongs in the date, the old one here'),
    )
    .refine(
      ({ dropIn, status, registrationUrl }) => !dropIn || (status !== 'soldOut' && registrationUrl === undefined),
      between('dropIn', 'is on, but the event is sold out or has a web address for registering. Only one can be true'),
    )
    .refine(
      ({ attendance, facts }) => attendance !== undefined || facts?.online === undefined,
      between(
        'attendance',
        'is missing. Something is written under Online: choose online if nobody comes to a place, hybrid if people do both, or empty Online',
      ),
    )
    .refine(
      ({ attendance, facts }) => attendance !== 'online' || !OF_PLACE.some((name) => facts?.[name]),
      between(
        'attendance',
        'is online, where nobody comes to a place, and the facts say how to reach one. Choose hybrid, or empty them',
      ),
    )
    .refine(
      ({ location, facts }) => !facts?.address || !isToBeAnnounced(location ?? ''),
      between(
        'location',
        'is to be announced, and its street address is given. Write the name of the place, or its street',
      ),
    );
}

/** An event under "Upcoming events". The clock decides whether it is over. */
export const upcomingEvent = consistent(
  fields({
    title: eventTitle.meta({ doubt: 'eventTitle' }),
    group: z.literal('upcoming', 'must be upcoming or past').meta(groupMeta),
    ...eventFields,
  }),
);

/** It may have every field of an upcoming event, so that `group: past` is the only change that an editor makes. */
export const pastEvent = consistent(
  fields({
    title: eventTitle,
    group: z.literal('past').meta(groupMeta),
    ...fields(eventFields).partial().shape,
    date: day.meta({ happened: tookPlace }).optional(),
    endDate: eventFields.endDate.unwrap().meta({ happened: tookPlace }).optional(),
    month: month.meta({ happened: tookPlace }).describe('For an event whose exact day is not known.').optional(),
    statistic: fields({ figure: title.meta({ example: '150+' }), unit: title.meta({ example: 'attendees' }) })
      .describe('One number worth remembering, and what it counts.')
      .optional(),
    left: listOfEntries(
      entry({ title: ['Title', 'Photographs of the day'], detail: ['How many, or how long', '48 minutes'] }),
    )
      .describe('Photographs, a recording, a report.')
      .meta({ title: 'What is left of it' })
      .optional(),
    order: order
      .describe('Its position below past events with a date: 1 comes first. If left out, its month decides.')
      .optional(),
  }),
)
  .refine(
    (event) => event.date ?? event.month ?? event.statistic,
    between('date', 'is missing. A past event needs a date, a month or a statistic'),
  )
  .refine(
    ({ status }) => status !== 'postponed' && status !== 'cancelled',
    between(
      'status',
      'says that the event did not take place, so it cannot be among the past events. Leave it among the upcoming ones until its day, then hide it',
    ),
  );
