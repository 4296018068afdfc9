import type { z } from 'zod';
import { about, group, lines, link, section, text, textWith, title } from '#schemas/fields.ts';

/** The words around the events; each event has its own file. */
export const eventsPage = group({
  ...about,
  hero: section({ heading: lines, lead: text }),
  upcoming: section({
    heading: title,
    allOver: text,
    none: text,
    times: textWith('zones'),
    subscribe: textWith('address').describe('{address} becomes the address of the calendar of all events.'),
  }),
  past: section({
    heading: title,
    earlier: textWith('count').describe('Opens the list of the older ones. {count} is their number.'),
  }),
  newsletter: section({ heading: title, lead: text, subscribe: link }),
});

export type EventsPage = z.output<typeof eventsPage>;
