import { describe, expect, it } from 'vitest';
import { withPolicy } from '#finishing/contentSecurityPolicy.ts';
import { addressOf, fileHeaders, otherSpellings } from '#hosting/policy.ts';

const html = withPolicy('<!doctype html><meta charset="utf-8"><title>About</title>', 'about.html');

function headersOf(file: string, text = ''): Record<string, string> {
  return Object.fromEntries(fileHeaders(file, text).map(({ name, value }) => [name, value]));
}

describe('what a page is sent with', () => {
  const headers = headersOf('about.html', html);

  // Written out once more on purpose: whoever weakens one of these has to do it in two places.
  it.each([
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Cache-Control', 'no-cache'],
    ['Vary', 'Accept-Encoding'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['Referrer-Policy', 'strict-origin'],
    ['X-Frame-Options', 'DENY'],
  ])('%s: %s', (name, value) => {
    expect(headers[name]).toBe(value);
  });

  it.each([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])('its policy says %s', (directive) => {
    expect(headers['Content-Security-Policy']?.split('; ')).toContain(directive);
  });

  it('its policy allows nothing unsafe', () => {
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*|https?:/);
  });

  it('it may write to the clipboard and nothing else', () => {
    const features = (headers['Permissions-Policy'] ?? '').split(', ');
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['clipboard-write=(self)']);
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-read']) {
      expect(features).toContain(`${feature}=()`);
    }
    expect(new Set(features).size).toBe(features.length);
  });
});

describe('what other files are sent with', () => {
  it.each(['_astro/client.Cd-EeyjT.js', '_astro/ojuju.DlzwKK1M.woff2', 'art/home-hero.5c0ca446.svg'])(
    '%s stays for a year',
    (file) => {
      expect(headersOf(file, '<svg/>')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each(['_astro/client.js', 'art/home-hero.svg', 'art/hero.abc.svg'])('%s must not: it has no hash', (file) => {
    expect(() => headersOf(file, '<svg/>')).toThrow(`${file} has no hash in its name`);
  });

  it.each(['robots.txt', 'events/brunch.ics', 'sitemap.xml'])('%s is asked about every time', (file) => {
    expect(headersOf(file)['Cache-Control']).toBe('no-cache');
  });

  it('icons stay for a day', () => {
    expect(headersOf('icon.svg', '<svg/>')['Cache-Control']).toBe('public, max-age=86400');
    expect(headersOf('favicon.ico')['Cache-Control']).toBe('public, max-age=86400');
  });

  it('a script is not sniffed, and carries nothing that is only for pages', () => {
    expect(headersOf('_astro/client.Cd-EeyjT.js')).toEqual({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('a font is compressed already, so that nothing varies', () => {
    expect(headersOf('_astro/ojuju.DlzwKK1M.woff2')).not.toHaveProperty('Vary');
  });

  it('a drawing opened by itself can do nothing', () => {
    expect(headersOf('icon.svg', '<svg/>')['Content-Security-Policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('an ending that nobody has decided about stops the build', () => {
    expect(() => headersOf('notes.docx')).toThrow('notes.docx has an ending without a content type');
  });

  it('a page without its policy is not served', () => {
    expect(() => headersOf('about.html', '<title>About</title>')).toThrow(
      'about.html carries no content security policy',
    );
  });
});

describe('addresses', () => {
  it.each([
    ['index.html', '/', ['/index.html']],
    ['about.html', '/about', ['/about.html', '/about/']],
    ['get-involved.html', '/get-involved', ['/get-involved.html', '/get-involved/']],
    ['robots.txt', '/robots.txt', []],
    ['_astro/client.Cd-EeyjT.js', '/_astro/client.Cd-EeyjT.js', []],
  ])('%s is seen at %s', (file, address, others) => {
    expect(addressOf(file)).toBe(address);
    expect(otherSpellings(file)).toEqual(others);
  });
});
