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

test('a Google Calendar link has the time, title and location', () => {
  const { origin, pathname, searchParams } = new URL(calendarLinks(entry).google);
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: title,
    dates: '20270710T140000Z/20270710T163000Z',
    details: page,
    location,
  });
});

test('an Outlook link has the time, title and location', () => {
  const { origin, pathname, searchParams } = new URL(calendarLinks(entry).outlook);
  expect(origin + pathname).toBe('https://outlook.live.com/calendar/0/deeplink/compose');
  expect(Object.fromEntries(searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: '2027-07-10T14:00:00Z',
    enddt: '2027-07-10T16:30:00Z',
    body: page,
    location,
  });
});

test('spaces are not plus signs, which Outlook would show', () => {
  const { google, outlook } = calendarLinks(entry);
  expect(google + outlook).not.toContain('+');
});
