import { expect, test } from 'vitest';
import { centreAmount, roundsFor } from '#lib/gift.ts';

test.each([
  [49.99, 0],
  [50, 1],
  [100, 2],
  [249.99, 3],
  [250, 4],
  [1_000_000, 4],
])('a gift of %d sews %d rounds', (amount, rounds) => {
  expect(roundsFor(amount)).toBe(rounds);
});

test.each([
  [250, '$250'],
  [12.5, '$12.50'],
  [1_000_000.5, '$1M'],
  [123_456_789, '$123M'],
])('%d is shown in the centre as %s', (amount, text) => {
  expect(centreAmount(amount)).toBe(text);
});
