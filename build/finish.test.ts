import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { compress } from '#build/compress.ts';
import { hashSource } from '#build/csp.ts';
import { findUnusedPictures, finishPage } from '#build/finish.ts';
import { deferScripts, minifyScripts } from '#build/scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'finishing-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a page goes through every step, and its policy allows its final styles and scripts', () => {
  const built = `<!doctype html><html><head><meta charset="utf-8"><style>:root{--color-header:red}h6{color:red}</style><style>body{color:var(--color-header)}</style></head>
    <body><script>\n  console.log( 2 );</script><p><script defer>later()</script><astro-island uid="Z9" component-url="/_astro/a.js" renderer-url="/_astro/b.js"></astro-island></body></html>`;
  const files = { read: String, write: () => {} };
  const page = finishPage(built, 'page.html', files);
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/g)].map(([, style = '']) => style);
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = '']) => script);
  expect(styles).toEqual([':root{--color-header:red}body{color:var(--color-header)}']);
  expect(scripts).toEqual([expect.stringMatching(/^console\.log\(2\);?$/)]);
  expect(page).toMatch(/<script defer src="[^"]+"><\/script><\/head>.*<astro-island uid="1" /s);
  for (const inline of [...styles, ...scripts]) expect(page).toContain(hashSource(inline));
});

test('inline scripts stop the build if they cannot be parsed', () => {
  expect(() => minifyScripts('<script>if (</script>', 'page.html')).toThrow('page.html: an inline script');
});

describe('scripts that the first view does not need', () => {
  const defer = (html: string) => {
    const files = new Map<string, string>();
    return { html: deferScripts(html, 'page.html', { write: (address, code) => files.set(address, code) }), files };
  };

  test('become a file that is deferred, and one that the page asks for at the first use of its form', () => {
    const loader = 'customElements.define("astro-island",A)';
    const directive = 'dispatchEvent(new Event("astro:interact"))';
    const { html, files } = defer(
      `<head></head><script>load("island-loader")</script><p></p><script defer>a()</script><script defer>b()</script><script>${directive}</script><script>${loader}</script>`,
    );
    const [[islands = '', loads] = [], [page = '', runs] = []] = files;
    expect(html).toBe(`<head><script defer src="${page}"></script></head><script>load("${islands}")</script><p></p>`);
    expect(page).toMatch(/^\/_astro\/page\.[\w-]{8}\.js$/);
    expect(islands).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
    expect(runs).toBe('a();b()');
    expect(loads).toBe(`${directive};${loader}`);
  });

  test('do not exist on most pages', () => {
    const page = '<head></head><script>now()</script><script type="application/ld+json">{}</script>';
    expect(defer(page)).toEqual({ html: page, files: new Map() });
  });
});

test('the first picture is asked for before the fonts', () => {
  const page = (head: string) => `<head><meta charset="utf-8">${head}<link rel="preload" as="font" href="/f"></head>`;
  const finished = (html: string) => finishPage(html, 'page.html', { read: String, write: () => {} });
  const preload = '<link rel="preload" as="image" href="/art/a.svg" fetchpriority="high">';
  const first = '<img src="/art/a.svg" alt="" fetchPriority="high"/><img src="/art/b.svg" alt="" loading="lazy"/>';
  expect(finished(page('') + first)).toContain(page(preload).slice('<head><meta charset="utf-8">'.length));
  expect(finished(`${page('')}<img src="/art/b.svg" alt="" loading="lazy"/>`)).not.toContain('as="image"');
});

test('pictures that no page uses are removed; fonts, icons and share cards stay', () => {
  const files = ['_astro/a b.X1.jpg', '_astro/b.X2.jpg', '_astro/c.woff2', 'art/d.svg', 'icon.svg', 'cards/e.png'];
  expect(findUnusedPictures(files, ['<img src="/_astro/a%20b.X1.jpg">'])).toEqual(['_astro/b.X2.jpg', 'art/d.svg']);
});

test('compressed copies have the same content, and exist only where they are smaller', async () => {
  const files = { 'page.html': 'word '.repeat(200), 'tiny.txt': 'a', 'photo.jpg': 'word '.repeat(200) };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  await compress(folder);
  expect(readdirSync(folder).sort()).toEqual(['page.html', 'page.html.br', 'page.html.gz', 'photo.jpg', 'tiny.txt']);
  const read = (file: string) => readFileSync(join(folder, file));
  expect(brotliDecompressSync(read('page.html.br'))).toEqual(read('page.html'));
  expect(gunzipSync(read('page.html.gz'))).toEqual(read('page.html'));
});
