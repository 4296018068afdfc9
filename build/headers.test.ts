import { expect, it } from 'vitest';
import { addHashedFiles, readHeaders } from '#build/headers.ts';
import { finishScripts } from '#build/scripts.ts';

it('a rule is for a path or for all that begin as it does, and what several rules say is all sent', () => {
  const headersOf = readHeaders('# Why\n/*\n  X-A: 1\n  # Why\n\n/art/*\n  X-A: 2; b\n/icon.svg\n  X-B: 3\n');
  expect(['/', '/art/a.svg', '/icon.svg', '/icon.svg2'].map(headersOf)).toEqual([
    { 'X-A': '1' },
    { 'X-A': '1, 2; b' },
    { 'X-A': '1', 'X-B': '3' },
    { 'X-A': '1' },
  ]);
  expect(() => readHeaders('/*\n  X-A 1\n')).toThrow('public/_headers, line 2: “  X-A 1” is neither a path');
  expect(() => readHeaders('/*.svg\n  X-A: 1\n')).toThrow('line 1: “/*.svg”');
});

it('only files with a hash are kept for a year, each by its own rule, so that no missing one is', () => {
  const YEAR = '\n  Cache-Control: public, max-age=31536000, immutable\n';
  const unhashed = ['index.html', '_astro/client.js', 'art/hero.abc.svg', '_astro/a.12345678.x.js', 'a.12345678.js'];
  expect(addHashedFiles('/*\n', [...unhashed, '_astro/a.12345678.js'])).toBe(`/*\n/_astro/a.12345678.js${YEAR}`);
  // No more than Cloudflare takes, and of those rather a script than a photograph.
  const photographs = Array.from({ length: 120 }, (_, index) => `_astro/a${index}.12345678.webp`);
  const rules = addHashedFiles('/*\n', [...photographs, '_astro/z.12345678.js']).match(/^\/.*/gm) ?? [];
  expect([rules.length, rules[1]]).toEqual([100, '/_astro/z.12345678.js']);
});

it('a script that changes has another name: browsers keep one for a year', () => {
  const named = (code: string) => finishScripts(`<script data-file>${code}</script>`, { files: [], write: () => {} });
  expect(named('a()')).not.toBe(named('b()'));
});
