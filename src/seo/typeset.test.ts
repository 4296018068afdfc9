import { expect, test } from 'vitest';
import { outline } from '#seo/outline.ts';
import { LEADING, typeset } from '#seo/typeset.ts';

const room = { width: 520, height: 300, size: 176 };

test.each([
  'Retreat',
  'Networking Brunch & Sisterhood Mixer',
  'Grandmothers’ Entrepreneurship and Intergenerational Sisterhood Gathering',
  'Antidisestablishmentarianism',
])('“%s” fills its area', (title) => {
  const { size, lines } = typeset([title], room);
  expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(room.width);
  expect(lines.length * size * LEADING).toBeLessThanOrEqual(room.height);
  // One size larger would not fit.
  const wider = Math.max(...lines.map(({ width }) => (width * (size + 2)) / size));
  const higher = lines.length * (size + 2) * LEADING;
  expect(size === room.size || wider > room.width || higher > room.height).toBe(true);
});

test('a title of several lines is not broken again', () => {
  const title = ['We', 'rise piece by piece.'];
  const { size, lines } = typeset(title, room);
  expect(lines).toEqual(title.map((line) => outline(line, size)));
});

test('letters are kerned, and letters of Yoruba and French have shapes', () => {
  expect(outline('AV', 100).width).toBeLessThan(outline('A', 100).width + outline('V', 100).width);
  for (const word of ['ọ̀', 'é', 'Ẹ̀', 'ŋ']) expect(outline(word, 100).path).toMatch(/^M/);
});

test('characters that the font lacks are left out', () => {
  expect(outline('Hair 🎉', 100)).toEqual(outline('Hair ', 100));
});
