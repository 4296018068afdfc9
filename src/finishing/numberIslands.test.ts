import { expect, test } from 'vitest';
import { numberIslands } from '#finishing/numberIslands.ts';

test('islands are numbered in page order', () => {
  expect(
    numberIslands('<astro-island uid="Z1x" a="b"></astro-island><astro-island uid="2" c></astro-island>', 'page.html'),
  ).toBe('<astro-island uid="1" a="b"></astro-island><astro-island uid="2" c></astro-island>');
});

test('if Astro writes islands differently, the build stops with a message that says what to do', () => {
  expect(() => numberIslands('<astro-island client="x" uid="1">', 'page.html')).toThrow(/numberIslands\.ts/);
});
