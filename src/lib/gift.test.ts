import { expect, test } from 'vitest';
import { centreAmount } from '#lib/gift.ts';

test.each([
  [250, '$250'],
  [12.5, '$12.50'],
  [999_999.99, '$999,999.99'],
  [1_000_000.5, '$1M'],
  [123_456_789, '$123M'],
])('%d is shown in the centre as %s', (amount, text) => {
  expect(centreAmount(amount)).toBe(text);
});
