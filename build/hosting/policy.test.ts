import { describe, expect, it } from 'vitest';
import { urlPathOf, contentTypes, headersOf, aliasesOf } from '#build/hosting/policy.ts';

describe('the headers of a page', () => {
  it('deny what an injected script could misuse, at most 15 features', () => {
    const features = (headersOf('about.html')['Permissions-Policy'] ?? '').split(',');
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([]);
    expect(features.length).toBeLessThanOrEqual(15);
  });

  it('take less than 650 bytes of the first round trip', () => {
    const lines = Object.entries(headersOf('about.html')).map(([name, value]) => `${name}: ${value}\r\n`);
    expect(Buffer.byteLength(lines.join(''))).toBeLessThan(650);
  });
});

describe('the headers of other files', () => {
  const unhashed = ['_astro/client.js', 'art/home-hero.svg', 'art/hero.abc.svg', '_astro/a.12345678.x.js'];
  it.each(unhashed)('%s is refused: it has no hash', (file) => {
    expect(() => headersOf(file)).toThrow(`${file} has no hash in its name`);
  });

  it('an unknown extension stops the build', () => {
    expect(() => headersOf('notes.docx')).toThrow('notes.docx has an extension without a content type');
  });

  it.each([
    ['icon.svg', 'Cache-Control', 'public, max-age=86400'],
    ['icons/icon.png', 'Cache-Control', 'no-cache'],
    ['icon/a.png', 'Cache-Control', 'no-cache'],
    ['icon.svg', 'Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
    ['sitemap.xml', 'Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
    ['robots.txt', 'Vary', 'Accept-Encoding'],
  ])('%s has %s: %s', (file, name, value) => {
    expect(headersOf(file)[name]).toBe(value);
  });

  it('compressed formats have no Vary header', () => {
    const varies = contentTypes
      .map(([extension]) => extension)
      .filter((extension) => 'Vary' in headersOf(`x${extension}`));
    expect(varies).toEqual(['.css', '.html', '.ico', '.ics', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
  });
});

describe('addresses', () => {
  it.each([
    ['index.html', '/', ['/index.html']],
    ['about.html', '/about', ['/about.html', '/about/']],
    ['get-involved.html', '/get-involved', ['/get-involved.html', '/get-involved/']],
    ['robots.txt', '/robots.txt', []],
    ['index/about.html.txt', '/index/about.html.txt', []],
    ['_astro/client.Cd-EeyjT.js', '/_astro/client.Cd-EeyjT.js', []],
  ])('%s has the address %s', (file, address, others) => {
    expect(urlPathOf(file)).toBe(address);
    expect(aliasesOf(file)).toEqual(others);
  });
});
