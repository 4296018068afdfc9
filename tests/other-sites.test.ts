import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseHtml } from 'parse5';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { compress } from '#build/compress.ts';
import { factFields } from '#content/factFields.ts';
import { eventFacts, optionFacts, programFacts } from '#content/schemas/facts.ts';
import { expectWithin } from './budgets.ts';
import { type BuiltFiles, buildCopy, edit, filesOf, folderOf, merge, removeCopies } from './buildCopy.ts';
import { attribute, elementsOf, metaOf, misnamed, pagesIn, sent, statementsIn, textOf } from './dist.ts';
import { FIXTURE, FIXTURE_SITE, fixtureTime } from './fixture/buildSite.ts';
import { content, eventEnds, overAt } from './fixture/fixtureContent.ts';
import { findInvalid } from './validity.ts';

// The site with other content than the fixture's, or at another moment.

const [WORKSHOP = '', RETREAT = '', BRUNCH = ''] = content.events.upcoming.map(({ id }) => `events/${id}.yaml`);
const ACCOUNT = 'https://www.instagram.com/circle';
const PICTURES = ['équipe d’été (1).JPG', 'Capture 10.30.00 AM.png'];

// Vitest ends its processes from outside.
afterAll(removeCopies);

test.concurrent.each([
  // During an event, when some are over and some are not.
  ['2025-12-03T12:00:00-05:00', '2025'],
  // On the day that only leap years have, when all are long over.
  ['2028-02-29T12:00:00-05:00', '2028'],
])('built at %s, every page is right', async (moment, year) => {
  const name = `on-${year}`;
  const built = await buildCopy(name, moment);
  expect(await findInvalid(join(folderOf(name), 'dist'))).toEqual([]);
  for (const file of [...built.keys()].filter((path) => path.endsWith('.html'))) {
    const years = elementsOf(parseHtml(built.get(file)?.toString() ?? '')).filter(
      (element) => attribute(element, 'data-year') !== undefined,
    );
    expect(years.map(textOf), file).toEqual([year]);
  }
  const shown = elementsOn(built, '/events').filter(
    (part) => part.tagName === 'article' && attribute(part, 'hidden') === undefined,
  );
  const { takenPlace } = content.eventCard;
  expect(shown.filter((part) => textOf(part).includes(takenPlace))).toHaveLength(overAt(moment));
  // Search engines hear only of what is ahead.
  expect(statementsIn({ elements: elementsOn(built, '/events') })).toHaveLength(eventEnds.length - overAt(moment));
  expect(built.get('calendar.ics')?.toString()).toContain(`DTSTAMP:${year}`);
});

