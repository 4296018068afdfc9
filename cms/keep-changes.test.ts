import { expect, test } from 'vitest';
import { mergeValues } from './keep-changes.ts';

test('keeps what only one has changed, and says what both have changed', () => {
  const before = { title: 'One', lead: 'Two', image: 'a.webp', note: '' };
  const theirs = { title: 'One', lead: 'Theirs', image: 'a.webp', note: 'Both' };
  const left = mergeValues(before, { title: 'Mine', lead: 'Mine too', image: 'blob:1', note: 'Both' }, theirs);
  expect(theirs).toEqual({ title: 'Mine', lead: 'Theirs', image: 'a.webp', note: 'Both' });
  expect(left).toEqual([
    ['lead', 'Mine too'],
    ['image', 'the picture that you have chosen'],
  ]);
});

test('puts nothing into a list that has got or lost items: its numbers mean others now', () => {
  const before = { 'faq.items.0.question': 'A?', 'faq.items.1.question': 'B?' };
  const mine = { 'faq.items.0.question': 'A?', 'faq.items.1.question': 'B, mine?' };
  const shorter = { 'faq.items.0.question': 'B?' };
  expect(mergeValues(before, mine, shorter)).toEqual([['faq.items.1.question', 'B, mine?']]);
  expect(shorter).toEqual({ 'faq.items.0.question': 'B?' });
  expect(mergeValues(before, shorter, { ...before })).toHaveLength(1);
  const same = { ...before };
  expect(mergeValues(before, mine, same)).toEqual([]);
  expect(same).toEqual(mine);
});
