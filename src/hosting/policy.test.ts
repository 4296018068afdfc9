import { describe, expect, it } from 'vitest';
import { addressOf, contentTypes, headersOf, otherSpellings } from '#hosting/policy.ts';

describe('what a page is sent with', () => {
  it('denies what an injected script could misuse, at most 15 features', () => {
    const features = (headersOf('about.html')['Permissions-Policy'] ?? '').split(',');
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([]);
    expect(features.length).toBeLessThanOrEqual(15);
  });

  it('takes less than 650 bytes of the first flight', () => {
    const lines = Object.entries(headersOf('about.html')).map(([name, value]) => `${name}: ${value}\r\n`);
    expect(Buffer.byteLength(lines.join(''))).toBeLessThan(650);
  });
});

describe('what other files are sent with', () => {
  it.each(['_astro/client.js', 'art/home-hero.svg', 'art/hero.abc.svg'])('%s is refused: it has no hash', (file) => {
    expect(() => headersOf(file)).toThrow(`${file} has no hash in its name`);
  });

  it('an unknown extension stops the build', () => {
    expect(() => headersOf('notes.docx')).toThrow('notes.docx has an ending without a content type');
  });

  it('compressed formats have no Vary header', () => {
    const varies = contentTypes.map(([ending]) => ending).filter((ending) => 'Vary' in headersOf(`x${ending}`));
    expect(varies).toEqual(['.css', '.html', '.ico', '.ics', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
  });
});

describe('addresses', () => {
  it.each([
    ['index.html', '/', ['/index.html']],
    ['about.html', '/about', ['/about.html', '/about/']],
    ['get-involved.html', '/get-involved', ['/get-involved.html', '/get-involved/']],
    ['robots.txt', '/robots.txt', []],
    ['_astro/client.Cd-EeyjT.js', '/_astro/client.Cd-EeyjT.js', []],
  ])('%s has the address %s', (file, address, others) => {
    expect(addressOf(file)).toBe(address);
    expect(otherSpellings(file)).toEqual(others);
  });
});