describe('at the end of its first event, with the second moved to that day, and photographs', () => {
  let built: BuiltFiles;
  beforeAll(async () => {
    const originals = await pictures();
    built = await buildCopy('moved', '2025-11-15T16:00:00-05:00', (copy) => {
      merge(copy, 'moved');
      for (const event of [WORKSHOP, RETREAT, BRUNCH])
        edit(copy, event, (fields) => Object.assign(fields, { dropIn: true }));
      // As on every Mac.
      writeFileSync(join(copy, 'content/.DS_Store'), '');
      // As a Mac names them: with accents of their own and a narrow space before AM.
      for (const [index, name] of PICTURES.entries())
        writeFileSync(
          join(copy, 'content/images', name.normalize('NFD').replace(' AM', '\u202fAM')),
          originals[index] ?? '',
        );
      writeFileSync(join(copy, 'content/images/kept for later & more.jpg'), originals[2] ?? '');
      // First becomes last, and a sixth follows that names no layout.
      edit(copy, 'programs/empowerment-leadership.yaml', (program) => Object.assign(program, { order: 9 }));
      cpSync(join(copy, 'content/programs/wellness-healing.yaml'), join(copy, 'content/programs/sixth.yaml'));
      edit(copy, 'programs/sixth.yaml', (program) => {
        Object.assign(program, { title: 'A Sixth', order: 6 });
        delete program['layout'];
      });
    });
  });

  test('pages say without any script what is over, below what is to come, and offer calendars only for that', () => {
    // After the events, the news.
    const cards = elementsOn(built, '/events')
      .filter((part) => part.tagName === 'article' && attribute(part, 'hidden') === undefined)
      .slice(0, 3);
    const { takenPlace } = content.eventCard;
    expect(cards.map((card) => textOf(card).includes(takenPlace))).toEqual([false, false, true]);
    const hasCalendar = (part: Element) => attribute(part, 'href')?.startsWith('/calendar/') ?? false;
    expect(cards.map((card) => elementsOf(card).some(hasCalendar))).toEqual([true, true, false]);
    // A file that somebody has linked to stays where it was.
    expect([...built.keys()].filter((file) => /^calendar\/.*\.ics$/.test(file))).toHaveLength(3);
    // That the next date is not set is said after the longest.
    expect(html(built, '/events')).toContain('data-ends="2025-11-18T17:00:00-05:00" data-when="over"');
    const years = elementsOn(built, '/').filter((element) => attribute(element, 'data-year') !== undefined);
    expect(years.map(textOf)).toEqual(['2025']);
    // The day from which it was moved, and all days of the new date.
    expect(textOn(built, '/events')).toContain('planned for Wednesday, December 3, 2025');
    expect(textOn(built, '/events')).toMatch(/November 15, 2025, 9:00 AM – ?Tuesday, November 18, 5:00 PM EST/);
    expect(html(built, '/events')).toMatch(/<time dateTime="2025-11-15T09:00:00-05:00"[^>]*>Saturday, /);
  });

  test('search engines learn what is to come, and which day it was moved from', () => {
    const announced = statementsIn({ elements: elementsOn(built, '/events') });
    const stated = JSON.stringify([announced, statementsIn({ elements: elementsOn(built, '/') })]);
    expect(stated).not.toMatch(/isAccessibleForFree|undefined|null|""/);
    expect(announced.filter((statement) => statement['@type'] === 'Event')).toMatchObject([
      {
        name: 'Wellness & Self-Care Retreat',
        startDate: '2025-11-15T09:00:00-05:00',
        endDate: '2025-11-18T17:00:00-05:00',
        previousStartDate: '2025-12-03',
        eventStatus: 'https://schema.org/EventRescheduled',
      },
      { name: 'Networking Brunch & Sisterhood Mixer', startDate: '2025-11-16T11:00:00-05:00' },
    ]);
  });

  test('giving is connected, although nothing else is', () => {
    expect(linksOn(built, '/donate')).toContain('https://give.example.org/once');
    expect(textOn(built, '/donate')).toContain('123456789RR0001');
  });

  test('a link says by itself, to a screen reader, where it leads', () => {
    for (const page of ['/', '/about', '/programs', '/events']) {
      const main = elementsOn(built, page).find(({ tagName }) => tagName === 'main');
      const links = main ? elementsOf(main).filter(({ tagName }) => tagName === 'a') : [];
      // An address leads to letters with other subjects.
      const places = Map.groupBy(links, (link) =>
        (attribute(link, 'aria-label') ?? textOf(link)).replace(/.+@.+/, () => attribute(link, 'href') ?? ''),
      );
      const unclear = [...places].filter(([, same]) => new Set(same.map((link) => attribute(link, 'href'))).size > 1);
      expect(unclear.map(([name]) => name)).toEqual([]);
    }
  });

  test('a program is arranged in its own way wherever it stands, and one without a layout as one of the others', () => {
    const arranged = (site: BuiltFiles, id: string) => {
      const section = elementsOn(site, '/programs').find((part) => attribute(part, 'id') === id);
      const arrangement = section && elementsOf(section).find(({ tagName }) => tagName === 'div');
      return arrangement && attribute(arrangement, 'class');
    };
    const before = content.programs.map(({ id }) => arranged(filesOf(FIXTURE_SITE), id));
    expect(new Set(before).size).toBe(content.programs.length);
    expect(content.programs.map(({ id }) => arranged(built, id))).toEqual(before);
    expect(before).toContain(arranged(built, 'sixth'));
  });

  test('Home shows the next event that takes place', () => {
    expect(textOn(built, '/')).toContain('Wellness & Self-Care Retreat');
    expect(textOn(built, '/')).not.toContain('Women Empowerment Workshop');
  });

  test('of events without registration nothing says that anybody registers', () => {
    const { register, closed, dropIn, notOpen, askSpot } = content.eventCard;
    for (const page of ['/', '/events'])
      for (const words of [register, closed, askSpot, notOpen]) expect(textOn(built, page)).not.toContain(words);
    expect(textOn(built, '/events')).toContain(dropIn.text);
    expect(textOn(built, '/')).toContain(dropIn.link);
  });

  test('a testimonial without a name is still somebody’s', () => {
    const captions = ['/', '/about', '/get-involved']
      .flatMap((page) => elementsOn(built, page))
      .flatMap((part) => (part.tagName === 'figcaption' ? [textOf(part).trim()] : []));
    expect(captions.length).toBeGreaterThan(0);
    expect(captions.filter((caption) => !/\p{L}{3}/u.test(caption) || /undefined/.test(caption))).toEqual([]);
  });

  test.each(PICTURES)(
    '%s keeps its shape, colours and transparency, in three formats, without metadata',
    async (name) => {
      const shown = ['/events', '/about']
        .flatMap((page) => elementsOn(built, page).filter(({ tagName }) => tagName === 'picture'))
        .map(elementsOf);
      const parts =
        shown.find((all) =>
          all.some((img) => attribute(img, 'alt')?.replaceAll('\u00a0', ' ') === `The picture ${name}.`),
        ) ?? [];
      const files = parts.flatMap((source) => {
        const list = attribute(source, 'srcset')?.split(', ') ?? [];
        return [...list, attribute(source, 'src') ?? []].flat().map((part) => part.split(' ')[0] ?? '');
      });
      const kinds = ['avif', 'webp', name === PICTURES[1] ? 'png' : 'jpg'];
      expect([...new Set(files.map((file) => file.split('.').at(-1)))].sort()).toEqual(kinds.sort());
      expect(parts.flatMap((part) => attribute(part, 'loading') ?? [])).toEqual(['lazy']);
      expect(parts.flatMap((part) => attribute(part, 'type') ?? [])).toEqual(['image/avif', 'image/webp']);
      for (const file of files) {
        // Nothing of what somebody has called it: neither spaces nor accents reach a header rule, a host or `srcset`.
        expect(file).toMatch(/^\/_astro\/photograph\.[\w.-]+\.(avif|webp|png|jpg)$/);
        const bytes = built.get(file.slice(1));
        const { width, height, space, exif, icc } = await sharp(bytes).metadata();
        expect(width / height, file).toBeCloseTo(4 / 3, 1);
        expect([space, exif, icc], file).toEqual(['srgb', undefined, undefined]);
        expect((await sharp(bytes).stats()).isOpaque, file).toBe(name !== PICTURES[1]);
        const rows = await sharp(bytes).removeAlpha().resize(1, 4, { fit: 'fill' }).raw().toBuffer();
        const redder = (at: number) => (rows[at] ?? 0) > (rows[at + 2] ?? 0);
        expect([redder(0), redder(9)], file).toEqual([true, false]);
      }
    },
  );

  test('nothing is published that no page and no script names', () => {
    const own = [...built.keys()].filter((file) => /^(_astro|art)\//.test(file));
    expect(own.filter((file) => file.endsWith('.avif'))).not.toEqual([]);
    const texts = [...built].map(([file, bytes]) => (/\.(html|js)$/.test(file) ? bytes.toString() : '')).join('');
    expect(own.filter((file) => !texts.includes(file.slice(file.lastIndexOf('/') + 1)))).toEqual([]);
  });
});

test.concurrent('the same content built again, in another time zone, is the same to the byte', async () => {
  const one = filesOf(FIXTURE_SITE);
  vi.stubEnv('TZ', 'America/Vancouver');
  const build = buildCopy('again', fixtureTime().toISOString());
  vi.unstubAllEnvs();
  await build;
  const again = join(folderOf('again'), 'dist');
  await compress(again);
  const other = filesOf(again);
  expect([...other.keys()].sort()).toEqual([...one.keys()].sort());
  expect([...one].filter(([file, bytes]) => !other.get(file)?.equals(bytes)).map(([file]) => file)).toEqual([]);
});

test.concurrent('a preview says on each page that it is one, and stays out of search engines', async () => {
  vi.stubEnv('PREVIEW', 'true');
  const build = buildCopy('preview', '2026-11-23T12:00:00-05:00');
  vi.unstubAllEnvs();
  const preview = await build;
  const pages = pagesIn(join(folderOf('preview'), 'dist'));
  expect(pages.length).toBeGreaterThan(7);
  for (const page of pages) {
    expect(html(preview, `/${page.file}`.replace(/\.html$/, ''))).toMatch(/<body>.{0,400}This is a preview\./s);
    expect(metaOf(page, 'robots')).toEqual(['noindex']);
  }
  expect(await findInvalid(join(folderOf('preview'), 'dist'))).toEqual([]);
});

test.concurrent('of cancelled and postponed events search engines learn it, and neither Home nor Events says that they have taken place', async () => {
  // Toronto’s year is not over yet, although that of UTC is.
  const built = await buildCopy('cancelled', '2025-12-31T23:30:00-05:00', (copy) => {
    rmSync(join(copy, 'content', WORKSHOP));
    edit(copy, RETREAT, (retreat) => Object.assign(retreat, { status: 'postponed' }));
    // Home goes on to the next ones by itself.
    rmSync(join(copy, 'content/programs', `${content.pages.home.programs.featured[0]}.yaml`));
    edit(copy, BRUNCH, (brunch) => Object.assign(brunch, { status: 'cancelled', timeZone: 'America/Vancouver' }));
    edit(copy, 'site.yaml', (site) => Object.assign(site, { charity: 'nonprofit' }));
  });
  expect(textOn(built, '/donate')).toContain('Keep your bank’s confirmation');
  expect(new Set(html(built, '/').match(/\/programs#[\w-]+/g)).size).toBe(content.pages.home.programs.featured.length);
  const years = elementsOn(built, '/').filter((part) => attribute(part, 'data-year') !== undefined);
  expect(years.map(textOf)).toEqual(['2025']);
  expect(html(built, '/events')).not.toMatch(/data-ends=|data-when="over"/);
  // A day that was put off is no event that is over: it stays in its place among those to come.
  expect(textOn(built, '/events')).toMatch(/Wellness & Self-Care Retreat.*Networking Brunch/);
  // Nor later, by the visitor's clock: the sentence is not in the page.
  expect(textOn(built, '/events')).not.toMatch(/taken place|Spots/);
  expect(textOn(built, '/events')).toMatch(/planned for Wednesday, December 3, 2025.*New date to be announced/);
  // An event elsewhere has the time of its place, so that not all times are Toronto’s.
  expect(textOn(built, '/events')).toMatch(/11:00 AM–2:00 PM PST/);
  expect(textOn(built, '/events')).not.toContain('Toronto time');
  // No event is ahead, and both pages say so.
  const { none } = content.pages.events.upcoming;
  for (const page of ['/', '/events']) {
    const hidden = elementsOn(built, page).filter((part) => attribute(part, 'hidden') !== undefined);
    expect([textOn(built, page), hidden.map(textOf).join()].map((text) => text.includes(none))).toEqual([true, false]);
  }
  expect(statementsIn({ elements: elementsOn(built, '/events') })).toMatchObject([
    // As Google asks: the day before, until there is another.
    { eventStatus: 'https://schema.org/EventPostponed', startDate: '2025-12-03T09:00:00-05:00' },
    { eventStatus: 'https://schema.org/EventCancelled', startDate: '2026-01-20T11:00:00-08:00' },
  ]);
});

describe('with every fact filled in', () => {
  let built: BuiltFiles;
  beforeAll(async () => {
    built = await buildCopy('full', '2026-11-23T12:00:00-05:00', (copy) => {
      merge(copy, 'full');
      // In summer.
      edit(copy, BRUNCH, (brunch) => Object.assign(brunch, { status: 'cancelled', date: '2027-07-20' }));
      edit(copy, 'events/2030-03-06-story-circle.yaml', (circle) => Object.assign(circle, { status: 'soldOut' }));
      const event = content.events.upcoming[2]?.id;
      edit(copy, 'pages/home.yaml', (home) => Object.assign(home['event'] as object, { event }));
      edit(copy, 'site.yaml', ({ social }) => Object.assign((social as object[])[0] ?? {}, { url: ACCOUNT }));
    });
  });
  const pages = ['/', '/about', '/programs', '/events', '/get-involved', '/contact'];

  test('a card says that its event is sold out, and asks nobody to ask for a spot', () => {
    expect(textOn(built, '/events')).toContain(content.eventCard.status.soldOut);
    expect(linksOn(built, '/events')).toContain('/contact#2030-03-06-story-circle');
    expect(textOn(built, '/events')).not.toContain(content.eventCard.askSpot);
  });

  test('all that an editor has filled in can be read, or is where a link leads', () => {
    const filled = [...filesOf(join(FIXTURE, 'full'))].flatMap(([, text]) => leaves(parse(text.toString())));
    const seen = pages.map((page) => `${textOn(built, page)} ${linksOn(built, page).join(' ')}`).join(' ');
    expect(filled.length).toBeGreaterThan(60);
    expect(filled.filter((words) => !seen.includes(words))).toEqual([]);
    // Nobody is asked about what is known.
    expect(seen).not.toMatch(/Ask us:/);
  });

  test('of many facts of an event those that most ask for are open, and the others folded with what else it tells', () => {
    const labels = (parts: Element[]) => parts.filter(({ tagName }) => tagName === 'dt').map(textOf);
    const card = elementsOn(built, '/events').find(
      (part) => part.tagName === 'article' && textOf(part).includes('Story Circle'),
    );
    const parts = card ? elementsOf(card) : [];
    const folded = parts.filter(({ tagName }) => tagName === 'details').flatMap(elementsOf);
    const open = labels(parts.filter((part) => !folded.includes(part)));
    expect(open.slice(-4)).toEqual(['Cost', 'Address', 'Way in', 'For whom']);
    expect(labels(folded)).toContain('Parking');
  });

  test('Home says of its event that it is cancelled, and Events names the zones of its times', () => {
    const { status, closed } = content.eventCard;
    for (const words of [status.cancelled, closed]) expect(textOn(built, '/')).toContain(words);
    expect(textOn(built, '/')).not.toMatch(/taken place|Spots/);
    expect(textOn(built, '/events')).toContain('EST, EDT');
  });

  test('a label is shown with its fact, and not without; nor are signs and empty sections', () => {
    const plain = filesOf(FIXTURE_SITE);
    const filled = JSON.stringify([...filesOf(join(FIXTURE, 'full')).values()].map((text) => parse(text.toString())));
    for (const [page, schema] of Object.entries({
      '/events': eventFacts,
      '/programs': programFacts,
      '/get-involved': optionFacts,
    })) {
      const labels = factFields(schema).flatMap(({ name, label }) => (filled.includes(`"${name}":`) ? [label] : []));
      const shown = (site: BuiltFiles) =>
        elementsOn(site, page).flatMap((part) => (part.tagName === 'dt' ? [textOf(part).trim()] : []));
      expect(shown(built), page).toEqual(expect.arrayContaining(labels));
      expect(shown(plain).filter((label) => labels.includes(label))).toEqual([]);
    }
    expect([...plain.keys()].filter((file) => file.startsWith('art/signs'))).toEqual([]);
    for (const id of ['testimonials', 'more', 'news'])
      for (const page of ['/', '/about', '/events'])
        expect(elementsOn(plain, page).some((part) => attribute(part, 'id') === id)).toBe(false);
  });

  test('Events says each fact once within its budget, and search engines learn where an event is, that it is free, and that no spot is left', () => {
    const [more, without] = [built, filesOf(FIXTURE_SITE)].map((site) => sent(html(site, '/events')));
    expectWithin('eventWithAllFacts', (more ?? 0) - (without ?? 0), '/events');
    const statements = statementsIn({ elements: elementsOn(built, '/events') });
    const eventAttendanceMode = 'https://schema.org/MixedEventAttendanceMode';
    const offers = { availability: 'https://schema.org/SoldOut' };
    const known = { isAccessibleForFree: true, eventAttendanceMode, offers };
    expect(statements).toMatchObject([{}, { name: 'Story Circle', ...known }]);
    expect(textOn(built, '/events')).toContain('Register NowRegistration is closed');
    expect(JSON.stringify(statements)).toContain(
      '{"@type":"VirtualLocation","url":"https://meet.example.org/story-circle"}',
    );
    expect(JSON.stringify(statements)).toContain('"addressLocality":"Mississauga"');
    const [organization] = statementsIn({ elements: elementsOn(built, '/') });
    expect(organization).toMatchObject({ telephone: '+1 416 555 0199', sameAs: [ACCOUNT] });
    expect(textOn(built, '/events').match(/Two minutes on foot/g)).toHaveLength(1);
  });

  test('pages are valid, links are named by their words, and a map is a link to another site', async () => {
    for (const page of pages) expect(misnamed(elementsOn(built, page)).map(textOf), page).toEqual([]);
    expect(await findInvalid(join(folderOf('full'), 'dist'))).toEqual([]);
    expect(linksOn(built, '/events')).toContainEqual(
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org.*100%20Example%20Street/),
    );
  });
});

type Element = ReturnType<typeof elementsOf>[number];

/** The words in a file of content, without what only decides how something is shown. */
function leaves(value: unknown, key = ''): string[] {
  if (/^(group|date|start|end|colour|attendance|consent)$/.test(key)) return [];
  // An email address is a link.
  if (typeof value === 'string') return value.split(/\n+/).map((line) => line.replace(/^\S+@\S+$/, 'mailto:$&'));
  return value instanceof Object ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, name)) : [];
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

function linksOn(built: BuiltFiles, page: string): string[] {
  return elementsOn(built, page).flatMap((part) => attribute(part, 'href') ?? []);
}

/** Pictures of 4 to 3, red above blue: in four inks, and with a transparent corner. */
function pictures(): Promise<Buffer[]> {
  const size = { width: 640, height: 480, channels: 4, background: '#c03020' } as const;
  const blue = { input: { create: { ...size, height: 240, background: '#2030c0' } }, gravity: 'south' } as const;
  const corner = { create: { ...size, width: 80, height: 80 } } as const;
  const hole = { input: corner, gravity: 'northwest', blend: 'dest-out' } as const;
  const drawn = (...more: (typeof hole)[]) => sharp({ create: size }).composite([blue, ...more]);
  return Promise.all([
    drawn().removeAlpha().toColourspace('cmyk').jpeg().toBuffer(),
    drawn(hole).png().toBuffer(),
    drawn().negate({ alpha: false }).removeAlpha().jpeg().toBuffer(),
  ]);
}
