import { expect, test } from 'vitest';
import { centreAmount, roundsFor } from '#lib/gift.ts';

test.each([
  [1, 0],
  [25, 0],
  [49.99, 0],
  [50, 1],
  [99.99, 1],
  [100, 2],
  [150, 3],
  [249.99, 3],
  [250, 4],
  [1_000_000, 4],
])('a gift of %d sews %d rounds', (amount, rounds) => {
  expect(roundsFor(amount)).toBe(rounds);
});

test.each([
  [250, '$250'],
  [12.5, '$12.50'],
  [999_999.99, '$999,999.99'],
  [1_000_000.5, '$1M'],
  [123_456_789, '$123M'],
])('%d is shown in the centre as %s', (amount, text) => {
  expect(centreAmount(amount)).toBe(text);
});
