import { expect, test } from 'vitest';
import * as dates from '#lib/dates.ts';
import { table } from '../../tests/table.ts';

const { dayParts, formatDay, formatMonth, formatSpan } = dates;
const { instantOf, isOver, torontoDay, zoneOf } = dates;
const instant = (text: string) => new Date(Date.parse(text));

test('days and months are written out, and short on a large date', () => {
  expect(formatDay('2025-11-15')).toBe('Saturday, November 15, 2025');
  expect(formatDay('2024-02-29')).toBe('Thursday, February 29, 2024');
  expect(formatMonth('2024-03')).toBe('March 2024');
  expect(dayParts('2025-12-03')).toEqual({ day: '3', month: 'Dec', weekday: 'Wed', year: '2025' });
});

// A time that spring skips counts as in winter. If fall repeats a time, the first one counts.
test('a time is an instant, and has the label of its offset, all year and in each hour in which the clocks change', () => {
  const noons = Array.from({ length: 365 }, (_, index) =>
    Temporal.PlainDateTime.from('2027-01-01T12:00').add({ days: index }),
  );
  const changes = ['2027-03-14', '2027-11-07'].flatMap((day) =>
    Array.from({ length: 12 }, (_, index) => Temporal.PlainDateTime.from(day).add({ minutes: 30 * index })),
  );
  const wrong = [...noons, ...changes].filter((moment) => {
    const { offset } = moment.toZonedDateTime('America/Toronto', { disambiguation: 'earlier' });
    const [day = '', time = ''] = moment.toString({ smallestUnit: 'minute' }).split('T');
    const expected = [{ '-05:00': 'EST', '-04:00': 'EDT' }[offset], `${day}T${time}:00${offset}`];
    return String([zoneOf(day, time), instantOf(day, time)]) !== String(expected);
  });
  expect(wrong.map(String)).toEqual([]);
});

test.each([
  ['America/Vancouver', '2025-11-15', 'PST', '-08:00'],
  ['America/Regina', '2027-07-10', 'CST', '-06:00'],
  ['America/St_Johns', '2027-07-10', 'NDT', '-02:30'],
])('an event in %s has the time of its place', (timeZone, date, label, offset) => {
  const event = { date, start: '10:00', end: '16:00', timeZone };
  expect(formatSpan(event)).toEqual([formatDay(date), `10:00 AM–4:00 PM ${label}`]);
  expect(dates.startOf(event)).toBe(`${date}T10:00:00${offset}`);
  expect(isOver(event, new Date(Date.parse(`${date}T16:00:00${offset}`) - 1))).toBe(false);
  expect(isOver(event, instant(`${date}T16:00:00${offset}`))).toBe(true);
});

test('the day changes at midnight in Toronto, whatever the time zone of the machine', () => {
  expect(torontoDay(instant('2026-01-01T04:59:59Z'))).toBe('2025-12-31');
  expect(torontoDay(instant('2026-01-01T05:00:00Z'))).toBe('2026-01-01');
});

// Clocks go forward at 2:00 on March 14 and back at 2:00 on November 7 in 2027.
test.each(
  table(`
2025-11-14 20:00 | 2025-11-14 23:00 | Friday, November 14, 2025                    | 8:00 PM–11:00 PM EST
2025-11-14 20:00 | 2025-11-15 01:00 | Friday, November 14, 2025, 8:00 PM –   | Saturday, November 15, 1:00 AM EST
2025-12-31 20:00 | 2026-01-01 01:00 | Wednesday, December 31, 2025, 8:00 PM –   | Thursday, January 1, 2026, 1:00 AM EST
2027-03-13 20:00 | 2027-03-14 04:00 | Saturday, March 13, 2027, 8:00 PM EST –   | Sunday, March 14, 4:00 AM EDT
2027-01-12 18:00 | 2027-03-23 20:00 | Tuesday, January 12 – Tuesday, March 23, 2027 | 6:00 PM–8:00 PM EST/EDT
2027-11-07 00:30 | 2027-11-07 03:00 | Sunday, November 7, 2027                     | 12:30 AM EDT–3:00 AM EST
`),
)('an event from %s to %s is written “%s” “%s”', (from, to, ...lines) => {
  const [[date = '', start = ''], [endDate = '', end = '']] = [from.split(' '), to.split(' ')];
  expect(formatSpan({ date, start, endDate, end })).toEqual(lines);
  if (date === endDate) expect(formatSpan({ date, start, end })).toEqual(lines);
});

test.each([
  [
    '2027-01-05 2027-01-12 2027-01-19',
    '3 Tuesdays, January 5 – January 19, 2027',
    '2 Tuesdays, January 12 – January 19, 2027',
  ],
  ['2026-12-29 2027-01-05', '2 Tuesdays, December 29, 2026 – January 5, 2027', 'Tuesday, January 5, 2027'],
  ['2027-01-05 2027-01-07 2027-02-02', 'January 5, 7 and February 2, 2027', 'January 7 and February 2, 2027'],
  ['2026-12-30 2027-01-05 2027-01-09', 'December 30, 2026; January 5 and 9, 2027', 'January 5 and 9, 2027'],
])('the days %s are written “%s”, and after the first “%s”', (days, written, left) => {
  const [date = '', ...furtherDays] = days.split(' ');
  const series = { date, furtherDays, start: '18:00', end: '20:00' };
  expect(formatSpan(series)).toEqual([written, '6:00 PM–8:00 PM EST']);
  const after = (time: string) => dates.withDaysAhead(series, instant(`${date}T${time}-05:00`));
  expect(formatSpan(after('20:00'))).toEqual([left, '6:00 PM–8:00 PM EST']);
  expect(after('19:59')).toBe(series);
  expect(isOver(series, instant(`${furtherDays.at(-1)}T19:59-05:00`))).toBe(false);
});

test('an event without hours lasts all day', () => {
  expect(formatSpan({ date: '2027-01-05' })).toEqual(['Tuesday, January 5, 2027', 'All day']);
  expect(formatSpan({ date: '2027-01-05', endDate: '2027-01-06' })[1]).toBe('');
});

test('an event whose end nobody knows says when it begins, and is over when its last day is', () => {
  const event = { date: '2025-11-14', start: '18:00' };
  expect(formatSpan(event)).toEqual(['Friday, November 14, 2025', '6:00 PM EST']);
  expect(isOver(event, instant('2025-11-14T23:58:59-05:00'))).toBe(false);
  expect(isOver(event, instant('2025-11-15T00:00:00-05:00'))).toBe(true);
  const days = { ...event, endDate: '2025-11-16' };
  expect(formatSpan(days)).toEqual(['Friday, November 14 – Sunday, November 16, 2025', '6:00 PM EST']);
  expect(isOver(days, instant('2025-11-16T12:00:00-05:00'))).toBe(false);
});
