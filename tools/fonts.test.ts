import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';

const fonts = fileURLToPath(new URL('../src/fonts/', import.meta.url));
const css = readFileSync(fileURLToPath(new URL('../src/styles/fonts.css', import.meta.url)), 'utf8');

/** Each @font-face rule: its family, its file, and its characters. Without a unicode-range it is for every one. */
const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => {
  const descriptor = (name: string) => body.match(new RegExp(`(?:^|[\\s;])${name}:\\s*([^;]*);`))?.[1]?.trim() ?? '';
  const ranges = [...descriptor('unicode-range').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return {
    family: descriptor('font-family').replaceAll(/["']/g, ''),
    file: body.match(/url\(["']\.\.\/fonts\/([^"']+)["']\)/)?.[1],
    ranges: ranges.map(([, first = '', last = first]) => [first, last].map((code) => Number.parseInt(code, 16))),
  };
});

const covers = ({ ranges }: (typeof faces)[number], character: number) =>
  ranges.length === 0 || ranges.some(([first = 0, last = 0]) => character >= first && character <= last);

function open(file: string): Font {
  const font = create(readFileSync(fonts + file));
  if (!('characterSet' in font)) throw new Error(`${file} has more than one font.`);
  return font;
}

// U+FFFF is no character: it ends the table in which a font lists its characters.
const charactersInFile = (file: string) => open(file).characterSet.filter((character) => character !== 0xffff);

/** Characters as the message of a failed test shows them. */
const describeCharacters = (characters: Iterable<number>) =>
  [...characters].map((c) => `${String.fromCodePoint(c)} U+${c.toString(16).toUpperCase().padStart(4, '0')}`);

describe('the fonts', () => {
  test.each(['Ojuju', 'Radio Canada'])('no character of %s requests a file that does not draw it', (family) => {
    // Browsers ask the last rule of a family first.
    const [everyPage, ...others] = faces.filter((face) => face.family === family).toReversed();
    if (!everyPage?.file) throw new Error(`src/styles/fonts.css has no file for ${family}.`);
    expect(everyPage.ranges, `${everyPage.file} is for every character that it has`).toEqual([]);

    const earlier = new Set(charactersInFile(everyPage.file));
    for (const { file = '' } of others) {
      const characters = charactersInFile(file);
      expect(
        describeCharacters(characters.filter((c) => earlier.has(c))),
        `in ${file}, but taken from another`,
      ).toEqual([]);
      for (const c of characters) {
        earlier.add(c);
        expect(others.find((face) => covers(face, c))?.file, `is asked for ${describeCharacters([c])}`).toBe(file);
      }
    }
  });

  test('every file is used, and the two that every page preloads are small', () => {
    const budgets: Record<string, number> = { 'ojuju-latin.woff2': 10_500, 'radio-canada-latin.woff2': 13_500 };
    const found = globSync('*.woff2', { cwd: fonts }).sort();
    expect(found).toEqual(faces.flatMap(({ file }) => file ?? []).sort());
    expect(found.filter((file) => statSync(fonts + file).size > (budgets[file] ?? 20_000))).toEqual([]);
  });
});

test('the gate knows the characters that both typefaces draw', () => {
  const [ojuju, radioCanada] = ['ojuju', 'radio-canada'].map((family) =>
    globSync(`${family}-*.woff2`, { cwd: fonts }).flatMap(charactersInFile),
  );
  const both = ojuju?.filter((character) => radioCanada?.includes(character)).sort((a, b) => a - b) ?? [];
  expect(readFileSync(`${fonts}characters.txt`, 'utf8')).toBe(`${String.fromCodePoint(...both)}\n`);
});
