import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseHtml } from 'parse5';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type BuiltFiles, buildCopy } from './buildCopy.ts';
import { attribute, type BuiltPage, builtPages, DIST, elementsOf, named, textOf } from './dist.ts';
import { content } from './fixture/content.ts';
import { fillEverything } from './fullContent.ts';
import { statementsIn } from './statements.ts';

// Small promises that nothing else would notice being broken.

const pages = builtPages();
const pageAt = (address: string): BuiltPage => {
  const page = pages.find(({ path }) => path === address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  return page;
};

describe.each(pages.map((page) => ({ name: page.path ?? page.file, page })))('$name', ({ page }) => {
  const preloads = named(page, 'link').filter((link) => attribute(link, 'rel') === 'preload');
  const asked = (kind: string) => preloads.filter((link) => attribute(link, 'as') === kind);

  test('asks for the fonts of its first words early, and for its first picture with priority', () => {
    expect(asked('font').map((link) => attribute(link, 'href')?.replace(/\.[\w-]+\.woff2$/, ''))).toEqual([
      '/_astro/ojuju-latin',
      '/_astro/radio-canada-latin',
    ]);
    const pictures = asked('image').map((link) => attribute(link, 'fetchpriority'));
    expect(pictures.filter((priority) => priority !== 'high')).toEqual([]);
    const first = named(page, 'img').filter((image) => attribute(image, 'fetchpriority') === 'high');
    expect(first.map((image) => attribute(image, 'loading') ?? 'at once')).toEqual(pictures.map(() => 'at once'));
  });

  test('lets browsers fetch pages before they are opened, but no download', () => {
    const rules = named(page, 'script').find((script) => attribute(script, 'type') === 'speculationrules');
    if (page.path === undefined) return;
    const { prefetch } = JSON.parse(rules ? textOf(rules) : '{}') as {
      prefetch: { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }[];
    };
    const [all, { not }] = prefetch[0]?.where.and ?? [{ href_matches: '' }, { not: { href_matches: [] } }];
    const matches = (pathname: string, address: string) => new URLPattern({ pathname }).test({ pathname: address });
    const fetched = (address: string) =>
      matches(all.href_matches, address) && !not.href_matches.some((pattern) => matches(pattern, address));
    expect(['/calendar.ics', '/calendar/a.ics', '/cards/home.png', page.path].filter(fetched)).toEqual([]);
    expect(pages.flatMap(({ path }) => (path && path !== page.path && !fetched(path) ? [path] : []))).toEqual([]);
  });
});

test('the first picture of Home and of About has a preload', () => {
  for (const address of ['/', '/about'])
    expect(named(pageAt(address), 'link').map((link) => attribute(link, 'as'))).toContain('image');
});

test.each([
  ['/events', ['Women Empowerment Workshop', 'Wellness & Self-Care Retreat', 'Networking Brunch & Sisterhood Mixer']],
  ['/get-involved', ['Become a Member', 'Volunteer', 'Partner With Us']],
])('on %s each article has its title as its name', (address, titles) => {
  const page = pageAt(address);
  const names = named(page, 'article').map((article) => {
    const id = attribute(article, 'aria-labelledby');
    const label = page.elements.find((element) => attribute(element, 'id') === id);
    return label && textOf(label).replaceAll(/\s+/g, ' ');
  });
  expect(names).toEqual(titles);
});

test('drawings of women are described for people who cannot see them', () => {
  const { home, about } = content.pages;
  for (const [address, texts] of [
    ['/', [home.hero.art, home.closing.art]],
    ['/about', [about.hero.art, about.valuesLine.art]],
  ] as const)
    expect(named(pageAt(address), 'img').map((image) => attribute(image, 'alt'))).toEqual(
      expect.arrayContaining([...texts]),
    );
});

test('the page for errors of the server is at no address of Cloudflare’s, which would serve it as any other', () => {
  expect(readFileSync(join(DIST, '.assetsignore'), 'utf8').split('\n')).toContain('500.html');
});

test('of the questions the first is open', () => {
  const open = named(pageAt('/contact'), 'details').map((details) => attribute(details, 'open') !== undefined);
  expect(open).toEqual([true, false, false, false]);
});

describe('a site before its events, with one cancelled, one moved and a testimonial without a name', () => {
  const built = buildCopy('promises', '2025-11-01T12:00:00-04:00', (copy) => {
    fillEverything(copy, (file, data) =>
      file.startsWith('testimonials/') ? { ...data, name: undefined, consent: '2025-10-01' } : undefined,
    );
    change(copy, 'pages/home.yaml', (home) => delete (home['event'] as Record<string, unknown>)['event']);
    change(copy, 'events/2025-11-15-women-empowerment-workshop.yaml', (event) =>
      Object.assign(event, { status: 'cancelled' }),
    );
    change(copy, 'events/2025-12-03-wellness-self-care-retreat.yaml', (event) =>
      Object.assign(event, { status: 'rescheduled', previousDate: '2025-11-20' }),
    );
  });
  const textAt = (file: string) => elements(built, file).find(({ tagName }) => tagName === 'main');

  test('Home shows the next event that takes place', () => {
    const main = textAt('index.html');
    const text = main ? textOf(main).replaceAll(/\s+/g, ' ') : '';
    expect(text).toContain('Wellness & Self-Care Retreat');
    expect(text).not.toContain('Women Empowerment Workshop');
  });

  test('search engines learn which day an event was moved from, and what is cancelled', () => {
    const events = statementsIn({ elements: elements(built, 'events.html') }).filter(
      (statement) => statement['@type'] === 'Event',
    );
    expect(events.find(({ name }) => name === 'Wellness & Self-Care Retreat')).toMatchObject({
      previousStartDate: expect.stringMatching(/^2025-11-20/),
      eventStatus: 'https://schema.org/EventRescheduled',
    });
    expect(events.find(({ name }) => name === 'Women Empowerment Workshop')).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
    });
  });

  test('a testimonial without a name is still somebody’s', () => {
    const captions = ['index.html', 'about.html', 'get-involved.html'].flatMap((file) =>
      elements(built, file).flatMap((part) => (part.tagName === 'figcaption' ? [textOf(part).trim()] : [])),
    );
    expect(captions.length).toBeGreaterThan(0);
    expect(captions.filter((caption) => !/\p{L}{3}/u.test(caption) || /undefined/.test(caption))).toEqual([]);
  });
});

