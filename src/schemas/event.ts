import { z } from 'zod';
import { eventFacts } from '#schemas/facts.ts';
import {
  block,
  textColour,
  day,
  draft,
  endLater,
  group,
  hidden,
  month,
  must,
  order,
  picture,
  text,
  textLike,
  time,
  webAddressLike,
  zone,
} from '#schemas/fields.ts';

const title = textLike('Women Empowerment Workshop');
const location = textLike('Toronto Community Center').describe('Where it is, as people would ask for it.');

const fields = {
  draft,
  date: day,
  start: time,
  end: time,
  zone: zone.meta({ control: 'filled in' }),
  location,
  description: text.describe('One or two sentences that make people want to come.'),
  spots: textLike('Write to us to ask about a spot.').describe(
    'How to get a spot. It disappears automatically once the event is over.',
  ),
  colour: textColour,
  endDate: day.describe('The day on which it ends, if that is a later one than the day on which it begins.').optional(),
  status: z
    .enum(['scheduled', 'postponed', 'cancelled', 'rescheduled'])
    .describe('What became of it: postponed until there is a new date, then rescheduled. Left out, it is scheduled.')
    .optional(),
  previousDate: day.describe('The day on which a rescheduled event was first planned.').optional(),
  hidden,
  revised: day
    .describe('The day on which this event was last changed. Calendars that hold it compare that day.')
    .meta({ control: 'filled in' }),
  block: block.optional(),
  registrationUrl: webAddressLike('https://tickets.example.org/our-event')
    .describe('Where people register, on another website. Left out, the button says that registration is not open.')
    .meta({ control: 'web address' })
    .optional(),
  image: picture.optional(),
  facts: eventFacts.optional(),
};

const needsPreviousDate = must(
  'is missing. A rescheduled event needs the day on which it was first planned',
  '2025-11-15',
);

/** What the lines of an event must be to each other. */
function consistent<Schema extends z.ZodType<Partial<EventLines>>>(schema: Schema) {
  const when = ({ value }: { value: unknown }) => value instanceof Object;
  return endLater(schema)
    .refine(({ status, previousDate }) => status !== 'rescheduled' || previousDate !== undefined, {
      path: ['previousDate'],
      when,
      error: needsPreviousDate,
    })
    .refine(({ status, previousDate }) => status === 'rescheduled' || previousDate === undefined, {
      path: ['previousDate'],
      when,
      error: 'belongs only to a rescheduled event. Delete the line, or write  status: rescheduled',
    })
    .refine(({ date, previousDate }) => previousDate === undefined || date !== previousDate, {
      path: ['previousDate'],
      when,
      error: 'is the same day as date. Write the new day in date, and the old one here',
    });
}

interface EventLines {
  status: 'scheduled' | 'postponed' | 'cancelled' | 'rescheduled' | undefined;
  date: string | undefined;
  previousDate: string | undefined;
}

/** An event that stands under "Upcoming events". Whether it is over is not written here: the site reads the clock. */
export const upcomingEvent = consistent(
  group({ title, group: z.literal('upcoming', must('must be upcoming or past', 'upcoming')), ...fields }),
);

/**
 * An event that stands under "Past events". It takes every line of an upcoming event, so that `group: past` is the only change needed.
 * An older event may know less: its month, or one number worth remembering.
 */
export const pastEvent = consistent(
  group({
    title,
    group: z.literal('past'),
    ...group(fields).partial().shape,
    month: month.describe('For an event of which only the month is known.').optional(),
    statistic: group({ figure: textLike('150+'), unit: textLike('attendees') })
      .describe('One number worth remembering, and what it counts.')
      .optional(),
    order: order.describe('Its position among past events without a date: 1 comes first.').optional(),
  }),
)
  .refine((event) => event.date ?? event.month ?? event.statistic, {
    path: ['date'],
    error: must('is missing. A past event needs a date, a month or a statistic', '2025-11-15'),
  })
  .refine(({ status }) => status !== 'postponed' && status !== 'cancelled', {
    path: ['status'],
    error:
      'says that the event did not take place, so it cannot be among the past ones. Write  group: upcoming  until its day, then  hidden: true',
  });

/** The shape for one event's raw data. */
export function eventSchema(raw: unknown): typeof upcomingEvent | typeof pastEvent {
  return raw instanceof Object && 'group' in raw && raw.group === 'past' ? pastEvent : upcomingEvent;
}
