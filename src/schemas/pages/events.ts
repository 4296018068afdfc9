import type { z } from 'zod';
import { about, group, lines, link, section, text, textWith } from '#schemas/fields.ts';

/** The words around the events; each event has its own file. */
export const eventsPage = group({
  ...about,
  hero: section({ heading: lines, lead: text }),
  upcoming: section({
    heading: text,
    allOver: text,
    none: text,
    times: textWith('zones'),
    subscribe: group({ text: textWith('link'), link: text }).describe('{link} leads to the calendar of all events.'),
  }),
  past: section({
    heading: text,
    earlier: textWith('count').describe('Opens the list of the older ones. {count} is their number.'),
  }),
  newsletter: section({ heading: text, lead: text, subscribe: link }),
});

export type EventsPage = z.output<typeof eventsPage>;
