import { describe, expect, test } from 'vitest';
import {
  dayParts,
  daysBetween,
  formatDates,
  formatDay,
  formatDays,
  formatMonth,
  formatSpan,
  formatTimes,
  instantOf,
  isOver,
  torontoDay,
  zoneOf,
} from '#calendar/dates.ts';

function instant(text: string): Date {
  return new Date(Date.parse(text));
}

describe('days', () => {
  test.each([
    ['2025-11-15', 'Saturday, November 15, 2025'],
    ['2025-12-03', 'Wednesday, December 3, 2025'],
    ['2026-01-20', 'Tuesday, January 20, 2026'],
    ['2024-02-29', 'Thursday, February 29, 2024'],
    ['2027-09-01', 'Wednesday, September 1, 2027'],
  ])('%s is written %s', (day, written) => {
    expect(formatDay(day)).toBe(written);
  });

  test('a large date has short names without periods', () => {
    expect(dayParts('2025-11-15')).toEqual({ day: '15', month: 'Nov', weekday: 'Sat', year: '2025' });
    expect(dayParts('2025-12-03')).toEqual({ day: '3', month: 'Dec', weekday: 'Wed', year: '2025' });
    for (let month = 1; month <= 12; month++) {
      expect(dayParts(`2026-${String(month).padStart(2, '0')}-01`).month).toMatch(/^[A-Z][a-z]{2,3}$/);
    }
  });

  test('a month is written without a day', () => {
    expect(formatMonth('2024-03')).toBe('March 2024');
  });

  test('days that follow each other are written as a span', () => {
    expect(formatDays(['Monday', 'Tuesday', 'Friday'])).toBe('Monday–Friday');
    expect(formatDays(['Saturday'])).toBe('Saturday');
  });
});

describe('times', () => {
  test.each([
    ['10:00', '16:00', '10:00 AM–4:00 PM EST'],
    ['09:00', '17:00', '9:00 AM–5:00 PM EST'],
    ['11:00', '14:00', '11:00 AM–2:00 PM EST'],
    ['00:05', '12:00', '12:05 AM–12:00 PM EST'],
    ['12:30', '23:59', '12:30 PM–11:59 PM EST'],
  ])('%s and %s are written %s', (start, end, written) => {
    expect(formatTimes(start, end, 'EST')).toBe(written);
  });
});

describe('the clocks of Toronto', () => {
  test.each([
    ['2025-11-15', '16:00', '2025-11-15T16:00:00-05:00'],
    ['2026-07-01', '10:00', '2026-07-01T10:00:00-04:00'],
    // Spring forward: 2:00 to 3:00 is left out.
    ['2026-03-08', '01:59', '2026-03-08T01:59:00-05:00'],
    ['2026-03-08', '02:30', '2026-03-08T02:30:00-05:00'],
    ['2026-03-08', '03:00', '2026-03-08T03:00:00-04:00'],
    // Fall back: 1:00 to 2:00 comes twice, and the first one counts.
    ['2025-11-02', '00:59', '2025-11-02T00:59:00-04:00'],
    ['2025-11-02', '01:30', '2025-11-02T01:30:00-04:00'],
    ['2025-11-02', '02:00', '2025-11-02T02:00:00-05:00'],
    ['2025-12-31', '23:59', '2025-12-31T23:59:00-05:00'],
    ['2026-01-01', '00:00', '2026-01-01T00:00:00-05:00'],
  ])('%s at %s is %s', (day, time, expected) => {
    expect(instantOf(day, time)).toBe(expected);
  });

  test.each([
    ['2025-11-15', undefined, 'EST'],
    ['2026-07-01', undefined, 'EDT'],
    ['2026-03-08', '01:00', 'EST'],
    ['2026-03-08', '10:00', 'EDT'],
    ['2025-11-02', '00:30', 'EDT'],
    ['2025-11-02', '10:00', 'EST'],
  ])('on %s at %s they are on %s time', (day, time, zone) => {
    expect(zoneOf(day, time)).toBe(zone);
  });

  test('the day changes at midnight in Toronto, wherever the machine stands', () => {
    expect(torontoDay(instant('2025-12-31T23:30:00Z'))).toBe('2025-12-31');
    expect(torontoDay(instant('2026-01-01T04:59:59Z'))).toBe('2025-12-31');
    expect(torontoDay(instant('2026-01-01T05:00:00Z'))).toBe('2026-01-01');
  });

  test('an event is over from the minute at which it ends', () => {
    const workshop = { date: '2025-11-15', end: '16:00' };
    expect(isOver(workshop, instant('2025-11-15T15:59:59-05:00'))).toBe(false);
    expect(isOver(workshop, instant('2025-11-15T16:00:00-05:00'))).toBe(true);
    expect(isOver(workshop, instant('2025-11-15T20:59:59Z'))).toBe(false);
    expect(isOver(workshop, instant('2026-11-21T12:00:00Z'))).toBe(true);
  });
});

describe('when an event takes place', () => {
  const span = { date: '2025-11-14', start: '20:00', end: '23:00' };

  test.each([
    ['on one day', {}, ['Friday, November 14, 2025', '8:00 PM–11:00 PM EST']],
    [
      'past midnight',
      { endDate: '2025-11-15', end: '01:00' },
      ['Friday, November 14, 2025, 8:00 PM –', 'Saturday, November 15, 1:00 AM EST'],
    ],
    [
      'over New Year',
      { date: '2025-12-31', endDate: '2026-01-01', end: '01:00' },
      ['Wednesday, December 31, 2025, 8:00 PM –', 'Thursday, January 1, 2026, 1:00 AM EST'],
    ],
    // Clocks go forward at 2:00 on March 14 and back at 2:00 on November 7 in 2027.
    [
      'across the spring change',
      { date: '2027-03-13', endDate: '2027-03-14', end: '04:00' },
      ['Saturday, March 13, 2027, 8:00 PM EST –', 'Sunday, March 14, 4:00 AM EDT'],
    ],
    [
      'across the fall change in one night',
      { date: '2027-11-07', start: '00:30', end: '03:00' },
      ['Sunday, November 7, 2027', '12:30 AM EDT–3:00 AM EST'],
    ],
    ['with its own day as its last', { endDate: '2025-11-14' }, ['Friday, November 14, 2025', '8:00 PM–11:00 PM EST']],
  ])('%s', (_what, change, lines) => {
    expect(formatSpan({ ...span, ...change })).toEqual(lines);
  });

  test('past midnight is over on the next day', () => {
    const late = { ...span, endDate: '2025-11-15', end: '01:00' };
    expect(isOver(late, instant('2025-11-15T05:59:59Z'))).toBe(false);
    expect(isOver(late, instant('2025-11-15T06:00:00Z'))).toBe(true);
  });

  test('is named by its days alone', () => {
    expect(formatDates({ date: '2025-11-14' })).toBe('Friday, November 14, 2025');
    expect(formatDates({ date: '2025-11-14', endDate: '2025-11-16' })).toBe(
      'Friday, November 14 – Sunday, November 16, 2025',
    );
    expect(formatDates({ date: '2025-12-31', endDate: '2026-01-01' })).toBe(
      'Wednesday, December 31, 2025 – Thursday, January 1, 2026',
    );
  });
});

test('days are counted over years, and back again', () => {
  expect(daysBetween('2000-01-01', '2026-11-22')).toBe(9822);
  expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2);
});
