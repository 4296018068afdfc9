import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content } from './fixture/content.ts';
import { attribute, type BuiltPage, builtPages, DIST, elementsOf, named, textOf } from './dist.ts';
import { problemsWith } from './schemaOrg.ts';
import { type Statement, statementsIn } from './statements.ts';

const { site } = content;
const pages = builtPages();
const stated = pages.flatMap((page) => (page.path === undefined ? [] : [{ page, name: page.path }]));
const home = pageAt('/');

test('the structured data of every page is valid by schema.org', () => {
  const graphs = stated.map(({ page }) => {
    const blocks = named(page, 'script').filter((script) => attribute(script, 'type') === 'application/ld+json');
    expect(blocks, page.file).toHaveLength(1);
    return JSON.parse(blocks.map(textOf).join(''));
  });
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

describe.each(stated)('$name', ({ page, name }) => {
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

  test('has a breadcrumb under Home', () => {
    if (name === '/') return expect(ofType(page, 'BreadcrumbList')).toEqual([]);
    const canonical = named(page, 'link').find((link) => attribute(link, 'rel') === 'canonical');
    // The label above the heading.
    const label = textOf(first(named(page, 'main').flatMap(elementsOf), 'p'));
    expect(ofType(page, 'BreadcrumbList').map((list) => list['itemListElement'])).toEqual([
      [
        { '@type': 'ListItem', position: 1, name: site.name, item: `${site.url}/` },
        { '@type': 'ListItem', position: 2, name: label, item: canonical && attribute(canonical, 'href') },
      ],
    ]);
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

function first(elements: ReturnType<typeof elementsOf>, tagName: string) {
  const element = elements.find((candidate) => candidate.tagName === tagName);
  if (!element) throw new Error(`There is no <${tagName}>.`);
  return element;
}
