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
  [5, '$5', 'short'],
  [250, '$250', 'short'],
  [12.5, '$12.50', 'medium'],
  [1000, '$1,000', 'medium'],
  [137.5, '$137.50', 'medium'],
  [1000.5, '$1,000.50', 'long'],
  [1_000_000, '$1,000,000', 'long'],
  [999_999.99, '$999,999.99', 'long'],
])('%d is shown in full', (amount, text, size) => {
  expect(centreAmount(amount)).toEqual({ text, size });
});

test.each([
  [1_000_000.5, '$1M'],
  [12_345_678, '$12,345,678'],
  [123_456_789, '$123M'],
  [1e12, '$1T'],
  [1e18, '$1E18'],
])('%d is rounded to fit', (amount, text) => {
  expect(centreAmount(amount).text).toBe(text);
});

test('every amount fits the centre', () => {
  const amounts = Array.from({ length: 309 }, (_, power) => 10 ** power);
  const lengths = amounts.map((amount) => centreAmount(amount * 1.2345678).text.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(11);
});
