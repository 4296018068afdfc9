import { expect, test } from 'vitest';
import { fill, inOneLine, typeSize } from '#lib/text.ts';

test.each([
  ['{a} and {b} and {a}', { a: 'one', b: 'two' }, 'one and two and one'],
  // A placeholder without a value stays. Values are not filled in again, and their dollar signs mean nothing to JavaScript.
  ['{a} {b}', { a: '{b}' }, '{b} {b}'],
  ['{toString}', {}, '{toString}'],
  ['Send {amount} today', { amount: '$1 $& $50' }, 'Send $1 $& $50 today'],
])('“%s” filled in with %j is “%s”', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});

test('words in one line begin with one capital', () => {
  expect(inOneLine(['Getting here', 'Cost', 'Parking'])).toBe('Getting here, cost, parking');
});

test.each([
  ['we rise.', 7, undefined],
  ['Empowering Scarborough', 7, 60],
  ['Entrepreneurship', 12, 70],
  ['Self-Care', 7, undefined],
  ['Donaudampfschifffahrtsgesellschaft', 7, 30],
])('“%s” where %d letters fit is set at %s per cent', (text, room, size) => {
  expect(typeSize(text, room)).toBe(size);
});
