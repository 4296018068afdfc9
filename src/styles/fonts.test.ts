import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

/** The ascent and descent of the fonts, in percent of their size. */
const OWN: Record<string, [number, number]> = { Ojuju: [113, 27.6], 'Radio Canada': [94.5, 25.5] };

test('no font hides a word while it comes', () => {
  const own = css.match(/@font-face \{[^}]*\burl\([^}]*\}/g) ?? [];
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((face) => !/font-display: (swap|optional);/.test(face))).toEqual([]);
});

test('each fallback font, at its adjusted size, has the ascent and descent of the font for which it stands', () => {
  const faces = css.matchAll(/family: "(.+) (for .+)";[^}]*adjust: (.+)%;\s*ascent.*: (.+)%;\s*descent.*: (.+)%;/g);
  const found = [...faces].map(([, family = '', system, size, ...heights]) => {
    const whole = heights.map((height) => (Number(height) * Number(size)) / 100);
    const off = whole.map((height, index) => Math.abs(height - (OWN[family]?.[index] ?? 0)));
    return { face: `${family} ${system}`, isOff: Math.max(...off) > 0.1 };
  });
  expect(found).toHaveLength(6);
  expect(found.filter(({ isOff }) => isOff)).toEqual([]);
});
