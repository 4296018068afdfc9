import { z } from 'zod';
import { eventFacts } from '#schemas/facts.ts';
import {
  block,
  colourForWords,
  day,
  draft,
  endLater,
  group,
  month,
  must,
  order,
  picture,
  text,
  textLike,
  time,
  webAddress,
  zone,
} from '#schemas/fields.ts';

const title = textLike('Women Empowerment Workshop');
const location = textLike('Toronto Community Center').describe('Where it is, as people would ask for it.');

const fields = {
  draft,
  date: day,
  start: time,
  end: time,
  zone,
  location,
  description: text.describe('One or two sentences that make people want to come.'),
  spots: textLike('Write to us to ask about a spot.').describe(
    'How to get a spot. It goes by itself once the event is over.',
  ),
  colour: colourForWords,
  revised: day
    .describe('The day on which this event was last changed. Calendars that hold it compare that day.')
    .meta({ control: 'revised' }),
  block: block.optional(),
  registrationUrl: webAddress
    .describe('Where people register, on another website. Left out, the button says that registration is not open.')
    .meta({ control: 'web address' })
    .optional(),
  image: picture.optional(),
  facts: eventFacts.optional(),
};

/** An event that stands under "Upcoming events". Whether it is over is not written here: the site reads the clock. */
export const upcomingEvent = endLater(
  group({ title, group: z.literal('upcoming', must('must be upcoming or past', 'upcoming')), ...fields }),
);

/**
 * An event that stands under "Past events". It takes every line of an upcoming event, so that `group: past` is the only change needed.
 * An older event may know less: its month, or one number worth remembering.
 */
export const pastEvent = endLater(
  group({
    title,
    group: z.literal('past'),
    ...group(fields).partial().shape,
    month: month.describe('For an event of which only the month is known.').optional(),
    statistic: group({ figure: textLike('150+'), unit: textLike('attendees') })
      .describe('One number worth remembering, and what it counts.')
      .optional(),
    order: order.describe('Its place among past events without a date: 1 comes first.').optional(),
  }),
).refine((event) => event.date ?? event.month ?? event.statistic, {
  path: ['date'],
  error: must('is missing. A past event needs a date, a month or a statistic', '2025-11-15'),
});

/** The shape for one event's raw data. */
export function eventSchema(raw: unknown): typeof upcomingEvent | typeof pastEvent {
  return raw instanceof Object && 'group' in raw && raw.group === 'past' ? pastEvent : upcomingEvent;
}
