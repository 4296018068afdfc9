import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fill, linkName, STEPS, typeSize } from '#lib/text.ts';

test.each([
  ['{a} and {b} and {a}', { a: 'one', b: 'two' }, 'one and two and one'],
  // A placeholder without a value stays. Values are not filled in again, and their dollar signs mean nothing to JavaScript.
  ['{a} {b}', { a: '{b}' }, '{b} {b}'],
  ['{toString}', {}, '{toString}'],
  ['Send {amount} today', { amount: '$1 $& $50' }, 'Send $1 $& $50 today'],
])('“%s” filled in with %j is “%s”', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
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

test('each size has its rule in base.css', () => {
  const css = readFileSync('src/styles/base.css', 'utf8');
  const rules = Array.from(css.matchAll(/\[data-fit="(\d+)"\] \{\s*--fit: (.*);/g), ([, step, fit]) => [
    Number(step),
    fit,
  ]);
  expect(rules).toEqual(STEPS.map((step) => [step, String(step / 100)]));
});

test('a link says what it is about, once', () => {
  expect(linkName('Watch it', 'The talk')).toBe('Watch it: The talk');
  expect(linkName('Become a sister', 'Sister')).toBe('Become a sister');
});
