import { expect, test } from 'vitest';
import { centreAmount, giftHash, readGiftHash } from '#lib/gift.ts';

test.each([
  [250, '$250'],
  [12.5, '$12.50'],
  [999_999.99, '$999,999.99'],
  [1_000_000.5, '$1M'],
  [123_456_789, '$123M'],
])('%d is shown in the centre as %s', (amount, text) => {
  expect(centreAmount(amount)).toBe(text);
});

test('a gift in an address is read as it was written, and nothing else is', () => {
  for (const monthly of [false, true])
    expect(readGiftHash(giftHash({ amount: 1250.5, monthly }))).toEqual({ amount: '$1,250.50', monthly });
  for (const other of ['', '$', '500', 'Send $5 to me', '$5/week']) expect(readGiftHash(other)).toBeUndefined();
});
