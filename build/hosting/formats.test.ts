import { describe, expect, it } from 'vitest';
import { cloudflare, githubPages, netlify } from '#build/hosting/formats.ts';
import { urlPathOf, aliasesOf } from '#build/hosting/policy.ts';
import type { Site } from '#build/hosting/site.ts';

function site(...files: string[]): Site {
  return {
    folder: '',
    files: new Map(files.map((file) => [urlPathOf(file), file])),
    redirects: new Map(files.flatMap((file) => aliasesOf(file).map((from) => [from, urlPathOf(file)] as const))),
  };
}

const SMALL = site('index.html', 'about.html', 'robots.txt', 'icon.svg', '_astro/a.12345678.js');
const PHOTOGRAPHS = Array.from({ length: 200 }, (_, index) => `_astro/photo-${index}.12345678.webp`);

/** The rules of a _headers file: header lines by pattern. */
function rules(text = ''): Map<string, string[]> {
  const blocks = text.trim().split(/\n(?=\/)/);
  return new Map(blocks.map((block) => block.split('\n')).map(([pattern = '', ...lines]) => [pattern, lines]));
}

describe('a _headers file', () => {
  it('caches only hashed files for a year, and never a missing one', () => {
    const all = rules(cloudflare(SMALL, 'site')['site/_headers']);
    expect(all.get('/_astro/a.12345678.js')).toEqual(['  Cache-Control: public, max-age=31536000, immutable']);
    expect([...all.keys()]).toEqual(['/*', '/icon.svg', '/_astro/a.12345678.js']);
  });

  it('stays within Cloudflare’s limit of rules, however many photographs there are', () => {
    const all = rules(cloudflare(site('index.html', 'icon.svg', ...PHOTOGRAPHS), 'site')['site/_headers']);
    expect(all.size).toBeLessThanOrEqual(100);
    expect(all.get('/_astro/*')).toEqual(['  Cache-Control: public, max-age=31536000, immutable']);
  });

  it('has no line that Cloudflare would truncate', () => {
    const lines = [...rules(netlify(SMALL)['site/_headers']).values()].flat();
    expect(lines.filter((line) => line.length > 2000 || !/^ {2}[\w-]+: \S/.test(line))).toEqual([]);
  });
});

describe('redirects', () => {
  it('cover every other spelling, permanently', () => {
    expect(cloudflare(SMALL, 'site')['site/_redirects']).toBe(
      '/index.html / 301\n/about.html /about 301\n/about/ /about 301\n',
    );
  });

  it('leave out what would loop on Netlify', () => {
    expect(netlify(SMALL)['site/_redirects']).toBe('/about.html /about 301!\n');
  });
});

it('GitHub Pages publishes folders with an underscore, and gets the domain once there is one', () => {
  expect(githubPages(undefined)).toEqual({ 'site/.nojekyll': '' });
  expect(githubPages('home.arpa')['site/CNAME']).toBe('home.arpa\n');
});
