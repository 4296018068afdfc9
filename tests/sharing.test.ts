import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../gate/budgets.ts';
import { fixtureTime } from './fixture/build.ts';
import { content } from './fixture/content.ts';
import { attribute, type BuiltPage, builtFiles, builtPages, DIST, named, textOf } from './dist.ts';

const { site } = content;
const pages = builtPages();
const shared = pages.flatMap((page) => (page.path === undefined ? [] : [{ page, name: page.path }]));
const cards = builtFiles().filter((file) => file.startsWith('cards/'));

describe.each(shared)('a link to $name', ({ page, name }) => {
  test('has its own title, text, address and picture', () => {
    const title = named(page, 'title').map(textOf)[0];
    const shown = new Map(named(page, 'meta').map((meta) => [attribute(meta, 'property'), attribute(meta, 'content')]));
    expect(shown.get('og:title')).toBe(title);
    expect(shown.get('og:description')).toBe(metaNamed(page, 'description'));
    expect(shown.get('og:site_name')).toBe(site.name);
    expect(shown.get('og:url')).toBe(new URL(name, site.url).href);
    expect(metaNamed(page, 'twitter:card')).toBe('summary_large_image');
    const picture = new URL(shown.get('og:image') ?? '');
    expect(picture.origin).toBe(site.url);
    expect(cards).toContain(picture.pathname.slice(1));
    expect([shown.get('og:image:width'), shown.get('og:image:height')]).toEqual(['1200', '630']);
    expect(metaNamed(page, 'twitter:image:alt')).toBe(shown.get('og:image:alt'));
    expect(shown.get('og:image:alt')).toContain(site.name);
  });
});

test('error documents have no data for sharing', () => {
  const made = pages
    .filter((page) => page.path === undefined)
    .flatMap((page) => named(page, 'meta').filter((meta) => attribute(meta, 'property')?.startsWith('og:')));
  expect(made).toEqual([]);
});

test.each(cards)('%s has the size that networks ask for, and is light', async (file) => {
  const { format, width, height } = await sharp(join(DIST, file)).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(statSync(join(DIST, file)).size).toBeLessThanOrEqual(BUDGETS.card);
});

test('a phone’s home screen gets an icon without a transparent edge', async () => {
  const icon = sharp(join(DIST, 'apple-touch-icon.png'));
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});

test('security.txt says where to report a vulnerability, and expires within a year', () => {
  const fields = new Map(
    read('.well-known/security.txt')
      .toString()
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`mailto:${site.email}`);
  expect(fields.get('Canonical')).toBe(`${site.url}/.well-known/security.txt`);
  const expires = Temporal.Instant.from(fields.get('Expires') ?? '');
  const now = Temporal.Instant.fromEpochMilliseconds(fixtureTime().getTime());
  expect(Temporal.Instant.compare(expires, now.add({ hours: 24 * 30 })), 'a month or more is left').toBe(1);
  expect(Temporal.Instant.compare(expires, now.add({ hours: 24 * 365 })), 'less than a year is left').toBe(-1);
});

function read(file: string): Buffer {
  return readFileSync(join(DIST, file));
}

function metaNamed(page: BuiltPage, name: string): string | undefined {
  const meta = named(page, 'meta').find((candidate) => attribute(candidate, 'name') === name);
  return meta && attribute(meta, 'content');
}
