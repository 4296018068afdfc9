import { expect, test } from 'vitest';
import { calendarLinks } from '#lib/calendarLinks.ts';

const entry = {
  title: 'Story Circle, part 1; “Début” & tea',
  description: 'Bring a chair.',
  location: 'Hall A, Main Library; 2nd floor',
  start: new Date(Date.parse('2027-07-10T10:00:00-04:00')),
  end: new Date(Date.parse('2027-07-10T12:30:00-04:00')),
  page: 'https://circle.example/events#2027-07-10-story-circle',
};
const { title, location, page } = entry;

test.each([
  [
    'google',
    'https://calendar.google.com/calendar/render',
    { action: 'TEMPLATE', text: title, dates: '20270710T140000Z/20270710T163000Z', details: page, location },
  ],
  [
    'outlook',
    'https://outlook.live.com/calendar/0/deeplink/compose',
    {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: '2027-07-10T14:00:00Z',
      enddt: '2027-07-10T16:30:00Z',
      body: page,
      location,
    },
  ],
] as const)(
  'a link to %s has the time, title and location, and no plus sign, which Outlook would show',
  (to, address, fields) => {
    const link = calendarLinks(entry)[to];
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe(address);
    expect(Object.fromEntries(searchParams)).toEqual(fields);
    expect(link).not.toContain('+');
  },
);
