import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [css = '', tokens = ''] = ['fonts.css', 'tokens.css'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8'),
);

/** The ascent and descent of the fonts, in percent of their size. */
const OWN: Record<string, [number, number]> = { Ojuju: [113, 27.6], 'Radio Canada': [94.5, 25.5] };

test('no font hides a word while it comes', () => {
  const own = css.match(/@font-face \{[^}]*\burl\([^}]*\}/g) ?? [];
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((face) => !/font-display: (swap|optional);/.test(face))).toEqual([]);
});

/** The fonts of Windows, macOS, iOS and Linux, and of Android, from this weight on. */
const SYSTEM: Record<string, string> = {
  'Arial 400': 'local("Arial"), local("Liberation Sans")',
  'Arial 600': 'local("Arial Bold"), local("Liberation Sans Bold")',
  'Roboto 400': 'local("Roboto")',
  'Roboto 600': 'local("Roboto Bold"), local("Roboto")',
};

test('each font is followed by its system fonts, which at their adjusted size have its ascent and descent', () => {
  for (const family of Object.keys(OWN))
    expect(tokens.replaceAll('"', '')).toContain(`: ${family}, ${family} for Arial, ${family} for Roboto, `);
  const faces = css.matchAll(
    /"(.+) for (.+)";\s*font-weight: (\d+).*;\s*src: (.+);\s*size.*: (.+)%;\s*ascent.*: (.+)%;\s*descent.*: (.+)%;/g,
  );
  const found = [...faces].map(([, family = '', system, weight, names, size, ...heights]) => {
    const whole = heights.map((height) => (Number(height) * Number(size)) / 100);
    const off = whole.map((height, index) => Math.abs(height - (OWN[family]?.[index] ?? 0)));
    const isOff = Math.max(...off) > 0.1 || names !== SYSTEM[`${system} ${weight === '800' ? '600' : weight}`];
    return { face: `${family} for ${system} ${weight}`, isOff };
  });
  expect(found).toHaveLength(6);
  expect(found.filter(({ isOff }) => isOff)).toEqual([]);
});
