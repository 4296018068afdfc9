import { expect, test } from 'vitest';
import { isOn, lastEnd, listAt, timesNote } from '#lib/eventStatus.ts';

test('an event ahead that is cancelled or postponed is not the next one, and a postponed one has no time, and never comes first once its day is over', () => {
  const now = new Date('2027-03-07T12:00:00-05:00');
  const past = { date: '2027-03-06', start: '10:00', end: '16:00' };
  const ahead = { ...past, date: '2027-04-10' };
  const [cancelled, postponed, waiting] = [
    { ...ahead, status: 'cancelled' },
    { ...ahead, status: 'postponed' },
    { ...past, status: 'postponed' },
  ] as const;
  expect(lastEnd([cancelled, past, postponed], now)).toBeUndefined();
  expect(lastEnd([ahead, past], now)).toBe('2027-04-10T16:00:00-04:00');
  expect(listAt([waiting, past, cancelled, ahead], now)).toEqual({
    upcoming: [cancelled, ahead, waiting],
    passed: [past],
  });
  // March 6 is in winter. Its time is not shown.
  const there = { ...waiting, timeZone: 'America/Vancouver' } as const;
  expect(timesNote('{zones}', [ahead, waiting, there])).toBe('EDT');
});

test('an event of several days is on in its hours of each day, and one without an end never says so', () => {
  const event = { date: '2027-03-06', furtherDays: ['2027-03-13'], start: '10:00', end: '16:00' };
  const { end: _, ...open } = event;
  const times = ['2027-03-06T12:00:00-05:00', '2027-03-09T12:00:00-05:00', '2027-03-13T12:00:00-05:00'];
  const on = (span: Omit<typeof event, 'end'>) => times.map((time) => isOn(span, new Date(time)));
  expect(on(event)).toEqual([true, false, true]);
  expect(on(open)).toEqual([false, false, false]);
});
