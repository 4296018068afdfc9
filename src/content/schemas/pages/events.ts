import type { z } from 'zod';
import { link } from '#content/schemas/addresses.ts';
import { group, section } from '#content/schemas/fields.ts';
import { lines, metadata, text, textWith, title } from '#content/schemas/text.ts';

/** The copy around the events; each event has its own file. */
export const eventsPage = group({
  ...metadata,
  hero: section({ heading: lines, lead: text }),
  upcoming: section({
    heading: title,
    allOver: text.describe('Shown once every event in the list is over.').meta({ title: 'When all events are over' }),
    none: text.describe('Shown when no event is listed as upcoming.').meta({ title: 'When there are no events' }),
    times: textWith('zones').describe('{zones} becomes EST, EDT or both.'),
    subscribe: group({ text: textWith('link'), link: text }).describe('{link} leads to the calendar of all events.'),
  }),
  past: section({
    heading: title,
    earlier: textWith('count').describe('Opens the list of older events. {count} is their number.'),
  }),
  newsletter: section({ heading: title, lead: text, subscribe: link }),
});

export type EventsPage = z.output<typeof eventsPage>;
