import { expect, test } from 'vitest';
import { endOfAll } from '#lib/eventStatus.ts';

test('an event ahead that is cancelled or postponed is not the next one', () => {
  const now = new Date('2027-03-07T12:00:00-05:00');
  const past = { date: '2027-03-06', end: '16:00' };
  const ahead = { date: '2027-04-10', end: '16:00' };
  const over = { lastEnd: '2027-03-06T16:00:00-05:00', over: true };
  expect(endOfAll([past], now)).toEqual(over);
  expect(endOfAll([{ ...ahead, status: 'cancelled' }, past, { ...ahead, status: 'postponed' }], now)).toEqual(over);
  expect(endOfAll([ahead, past], now)).toEqual({ lastEnd: '2027-04-10T16:00:00-04:00', over: false });
  expect(endOfAll([], now)).toEqual({ lastEnd: undefined, over: true });
});
