import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../gate/budgets.ts';
import { attribute, filesIn, pagesIn, DIST, metaOf, named, statementsIn, textOf } from './dist.ts';
import { content } from './fixture/content.ts';

const { site } = content;
const pages = pagesIn(DIST);
const shared = pages.flatMap((page) => (page.path === undefined ? [] : [{ page, name: page.path }]));
const cards = filesIn(DIST).filter((file) => file.startsWith('cards/'));

describe.each(shared)('a link to $name', ({ page, name }) => {
  test('has its own title, text, address and picture, and tells search engines only addresses of this site', () => {
    const shown = new Map(named(page, 'meta').map((meta) => [attribute(meta, 'property'), attribute(meta, 'content')]));
    expect([shown.get('og:title')]).toEqual(named(page, 'title').map(textOf).slice(0, 1));
    expect([shown.get('og:description')]).toEqual(metaOf(page, 'description'));
    expect(shown.get('og:site_name')).toBe(site.name);
    expect(shown.get('og:url')).toBe(new URL(name, site.url).href);
    expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    expect(cards.map((card) => `${site.url}/${card}`)).toContain(shown.get('og:image'));
    expect([shown.get('og:image:width'), shown.get('og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(page, 'twitter:image:alt')).toEqual([shown.get('og:image:alt')]);
    expect(shown.get('og:image:alt')).toBeTruthy();
    const addresses = JSON.stringify(statementsIn(page)).match(/https:[^"]+/g) ?? [];
    expect(
      addresses.filter((address) => !/^https:\/\/schema\.org/.test(address) && !address.startsWith(site.url)),
    ).toEqual([]);
  });
});

test.each(cards)('%s has the size that networks ask for, and is light', async (file) => {
  const { format, width, height } = await sharp(join(DIST, file)).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(statSync(join(DIST, file)).size).toBeLessThanOrEqual(BUDGETS.card);
});

test('a tab gets an icon, and a phone’s home screen one without a transparent edge', async () => {
  const icon = sharp(join(DIST, 'apple-touch-icon.png'));
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
  for (const page of pages) {
    const icons = named(page, 'link').filter((link) => attribute(link, 'rel')?.endsWith('icon'));
    expect(icons.map((link) => attribute(link, 'href'))).toEqual(['/icon.svg', '/apple-touch-icon.png']);
  }
});

test('structured data has the facts of the organization and no others', () => {
  const all = shared.flatMap(({ page }) => statementsIn(page));
  const [locality, region] = site.city.split(', ');
  const organization = all.find((statement) => statement['@type'] === 'NGO');
  // A network's front page is nobody's account: no sameAs.
  expect(organization).toEqual({
    '@type': 'NGO',
    '@id': `${site.url}/#organization`,
    name: site.name,
    description: content.pages.home.description,
    url: `${site.url}/`,
    logo: expect.stringMatching(/\.png$/),
    email: site.email,
    address: { '@type': 'PostalAddress', addressLocality: locality, addressRegion: region, addressCountry: 'CA' },
  });
});