test('of cancelled events neither Home nor Events says that they have taken place', () => {
  const built = buildCopy('cancelled', '2026-11-22T12:00:00-05:00', (copy) => {
    for (const day of ['2025-11-15-women-empowerment-workshop', '2025-12-03-wellness-self-care-retreat'])
      rmSync(join(copy, `content/events/${day}.yaml`));
    const last = '2026-01-20-networking-brunch-sisterhood-mixer';
    change(copy, 'pages/home.yaml', (home) => Object.assign(home['event'] as object, { event: last }));
    change(copy, `events/${last}.yaml`, (event) => Object.assign(event, { status: 'cancelled' }));
  });
  for (const file of ['index.html', 'events.html']) {
    // Nor later, by the visitor's clock.
    const said = elements(built, file).filter((part) => part.tagName === 'p' && /taken place/i.test(textOf(part)));
    expect(said.map((part) => textOf(part))).toEqual([]);
  }
});

function elements(built: BuiltFiles, file: string) {
  return elementsOf(parseHtml(built.get(file)?.toString() ?? ''));
}

/** Changes a file of a copy of the content. */
function change(copy: string, file: string, edit: (data: Record<string, unknown>) => unknown): void {
  const path = join(copy, 'content', file);
  const data = parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  edit(data);
  writeFileSync(path, stringify(data));
}
