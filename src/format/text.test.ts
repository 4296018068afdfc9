import { expect, test } from 'vitest';
import { fill, pageName, splitAt } from '#format/text.ts';

test('words stand where the braces were, as often as they are named', () => {
  expect(fill('{a} and {b} and {a}', { a: 'one', b: 'two' })).toBe('one and two and one');
});

test('braces that no value names stay, and values are not filled again', () => {
  expect(fill('{a} {b}', { a: '{b}' })).toBe('{b} {b}');
  expect(fill('{toString}', {})).toBe('{toString}');
});

test('dollar signs in a value stay what they are', () => {
  expect(fill('Send {amount} today', { amount: '$1 $& $50' })).toBe('Send $1 $& $50 today');
});

test('a text is split around an element', () => {
  expect(splitAt('Write to {email}.', 'email')).toEqual(['Write to ', '.']);
  expect(splitAt('{email}', 'email')).toEqual(['', '']);
  expect(() => splitAt('Write to us.', 'email')).toThrow('{email} is missing in "Write to us.".');
});

test('a page is named without the site', () => {
  expect(pageName('About Us | Black Women Empowered')).toBe('About Us');
  expect(pageName('Home')).toBe('Home');
});
