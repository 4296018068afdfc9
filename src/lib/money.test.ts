import { expect, test } from 'vitest';
import { formatDollars, giftAmount } from '#lib/money.ts';

test.each([
  [25, '$25'],
  [12.5, '$12.50'],
  [1.01, '$1.01'],
  [1000, '$1,000'],
  [1_000_000, '$1,000,000'],
  [1234567.89, '$1,234,567.89'],
])('%d is formatted as %s', (amount, expected) => {
  expect(formatDollars(amount)).toBe(expected);
});

test.each([
  ['1', 1],
  ['25', 25],
  [' 25 ', 25],
  ['12.5', 12.5],
  ['12.345', 12.35],
  ['1.004', 1],
  ['1e3', 1000],
  ['1000000', 1_000_000],
])('“%s” is a gift of %d', (typed, amount) => {
  expect(giftAmount(typed)).toBe(amount);
});

test.each(['', ' ', '0', '0.99', '0.999', '-5', 'abc', '12,50', '$25', 'NaN', 'Infinity', '1e999', '25 dollars'])(
  '“%s” is not an amount',
  (typed) => {
    expect(giftAmount(typed)).toBeUndefined();
  },
);
