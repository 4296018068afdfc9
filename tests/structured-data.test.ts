import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content } from './fixture/content.ts';
import { attribute, type BuiltPage, builtPages, DIST, named, textOf } from './dist.ts';
import { problemsWith } from './schemaOrg.ts';
import { type Statement, statementsIn } from './statements.ts';

const { site } = content;
const pages = builtPages();
const stated = pages.flatMap((page) => (page.path === undefined ? [] : [{ page, name: page.path }]));
const home = pageAt('/');

test('the structured data of every page is valid by schema.org', () => {
  const graphs = stated.flatMap(({ page }) => {
    const blocks = named(page, 'script').filter((script) => attribute(script, 'type') === 'application/ld+json');
    return blocks.map((block) => JSON.parse(textOf(block)));
  });
  expect(graphs.length).toBeGreaterThan(0);
  expect(problemsWith(graphs)).toEqual([]);
});

test('error documents have no structured data', () => {
  const silent = pages.filter((page) => page.path === undefined);
  expect(silent.flatMap(statementsIn)).toEqual([]);
});

test('the organization has the facts of the content and no others', () => {
  const [organization] = ofType(home, 'NGO');
  const [locality, region] = site.city.split(', ');
  const accounts = site.social.map(({ url }) => url).filter((url) => !/^https:\/\/[^/]+\/$/.test(url));
  expect(organization).toEqual({
    '@type': 'NGO',
    '@id': `${site.url}/#organization`,
    name: site.name,
    description: content.pages.home.description,
    url: `${site.url}/`,
    logo: expect.stringMatching(/\.png$/),
    email: site.email,
    address: { '@type': 'PostalAddress', addressLocality: locality, addressRegion: region, addressCountry: 'CA' },
    // A network's front page is nobody's account.
    ...(accounts.length > 0 ? { sameAs: accounts } : {}),
  });
  const [website] = ofType(home, 'WebSite');
  expect(website).toMatchObject({ name: site.name, publisher: { '@id': organization?.['@id'] } });
});

describe.each(stated)('$name', ({ page }) => {
  test('names only addresses of this site, and existing files', () => {
    const addresses = JSON.stringify(statementsIn(page)).match(/https:[^"]+/g) ?? [];
    const own = addresses.filter((address) => !address.startsWith('https://schema.org'));
    const accounts = site.social.map(({ url }) => url);
    expect(own.filter((address) => !address.startsWith(`${site.url}/`) && !accounts.includes(address))).toEqual([]);
    const lost = own.filter(
      (address) => /\.\w+$/.test(new URL(address).pathname) && !existsSync(join(DIST, new URL(address).pathname)),
    );
    expect(lost).toEqual([]);
  });
});

function pageAt(path: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

function ofType(page: BuiltPage, type: string): Statement[] {
  return statementsIn(page).filter((statement) => statement['@type'] === type);
}
