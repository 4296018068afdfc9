import { expect, test } from 'vitest';
import { numberIslands } from '#finishing/numberIslands.ts';

test('islands are numbered in the order of the page', () => {
  expect(
    numberIslands('<astro-island uid="Z1x" a="b"></astro-island><astro-island uid="2" c></astro-island>', 'page.html'),
  ).toBe('<astro-island uid="1" a="b"></astro-island><astro-island uid="2" c></astro-island>');
});

test('an upgrade of Astro that writes islands differently stops the build, and the message says what to do', () => {
  expect(() => numberIslands('<astro-island client="x" uid="1">', 'page.html')).toThrow(/numberIslands\.ts/);
});
