import { bold } from '#content/schemas/addresses.ts';
import { fields } from '#content/schemas/fields.ts';
import { atMost, label, short, text, textWith } from '#content/schemas/textFields.ts';

export const eventCard = fields({
  register: label.meta({ title: 'Button' }),
  onNow: text.meta({ title: 'During the event' }),
  passed: text.meta({ title: 'After the event' }),
  askNext: textWith('kind').meta({ title: 'Link after the event' }),
  noBooking: textWith('email')
    .describe('The first line of an entry in a calendar, while visitors ask for a spot by email.')
    .meta({ title: 'In calendars' }),
  askSpot: label.meta({ title: 'Link to ask for a spot' }).describe('After the next text.'),
  dropIn: fields({ text, link: label.meta({ title: 'Button on Home' }) })
    .describe('Of an event for which nobody registers.')
    .meta({ title: 'No registration' }),
  byLetter: text
    .describe('While visitors ask us for a spot. The link follows it.')
    .meta({ title: 'Without registration on the internet' }),
  labels: fields({ when: atMost(20, short), where: atMost(20, short), spots: atMost(20, short) }).describe(
    'The small headings of its time and place.',
  ),
  actions: fields({
    calendar: label.meta({ title: 'Opens the ways into a calendar' }),
    calendarFile: label.meta({ title: 'Link to a calendar file' }),
    ask: short
      .describe('While an event does not say all that visitors ask, and nobody asks us for a spot.')
      .meta({ title: 'Before the link to Contact' }),
    more: label.meta({ title: 'Opens what is folded' }),
    map: label.meta({ title: 'Link after the street address' }),
    online: label.meta({ title: 'Link to an event on the internet' }),
  }).describe('What visitors can press on the card of an event that is still to come.'),
  status: fields({
    postponed: fields({
      strong: bold,
      text: textWith('date'),
      when: text.describe('In place of the date and time.').meta({ title: 'Instead of a date' }),
    }),
    cancelled: text,
    soldOut: text,
    rescheduled: fields({ strong: bold, text: textWith('date') }),
  }),
});
