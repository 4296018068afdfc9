import { describe, expect, it } from 'vitest';
import { headersFile, headersOf, redirectsFile } from '#build/headers.ts';
import { deferScripts } from '#build/scripts.ts';

const UNHASHED = ['_astro/client.js', 'art/home-hero.svg', 'art/hero.abc.svg', '_astro/a.12345678.x.js'];
it.each(UNHASHED)('%s is refused: it has no hash, and would be cached for a year', (file) => {
  expect(() => headersOf(file)).toThrow(`${file} has no hash in its name`);
});

it('icons are kept for a day, SVG and XML may run nothing, and only what compresses varies by encoding', () => {
  const nothing = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  const day = 'public, max-age=86400';
  expect(headersOf('icon.svg')).toMatchObject({ 'Cache-Control': day, 'Content-Security-Policy': nothing });
  expect(headersOf('sitemap.xml')).toMatchObject({ Vary: 'Accept-Encoding', 'Content-Security-Policy': nothing });
  expect(headersOf('cards/icon.png')).toMatchObject({ 'Cache-Control': 'no-cache' });
  expect(headersOf('cards/icon.png')).not.toHaveProperty('Vary');
});

it('a script that changes has another name: browsers keep one for a year', () => {
  const named = (code: string) => deferScripts(`<script defer>${code}</script></head>`, '', { write: () => {} });
  expect(named('a()')).not.toBe(named('b()'));
});

describe('the files for Cloudflare and Netlify', () => {
  const SMALL = ['index.html', 'about.html', 'robots.txt', 'icon.svg', '_astro/a.12345678.js'];
  /** The rules of a _headers file: header lines by pattern. */
  const rulesFor = (files: readonly string[]) =>
    new Map(
      headersFile(files)
        .trim()
        .split(/\n(?=\/)/)
        .map((block) => block.split('\n'))
        .map(([pattern = '', ...headers]) => [pattern, headers]),
    );

  it('cache only hashed files for a year, and never a missing one', () => {
    const rules = rulesFor(SMALL);
    expect(rules.get('/_astro/a.12345678.js')).toEqual(['  Cache-Control: public, max-age=31536000, immutable']);
    expect([...rules.keys()]).toEqual(['/*', '/icon.svg', '/_astro/a.12345678.js']);
    // Subdomains may be without HTTPS.
    expect(rules.get('/*')).toContain('  Strict-Transport-Security: max-age=63072000');
    expect(rules.get('/*')?.join()).toContain("frame-ancestors 'none'");
  });

  it('stay within Cloudflare’s limit of rules, however many photographs there are, and of characters in a line', () => {
    const photographs = Array.from({ length: 99 }, (_, index) => `_astro/photo-${index}.12345678.webp`);
    const rules = rulesFor(['index.html', 'icon.svg', ...photographs]);
    expect(rules.size).toBeLessThanOrEqual(100);
    expect(rules.has('/icon.svg')).toBe(true);
    expect(rules.get('/_astro/*')).toEqual(['  Cache-Control: public, max-age=31536000, immutable']);
    expect([...rules.values()].flat().filter((line) => line.length > 2000 || !/^ {2}[\w-]+: \S/.test(line))).toEqual(
      [],
    );
  });

  it('redirect every other spelling, permanently', () => {
    expect(redirectsFile(SMALL)).toBe('/index.html / 301\n/about.html /about 301\n/about/ /about 301\n');
  });
});
