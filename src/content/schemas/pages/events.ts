import { link, sentence } from '#content/schemas/addresses.ts';
import { art, fields, page, section } from '#content/schemas/fields.ts';
import { label, lines, text, textWith, title } from '#content/schemas/textFields.ts';

export const eventsPage = page({
  hero: section({ heading: lines, lead: text, art }),
  upcoming: section({
    heading: title,
    next: title.describe('Shown while no event is ahead.').meta({ title: 'In place of the next event' }),
    access: link
      .describe('Shown while no event is ahead; before one, each event has its own link.')
      .meta({ title: 'Needs' }),
    times: textWith('zones').describe('{zones} becomes EST, EDT or both.'),
    subscribe: fields({
      link: text.describe('Adds all events to a calendar, which then updates itself.'),
      otherwise: textWith('address').describe('What to do where no program opens. {address} is that of the calendar.'),
    }),
  }),
  past: section({
    heading: title.describe('Above the events that are over, whether they were listed as upcoming or as past.'),
    earlier: textWith('count').describe('Opens the list of older events. {count} is their number.'),
  }),
  feedback: sentence.describe('For whoever was there: after the past events.').meta({ title: 'Afterwards' }),
  news: fields({
    heading: title,
    more: label.meta({ title: 'Opens the whole story' }),
    earlier: textWith('count').describe('Opens the list of older news. {count} is their number.'),
  }).describe('Shown once there is news. Each item has its own file.'),
  newsletter: section({ heading: title, lead: text, subscribe: link }),
});
