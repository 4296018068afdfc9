import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseHtml } from 'parse5';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compress } from '#build/compress.ts';
import { OTHER_IDS } from '#content/ids.ts';
import { registeredPages } from '#content/pages.ts';
import { expectWithin } from './budgets.ts';
import { type BuiltFiles, buildCopy, copyContent, edit, filesOf, folderOf, merge, removeCopies } from './buildCopy.ts';
import {
  attribute,
  elementsOf,
  ERROR_DOCUMENTS,
  metaOf,
  misnamed,
  misprinted,
  pagesIn,
  sent,
  statementsIn,
  textOf,
  withLostHeadings,
} from './dist.ts';
import { buildSite, FIXTURE, FIXTURE_SITE, fixtureTime } from './fixture/buildSite.ts';
import { content } from './fixture/fixtureContent.ts';
import { findInvalid } from './validity.ts';

// Sites with other content than the fixture's, or built at another moment.

const [WORKSHOP = '', RETREAT = '', BRUNCH = ''] = content.events.upcoming.map(({ id }) => `events/${id}.yaml`);
const PICTURES = ['équipe d’été (1).JPG', 'Capture 10.30.00 AM.png'];

// Vitest ends its processes from outside, so they do not clean up by themselves.
afterAll(removeCopies);

describe('at the end of its first event, with the second moved to that day, and photographs', () => {
  let built: BuiltFiles;
  beforeAll(async () => {
    const originals = await pictures();
    built = await buildCopy('moved', '2025-11-15T16:00:00-05:00', (copy) => {
      merge(copy, 'moved');
      // Every Mac writes this file.
      writeFileSync(join(copy, 'content/.DS_Store'), '');
      // A Mac writes accents as characters of their own, and a narrow space before AM.
      for (const [index, name] of PICTURES.entries())
        writeFileSync(
          join(copy, 'content/images', name.normalize('NFD').replace(' AM', '\u202fAM')),
          originals[index] ?? '',
        );
      writeFileSync(join(copy, 'content/images/kept for later & more.jpg'), originals[2] ?? '');
    });
  });

  test('pages offer calendars and tell search engines only what is ahead, and keep files of what is over', () => {
    const cards = elementsOn(built, '/events')
      .filter((part) => part.tagName === 'article')
      .slice(0, 3);
    const hasCalendar = (part: Element) => attribute(part, 'href')?.startsWith('/calendar/') ?? false;
    expect(cards.map((card) => elementsOf(card).some(hasCalendar))).toEqual([true, true, false]);
    // Somebody may have linked to a file of an event that is over.
    expect([...built.keys()].filter((file) => /^calendar\/.*\.ics$/.test(file))).toHaveLength(3);
    // The longest event ends last.
    expect(html(built, '/events')).toContain('data-until="2025-11-18T17:00:00-05:00"');
    expect(textOn(built, '/events')).toMatch(/November 15, 2025, 9:00 AM – ?Tuesday, November 18, 5:00 PM EST/);
    expect(statementsIn({ elements: elementsOn(built, '/events') })).toHaveLength(2);
  });

  test('pages are valid', async () => {
    expect(await findInvalid(join(folderOf('moved'), 'dist'))).toEqual([]);
  });

  test('giving once is connected, although nothing else is, and Donate says so', () => {
    expect(linksOn(built, '/donate')).toContain('https://give.example.org/once');
    expect(waysToGive(built)).toEqual(['once']);
    expect(textOn(built, '/donate')).toContain('123456789RR0001');
  });

  test('of events without registration nothing says that anybody registers', () => {
    const { register, dropIn, byLetter, askSpot } = content.eventCard;
    for (const page of ['/', '/events'])
      for (const words of [register, askSpot, byLetter]) expect(textOn(built, page)).not.toContain(words);
    expect(textOn(built, '/events')).toContain(dropIn.text);
    expect(textOn(built, '/')).toContain(dropIn.link);
  });

  test.each(PICTURES)('%s keeps its shape and transparency, in two formats', async (name) => {
    const shown = ['/events', '/about']
      .flatMap((page) => elementsOn(built, page).filter(({ tagName }) => tagName === 'picture'))
      .map(elementsOf);
    const alt = `The picture ${name}.`;
    const isIt = (part: Element) => attribute(part, 'alt')?.replaceAll('\u00a0', ' ') === alt;
    const parts = shown.find((all) => all.some(isIt)) ?? [];
    const named = parts.map((part) => `${attribute(part, 'srcset') ?? ''} ${attribute(part, 'src') ?? ''}`);
    const files = named.join(' ').match(/\/_astro[^\s,]+/g) ?? [];
    expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(
      new Set(['avif', name === PICTURES[1] ? 'png' : 'jpg']),
    );
    expect(parts.flatMap((part) => attribute(part, 'type') ?? [])).toEqual(['image/avif']);
    for (const file of files) {
      // No space or accent of an editor's file name reaches a header rule, a host or `srcset`.
      expect(file).toMatch(/^\/_astro\/photograph\.[\w.-]+\.(avif|png|jpg)$/);
      const bytes = built.get(file.slice(1));
      const { width, height, space } = await sharp(bytes).metadata();
      expect([width / height, space], file).toEqual([expect.closeTo(4 / 3, 1), 'srgb']);
      expect((await sharp(bytes).stats()).isOpaque, file).toBe(name !== PICTURES[1]);
    }
  });

  test('nothing is published that no page and no script names', () => {
    const own = [...built.keys()].filter((file) => /^(_astro|art)\//.test(file));
    expect(own.filter((file) => file.endsWith('.avif'))).not.toEqual([]);
    const texts = [...built].map(([file, bytes]) => (/\.(html|js)$/.test(file) ? bytes.toString() : '')).join('');
    expect(own.filter((file) => !texts.includes(file.slice(file.lastIndexOf('/') + 1)))).toEqual([]);
  });
});

test.concurrent('the same content built again, in another time zone, is the same to the byte', async () => {
  const one = filesOf(FIXTURE_SITE);
  await buildCopy('again', fixtureTime().toISOString(), undefined, { TZ: 'America/Vancouver' });
  const again = join(folderOf('again'), 'dist');
  await compress(again);
  const other = filesOf(again);
  expect([...other.keys()].sort()).toEqual([...one.keys()].sort());
  expect([...one].filter(([file, bytes]) => !other.get(file)?.equals(bytes)).map(([file]) => file)).toEqual([]);
});

describe('a preview with cancelled and postponed events', () => {
  let built: BuiltFiles;
  beforeAll(async () => {
    const change = (copy: string) => {
      rmSync(join(copy, 'content', WORKSHOP));
      edit(copy, RETREAT, (retreat) => Object.assign(retreat, { status: 'postponed' }));
      // Home then shows other programs.
      rmSync(join(copy, 'content/programs', `${content.pages.home.programs.featured[0]}.yaml`));
      edit(copy, BRUNCH, (brunch) => Object.assign(brunch, { status: 'cancelled', timeZone: 'America/Vancouver' }));
      const giving = { monthlyUrl: 'https://give.example.org/monthly?cents={cents}' };
      edit(copy, 'site.yaml', (site) => Object.assign(site, { charity: 'nonprofit', giving }));
    };
    // It is still 2025 in Toronto, and already 2026 by UTC.
    built = await buildCopy('preview', '2025-12-31T23:30:00-05:00', change, { PREVIEW: 'true' });
  });

  test('each page says that it is a preview, and stays out of search engines', async () => {
    const pages = pagesIn(join(folderOf('preview'), 'dist'));
    expect(pages.length).toBeGreaterThan(7);
    for (const page of pages) {
      expect(page.html).toMatch(/<body>.{0,400}This is a preview\./s);
      expect(metaOf(page, 'robots')).toEqual(['noindex']);
    }
    expect(await findInvalid(join(folderOf('preview'), 'dist'))).toEqual([]);
  });

  test('Home and Events say that no date is set, and search engines learn it', () => {
    expect(waysToGive(built)).toEqual(['monthly']);
    expect(textOn(built, '/donate')).toContain('Keep your bank’s confirmation');
    const { featured } = content.pages.home.programs;
    expect(new Set(html(built, '/').match(/\/programs#[\w-]+/g)).size).toBe(featured.length);
    expect(html(built, '/')).toMatch(/data-year[^>]*>2025</);
    // A postponed event is not over: it stays among those to come, as the last, once its day has passed.
    expect(textOn(built, '/events')).toMatch(
      /Networking Brunch.*Wellness & Self-Care Retreat.*planned for Wednesday, December 3.*Past events/,
    );
    expect(textOn(built, '/events')).toMatch(/11:00 AM–2:00 PM PST/);
    expect(textOn(built, '/events')).not.toContain('Toronto time');
    for (const page of ['/', '/events']) expect(textOn(built, page)).toContain(content.pages.events.upcoming.next);
    expect(statementsIn({ elements: elementsOn(built, '/events') })).toMatchObject([
      { eventStatus: 'https://schema.org/EventCancelled', startDate: '2026-01-20T11:00:00-08:00' },
      // Google asks for the old day until there is a new one.
      { eventStatus: 'https://schema.org/EventPostponed', startDate: '2025-12-03T09:00:00-05:00' },
    ]);
  });
});

/** What is so only until each service is connected, and what only afterwards. */
const { form, subjects } = content.pages.contact;
const SERVICES: Record<string, { until: (string | undefined)[]; afterwards: string[] }> = {
  contact: {
    until: [form.privacy, form.noScript.strong, form.notConnected.strong, form.notConnected.send],
    afterwards: [form.connected.strong, form.connected.privacy, form.send],
  },
  giving: {
    until: [content.pages.donate.notice.neither],
    afterwards: [content.pages.donate.notice.both],
  },
  newsletter: {
    until: [subjects.find(({ id }) => id === 'newsletter')?.subject],
    afterwards: ['another website in this tab: subscriptions.newsletters.example.org'],
  },
  registration: {
    until: [content.eventCard.byLetter, content.eventCard.askSpot],
    afterwards: ['another website in this tab: tickets.example.org'],
  },
};

test.concurrent('pages say what is so in each combination of connected services', async () => {
  const combinations = Object.keys(SERVICES).reduce<string[][]>(
    (all, service) => all.flatMap((some) => [some, [...some, service]]),
    [[]],
  );
  const all = parse(readFileSync(join(FIXTURE, 'grown/site.yaml'), 'utf8')) as object;
  const copies = combinations.map((connected) => {
    const copy = copyContent(`connected-${connected.join('-')}`);
    const chosen = Object.entries(all).filter(([name]) => connected.includes(name));
    edit(copy, 'site.yaml', (site) => Object.assign(site, Object.fromEntries(chosen)));
    const url = connected.includes('registration') && { registrationUrl: 'https://tickets.example.org/' };
    for (const file of [WORKSHOP, RETREAT, BRUNCH]) edit(copy, file, (event) => Object.assign(event, url));
    return copy;
  });
  const [none = ''] = copies;
  await buildSite(none, join(none, 'built'), new Date('2025-11-01T12:00:00-04:00'), {}, copies);
  const sites = copies.map((copy) => textsOf(filesOf(join(copy, 'dist'))));
  expectWithin('eventsAhead', sent(html(filesOf(join(none, 'built')), '/events')), '/events');
  for (const [index, connected] of combinations.entries()) {
    const isSaid = (words = '') => sites[index]?.some((text) => text.includes(words.split('{')[0]?.trim() ?? ''));
    for (const [service, { until, afterwards }] of Object.entries(SERVICES)) {
      const [so, untrue] = connected.includes(service) ? [afterwards, until] : [until, afterwards];
      const wrong = [untrue.filter(isSaid), so.filter((words) => !isSaid(words))];
      expect(wrong, `${service} with ${connected.join(', ')}`).toEqual([[], []]);
    }
  }
  // Whatever a combination changes follows from one service: no sentence waits for two or three.
  const sentences = sites.map((texts) => new Set(texts.flatMap((text) => text.split(/(?<=[.?!]) /))));
  const follows = (sentence: string, service: string) =>
    new Set(combinations.map((some, index) => some.includes(service) === sentences[index]?.has(sentence))).size === 1;
  const strange = [...new Set(sentences.flatMap((some) => [...some]))].filter(
    (sentence) =>
      !sentences.every((some) => some.has(sentence)) &&
      !Object.keys(SERVICES).some((service) => follows(sentence, service)),
  );
  expect(strange).toEqual([]);
});

describe('with every fact filled in', () => {
  let built: BuiltFiles;
  beforeAll(async () => {
    // It is a leap day, and some events are over.
    built = await buildCopy('full', '2028-02-29T12:00:00-05:00', (copy) => {
      merge(copy, 'full');
      edit(copy, BRUNCH, (brunch) => Object.assign(brunch, { date: '2029-07-20' }));
      edit(copy, 'events/2030-03-06-story-circle.yaml', (circle) => Object.assign(circle, { status: 'soldOut' }));
      const event = content.events.upcoming[2]?.id;
      edit(copy, 'pages/home.yaml', (home) => Object.assign(home['event'] as object, { event }));
    });
  });

  test('a link says by itself, to a screen reader, where it leads', () => {
    // Get Involved shows at most one of these, to whoever comes from a program.
    const { link: fromProgram } = content.pages.getInvolved.fromProgram;
    for (const page of pagesOf(built)) {
      const placeOf = (link: Element) => attribute(link, 'href')?.replace(/^#/, `${page}#`);
      const links = elementsOn(built, page).filter((part) => part.tagName === 'a' && textOf(part) !== fromProgram);
      const named = Map.groupBy(links, (link) => attribute(link, 'aria-label') ?? textOf(link));
      const unclear = [...named].filter(([, same]) => new Set(same.map(placeOf)).size > 1);
      expect(unclear.map(([name]) => name)).toEqual([]);
    }
  });

  test('all that an editor has filled in can be read, or is where a link leads', () => {
    const files = [...filesOf(join(FIXTURE, 'full'))].filter(([file]) => file.endsWith('.yaml'));
    const filled = files.flatMap(([, text]) => leaves(parse(text.toString())));
    const seen = pagesOf(built)
      .map((page) => `${textOn(built, page)} ${linksOn(built, page).join(' ')}`)
      .join(' ');
    expect(filled.length).toBeGreaterThan(60);
    // Days are written out.
    const days = /^\d{4}-\d\d-\d\d$/;
    const unseen = filled.filter((words) => !days.test(words) && !seen.includes(words));
    expect(unseen.map((words) => `tests/fixture/full says “${words}”, and no page does.`)).toEqual([]);
    // No card sends somebody to us for a fact that it has.
    expect(seen).not.toMatch(/Ask us:/);
  });

  test('Programs says once what is true of every program, and each program the rest', () => {
    const programs = [...filesOf(join(FIXTURE, 'full/programs')).values()];
    const facts = programs.flatMap((text) => leaves((parse(text.toString()) as { facts: object }).facts));
    const told = Map.groupBy(facts, (words) => words);
    const times = [...told].map(([words, { length }]) => [words, length === programs.length ? 1 : length]);
    expect(Math.max(...[...told.values()].map(({ length }) => length))).toBe(programs.length);
    const page = textOn(built, '/programs');
    expect(times).toEqual([...told.keys()].map((words) => [words, page.split(words).length - 1]));
  });

  test('each part to which the check lets a link lead is on its page', () => {
    const idsOn = (page: string) => elementsOn(built, page).flatMap((part) => attribute(part, 'id') ?? []);
    const parts = registeredPages.flatMap(({ address = '', parts }) => parts.map((id) => ({ address, id })));
    const gone = parts.filter(({ address, id }) => !idsOn(address).includes(id));
    const others = OTHER_IDS.filter((id) => !pagesOf(built).some((page) => idsOn(page).includes(id)));
    expect([
      ...gone.map(({ address, id }) => `src/content/pages.ts names ${address}#${id}, which is not there.`),
      ...others.map((id) => `src/content/ids.ts names ${id}, which is on no page.`),
    ]).toEqual([]);
  });

  test('Home says of its event that it is cancelled, and Events names the zones of its times', () => {
    expect(textOn(built, '/')).toContain(content.eventCard.status.cancelled);
    expect(textOn(built, '/events')).toContain('EST or EDT');
  });

  test('Events says each fact once, it and About keep to their budgets, and search engines learn how to reach us', () => {
    const page = html(built, '/events');
    const without = page.replace(/<article(?:(?!<article).)*Two minutes on foot.*?<\/article>/s, '');
    expect(without).not.toContain('Two minutes on foot');
    expectWithin('eventWithAllFacts', sent(page) - sent(without), '/events');
    expectWithin('filledAbout', sent(html(built, '/about')), '/about');
    const [organization] = statementsIn({ elements: elementsOn(built, '/') });
    expect(organization).toMatchObject({ telephone: '+1 416 555 0199', sameAs: ['https://www.instagram.com/circle'] });
    expect(textOn(built, '/events').match(/Two minutes on foot/g)).toHaveLength(1);
  });

  test('pages are valid and heard whole, and links are named by their words', async () => {
    for (const page of pagesOf(built)) {
      for (const find of [misnamed, withLostHeadings])
        expect(find(elementsOn(built, page)).map(textOf), page).toEqual([]);
      expect(misprinted(elementsOn(built, page)), `on paper, ${page}`).toEqual([]);
      const open = elementsOn(built, page).filter(
        (it) => it.tagName === 'details' && attribute(it, 'open') !== undefined,
      );
      expect(open.length, `open, ${page}`).toBe(page === '/contact' ? 2 : 0);
    }
    expect(await findInvalid(join(folderOf('full'), 'dist'))).toEqual([]);
  });
});

type Element = ReturnType<typeof elementsOf>[number];

/** The words in a file of content. Fields that only decide how something is shown are left out. */
function leaves(value: unknown, key = ''): string[] {
  if (/^(group|date|start|end|previousDate|month|status|colour|attendance|consent|kind|until|file|alt)$/.test(key))
    return [];
  // An email address is a link, and a line that begins with a dash is an item of a list.
  if (typeof value === 'string')
    return value.split(/\n+/).map((line) => line.replace(/^– |\[|\]\(.*?\)/g, '').replace(/^\S+@\S+$/, 'mailto:$&'));
  return value instanceof Object ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, name)) : [];
}

function pagesOf(built: BuiltFiles): string[] {
  const files = [...built.keys()].filter((file) => file.endsWith('.html') && !ERROR_DOCUMENTS.includes(file));
  return files.map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);
}

function html(built: BuiltFiles, page: string): string {
  return String(built.get(`${page.slice(1) || 'index'}.html`));
}

function elementsOn(built: BuiltFiles, page: string): Element[] {
  return elementsOf(parseHtml(html(built, page)));
}

function textOn(built: BuiltFiles, page: string): string {
  const main = elementsOn(built, page).find(({ tagName }) => tagName === 'main');
  return main ? textOf(main).replaceAll(/\s+/g, ' ') : '';
}

/** What the pages say, by paragraph, heading, fact and control. */
function textsOf(built: BuiltFiles): string[] {
  const parts = pagesOf(built).flatMap((page) => elementsOn(built, page));
  return parts
    .filter(({ tagName }) => /^(p|h\d|dt|dd|a|button|summary|noscript)$/.test(tagName))
    .map((part) => textOf(part).replaceAll(/\s+/g, ' '));
}

function linksOn(built: BuiltFiles, page: string): string[] {
  return elementsOn(built, page).flatMap((part) => attribute(part, 'href') ?? []);
}

/** What Donate says of how to give, by its name in the content. */
function waysToGive(built: BuiltFiles): string[] {
  const { link: _link, ...sentences } = content.pages.donate.notice;
  const said = Object.entries(sentences).filter(([, words]) =>
    textOn(built, '/donate').includes(words.split('{')[0] ?? ''),
  );
  return said.map(([state]) => state);
}

/** Three pictures: one in CMYK, one with a transparent ground, and one more. */
function pictures(): Promise<Buffer[]> {
  const draw = (background: string) => sharp({ create: { width: 640, height: 480, channels: 4, background } });
  return Promise.all([
    draw('#c03020').removeAlpha().toColourspace('cmyk').jpeg().toBuffer(),
    draw('#c0302080').png().toBuffer(),
    draw('#2030c0').jpeg().toBuffer(),
  ]);
}
