import { expect, test } from 'vitest';
import { fill, inOneLine, pageName, splitAt, typeSize } from '#lib/text.ts';

test('each placeholder is replaced, however often it occurs', () => {
  expect(fill('{a} and {b} and {a}', { a: 'one', b: 'two' })).toBe('one and two and one');
});

test('placeholders without a value stay, and values are not filled in again', () => {
  expect(fill('{a} {b}', { a: '{b}' })).toBe('{b} {b}');
  expect(fill('{toString}', {})).toBe('{toString}');
});

test('dollar signs in a value are literal', () => {
  expect(fill('Send {amount} today', { amount: '$1 $& $50' })).toBe('Send $1 $& $50 today');
});

test('text is split around a placeholder', () => {
  expect(splitAt('Write to {email}.', 'email')).toEqual(['Write to ', '.']);
  expect(splitAt('{email}', 'email')).toEqual(['', '']);
  expect(() => splitAt('Write to us.', 'email')).toThrow('{email} is missing in "Write to us.".');
});

test('lines of a heading become one sentence', () => {
  expect(inOneLine(['Piece by piece', 'We rise'])).toBe('Piece by piece, we rise');
});

test('a page is named without the site', () => {
  expect(pageName('About Us | Black Women Empowered')).toBe('About Us');
  expect(pageName('Home')).toBe('Home');
});

test.each([
  ['we rise.', 7, undefined],
  ['Empowering Scarborough', 7, 60],
  ['Self-Care', 7, undefined],
  ['Donaudampfschifffahrtsgesellschaft', 7, 30],
])('“%s” where %d letters fit is set at %s per cent', (text, room, size) => {
  expect(typeSize(text, room)).toBe(size);
});
