import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renderSigns } from '#quilt/signs/renderSigns.tsx';
import { SIGN_SIZE, SIGNS, type SignName } from '#quilt/signs/signs.ts';

const css = ['cloth', 'figures']
  .map((file) => readFileSync(fileURLToPath(new URL(`../../styles/${file}.css`, import.meta.url)), 'utf8'))
  .join('\n');
const svg = renderSigns(css);
const names = Object.keys(SIGNS) as SignName[];
const matches = (pattern: RegExp) => [...svg.matchAll(pattern)].map(([, match = '']) => match);

describe('the file of all signs', () => {
  it('has a view for each sign, none over another', () => {
    const views = [...svg.matchAll(/<view id="(\w+)" viewBox="(\d+) 0 48 48"/g)].map(([, id, x]) => [id, Number(x)]);
    expect(views).toEqual(names.map((name, index) => [name, index * SIGN_SIZE]));
    expect(matches(/translate\((\d+)\)/g).map(Number)).toEqual(names.map((_, index) => index * SIGN_SIZE));
  });

  it('uses only classes that its CSS has', () => {
    for (const name of matches(/ class="(\w+)"/g)) expect(css).toContain(`.${name} {`);
  });
});

it.each(names)(
  'the sign %s stays on its patch, and has ink, so that it can be recognized in black and white',
  (name) => {
    const { pieces } = SIGNS[name];
    // Paths with h or v are relative.
    const absolute = pieces.map(([, path]) => path).filter((path) => !/[hv]/.test(path));
    const numbers = absolute.flatMap((path) => path.match(/\d+/g) ?? []).map(Number);
    expect(numbers.filter((number) => number < 2 || number > 46)).toEqual([]);
    expect(pieces.map(([fabric]) => fabric)).toContain('ink');
  },
);
