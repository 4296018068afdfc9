import { expect, test } from 'vitest';
import { slug } from '#lib/slug.ts';

test.each([
  ['Wellness & Self-Care Retreat', 'wellness-self-care-retreat'],
  ['Fête née à Montréal', 'fete-nee-a-montreal'],
  ['Gee’s Bend', 'gees-bend'],
  ["Women's Circle!", 'womens-circle'],
  ['  2026: again ', '2026-again'],
])('%s becomes %s', (text, expected) => {
  expect(slug(text)).toBe(expected);
});
