import { expect, test } from 'vitest';
import { parse } from 'parse5';
import { findMissing, preloadPicture, separateWords } from '#build/finish.ts';
import { elementsOf, textOf } from '#build/html.ts';

const OTHER = '<picture><source srcset="/other.avif"><img src="/other.jpg" alt=""></picture>';
const FONT = '<link rel="preload" as="font" href="/a.woff2">';

/** What is added before the fonts. */
function preloadOf(body: string): string {
  const [added = '', rest] = preloadPicture(`<head>${FONT}</head><body>${body}</body>`).split(FONT);
  expect(rest).toBe(`</head><body>${body}</body>`);
  return added.replace('<head>', '');
}

test('a drawing with priority is asked for before the fonts, wherever its attributes stand', () => {
  const preload = '<link rel="preload" as="image" href="/art/a.svg" fetchpriority="high">';
  expect(preloadOf('<img src="/art/a.svg" alt="" fetchpriority="high">')).toBe(preload);
  expect(preloadOf('<img class="cover" fetchPriority="high" alt="" src="/art/a.svg">')).toBe(preload);
  expect(preloadOf('<img src="/art/a.svg" alt="">')).toBe('');
  // The sources beside it are those of another picture.
  expect(preloadOf(`<div>${OTHER}<img src="/art/a.svg" alt="" fetchpriority="high"></div>`)).toBe(preload);
});

test('of a photograph with priority, what the browser will choose is asked for', () => {
  const avif = '<source type="image/avif" srcset="/a.avif 320w, /b.avif?c&amp;d 640w" sizes="90vw">';
  const photograph = `<picture>${avif}<source type="image/webp" srcset="/a.webp"><img class="cover" src="/a.jpg" alt="" fetchpriority="high"></picture>`;
  expect(preloadOf(`<section>${OTHER}${photograph}</section>`)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/a.avif 320w, /b.avif?c&amp;d 640w" imagesizes="90vw" fetchpriority="high">',
  );
});

test.each([
  ['<link rel="preload" href="FILE">'],
  ["<img src='FILE'>"],
  ['<img srcset="/a.avif 320w, FILE 640w" src="/a.avif">'],
  ['<link imagesrcset="/a.avif 320w,FILE 640w">'],
  ['<style>@font-face{src:url(FILE) format("woff2")}</style>'],
  ['<meta property="og:image" content="https://a.example.org/FILE">'],
  ['{"icons":[{"src":"FILE"}]}'],
])('a build is not whole without the file in %s', (text) => {
  const missing = (asked: string, files: string[]) =>
    findMissing(['a.avif', ...files], new Map([['b', text.replace(/\/?FILE/, asked)]]), 'https://a.example.org');
  expect(missing('/_astro/b%20c.x-1.woff2', [])).toEqual([
    'b asks for /_astro/b%20c.x-1.woff2, which is not in the built site.',
  ]);
  expect(missing('/_astro/b%20c.x-1.woff2', ['_astro/b c.x-1.woff2'])).toEqual([]);
});

test('what is no file of the site, nobody has to build', () => {
  const text =
    '<a href="https://b.example.org/?to=/c.html">(/c.html) and/or.txt /d.html</a><a href="/about">, <a href="//b.example.org/c.js">';
  expect(findMissing([], new Map([['b', text]]), 'https://a.example.org')).toEqual([]);
});

test.each([
  ['<div><dt>Email</dt><dd><a href="mailto:a@example.org">a@example.org</a></dd></div>', 'Email a@example.org'],
  ['<label>$25</label><label>$50</label>', '$25 $50'],
  ['<summary>Add to calendar</summary><a href="/a.ics">File</a>', 'Add to calendar File'],
  ['<a href="tel:911">Call 911</a><span>Day and night</span>', 'Call 911 Day and night'],
  ['<nav><a href="/a">Crisis lines</a></nav><a href="/b">Donate Now</a>', 'Crisis lines Donate Now'],
  ['<span>a@example.org</span><span data-copy="a"><button>Copy</button></span>', 'a@example.org Copy'],
  ['<p><a href="/a">Subscribe</a>We write it.</p>', 'Subscribe We write it.'],
  ['<a href="/a">Circle</a>s', 'Circles'],
])('%s reads well where nothing is laid out', (html, text) => {
  expect(
    elementsOf(parse(separateWords(html)))
      .filter(({ tagName }) => tagName === 'html')
      .map(textOf),
  ).toEqual([text]);
});
