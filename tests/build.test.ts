import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { Element } from '#build/html.ts';
import { partsOf } from '#content/crossCheck.ts';
import { OTHER_IDS } from '#content/ids.ts';
import { registeredPages } from '#content/pages.ts';
import { readContent } from '#content/readContent.ts';
import { yamlFilesIn } from '#content/yamlFile.ts';
import { close, createSiteServer, listen } from '#build/serve.ts';
import { expectFirstViewWithin, expectWithin } from './budgets.ts';
import {
  attribute,
  filesIn,
  pagesIn,
  DIST,
  ERROR_DOCUMENTS,
  elementsOf,
  isExecutable,
  metaOf,
  misnamed,
  misprinted,
  named,
  sent,
  statementsIn,
  textOf,
  withLostHeadings,
} from './dist.ts';
import { FIXTURE, fixtureTime } from './fixture/buildSite.ts';
import { content } from './fixture/fixtureContent.ts';
import { ask } from './hosts/request.ts';
import { findInvalid } from './validity.ts';

const SITE = content.site.url;
const IN_BOTH = 'What goes into content/ goes into tests/fixture/content/ too, links included.';
const files = filesIn(DIST);
const pages = pagesIn(DIST);
const cards = files.filter((file) => file.startsWith('cards/'));
const server = createSiteServer(DIST);
const address = listen(server);
afterAll(() => close(server));
const withAddress = pages.flatMap(({ path }) => path ?? []);

test('every page has the same header and footer, a link that leads to it, and its own link in the header marked', () => {
  const frames = pages.map(({ html }) =>
    [/<header\b[\s\S]*?<\/header>/, /<footer\b[\s\S]*?<\/footer>/].map((part) =>
      part.exec(html)?.[0].replaceAll(/ (class="[^"]*"|aria-current="page")/g, ''),
    ),
  );
  expect(new Set(frames.map((frame) => frame.join(''))).size).toBe(1);
  for (const page of pages) {
    const [header] = named(page, 'header');
    const links = header ? elementsOf(header).filter(({ tagName }) => tagName === 'a') : [];
    const marked = links.filter((link) => attribute(link, 'aria-current') === 'page');
    const own = new Set(links.flatMap((link) => attribute(link, 'href') ?? []).filter((href) => href === page.path));
    expect(marked.map((link) => attribute(link, 'href'))).toEqual([...own]);
  }
  const linked = pages.flatMap((page) => named(page, 'a').map((link) => attribute(link, 'href')?.replace(/#.*/, '')));
  const unlinked = withAddress.filter((path) => !linked.includes(path));
  expect(unlinked.map((path) => `No link leads to ${path}. ${IN_BOTH}`)).toEqual([]);
});

test('links may lead to every part of every page', () => {
  const sources = yamlFilesIn(readContent(FIXTURE).files);
  const events = [...content.events.upcoming, ...content.events.past].map(({ id }) => id);
  const refused = pages.flatMap(({ path, elements }) => {
    const page = registeredPages.find(({ address }) => address === path);
    const known = [...(page ? partsOf(page, sources) : []), ...OTHER_IDS];
    const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
    // These are parts of parts, drawings, and letters about an event, which go with it.
    const isPart = (id: string) =>
      known.includes(id) ||
      events.includes(id) ||
      /^(art|letters|next|by-letter|status|block)-|^(chosen|currency|saved|block)$/.test(id);
    return ids.filter((id) => !isPart(id)).map((id) => `${path}#${id}`);
  });
  expect(refused).toEqual([]);
});

test('what the tests below look for is on some page', () => {
  const tags = ['article', 'dd', 'form', 'img', 'label', 'nav', 'ol', 'section', 'summary', 'time', 'ul'];
  const gone = tags.filter((tag) => !pages.some((page) => named(page, tag).length > 0));
  expect(gone.map((tag) => `No page has <${tag}> any more: take out what is tested of it.`)).toEqual([]);
});

test('the sitemap lists every page once and nothing else, and robots.txt names it and forbids nothing', () => {
  const documents = files.filter((file) => file.endsWith('.html') && !ERROR_DOCUMENTS.includes(file));
  const addresses = documents.map((file) => `${SITE}/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);
  const sitemap = read('sitemap.xml');
  expect(sitemap).toMatch(
    /^<\?xml .*\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n<url><loc>/,
  );
  expect(sitemap.match(/(?<=<loc>)[^<]*/g)?.sort()).toEqual(addresses.sort());
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
  // The address for security problems is given for less than a year (RFC 9116).
  const [, contact, expires] = /^Contact: (.+)\nExpires: (\d{4}-\S+Z)\n/.exec(read('.well-known/security.txt')) ?? [];
  expect(contact).toBe(`mailto:${content.site.email}`);
  const days = Temporal.Instant.from(expires ?? '')
    .since(fixtureTime().toISOString())
    .total('days');
  expect(days > 300 && days < 365).toBe(true);
});

test('the pages are valid HTML, without links that lead nowhere', async () => {
  expect(await findInvalid(DIST)).toEqual([]);
});

test('every page has its own title and description', () => {
  const titles = pages.map((page) => named(page, 'title').map(textOf));
  for (const texts of [titles, pages.map((page) => metaOf(page, 'description'))]) {
    expect(texts.filter((one) => one.length !== 1 || !one[0]?.trim())).toEqual([]);
    expect(new Set(texts.flat()).size).toBe(pages.length);
  }
});

test('each event with a day has a calendar file, and the calendar to subscribe to has them all', () => {
  const dated = [...content.events.upcoming, ...content.events.past].filter((event) => 'start' in event && event.start);
  const ids = dated.map(({ id }) => id).sort();
  expect(files.filter((file) => file.startsWith('calendar/'))).toEqual(ids.map((id) => `calendar/${id}.ics`));
  for (const id of ids)
    for (const file of ['calendar.ics', `calendar/${id}.ics`]) expect(read(file)).toContain(`UID:${id}@`);
  expect(read('calendar.ics')).toContain(`X-WR-CALNAME:${content.site.name}`);
});

test('nothing of the editing page is published, no machine’s own path and no source map', () => {
  const text = /sveltia|CMS_CONFIG|npm run edit|\/(home|root|tmp|work|Users)\/|sourceMappingURL/i;
  const kind = /\.(html|css|js|svg|json|txt|xml)$/;
  expect(files.filter((file) => file.endsWith('.map') || (kind.test(file) && text.test(read(file))))).toEqual([]);
});

describe.each(pages.map((page) => ({ name: page.path ?? page.file, page })))('$name', ({ page }) => {
  const scripts = named(page, 'script');

  test('is in Canadian English, can be zoomed, and has a canonical address', () => {
    expect(named(page, 'html').map((html) => attribute(html, 'lang'))).toEqual(['en-CA']);
    expect(metaOf(page, 'viewport')).toEqual([expect.stringMatching(/^width=device-width(, ?initial-scale=1)?$/)]);
    const canonical = named(page, 'link')
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => new URL(attribute(link, 'href') ?? '').pathname);
    // Error documents have no address and stay out of search engines.
    expect(canonical).toEqual(page.path === undefined ? [] : [page.path]);
    expect(metaOf(page, 'robots')).toEqual(page.path === undefined ? ['noindex'] : []);
  });

  test('has, where it is shared, its own title, text, address and picture, and tells search engines only addresses of this site', () => {
    if (page.path === undefined) return;
    const shown = new Map(named(page, 'meta').map((meta) => [attribute(meta, 'property'), attribute(meta, 'content')]));
    expect(shown.get('og:type')).toBe('website');
    expect([shown.get('og:title')]).toEqual(named(page, 'title').map(textOf).slice(0, 1));
    expect([shown.get('og:description')]).toEqual(metaOf(page, 'description'));
    expect(shown.get('og:site_name')).toBe(content.site.name);
    expect(shown.get('og:url')).toBe(new URL(page.path, SITE).href);
    expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    expect(cards.map((card) => `${SITE}/${card}`)).toContain(shown.get('og:image'));
    expect([shown.get('og:image:width'), shown.get('og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(page, 'twitter:image:alt')).toEqual([shown.get('og:image:alt')]);
    expect(shown.get('og:image:alt')).toBeTruthy();
    const addresses = JSON.stringify(statementsIn(page)).match(/https:[^"]+/g) ?? [];
    expect(addresses.filter((address) => !/^https:\/\/schema\.org/.test(address) && !address.startsWith(SITE))).toEqual(
      [],
    );
  });

  test('asks early for the fonts of its first words, and before them for a large picture', () => {
    const preloads = named(page, 'link').filter((link) => attribute(link, 'rel') === 'preload');
    // The largest paint waits for the picture, not for the fonts.
    const large = named(page, 'img').filter((image) => attribute(image, 'fetchpriority') === 'high');
    expect(preloads.map((link) => attribute(link, 'as'))).toEqual([...large.map(() => 'image'), 'font', 'font']);
  });

  test('keeps still while drawings come, and has lists and articles that are announced', () => {
    const drawings = named(page, 'img', 'source').filter((part) => attribute(part, 'type') === undefined);
    // Without a height, the page jumps when the drawing comes.
    expect(drawings.filter((part) => attribute(part, 'height') === undefined)).toEqual([]);
    // The lines of a heading and the parts of a date have spaces between them when they are read aloud or copied.
    const headings = named(page, 'h1', 'h2', 'time').map(textOf);
    expect(headings.filter((words) => /[\p{Ll}\d.,:]\p{Lu}|\p{L}\d/u.test(words))).toEqual([]);
    // Without this role, Safari announces no list that has no bullets.
    const lists = named(page, 'ul', 'ol').filter((list) => attribute(list, 'role') !== 'list');
    const inNav = named(page, 'nav').flatMap((nav) => elementsOf(nav));
    expect(lists.filter((list) => !inNav.includes(list))).toEqual([]);
    const articles = named(page, 'article').map((article) => elementsOf(article).map(({ tagName }) => tagName));
    expect(articles.filter((tags) => !tags.some((tag) => /^h[2-4]$/.test(tag)))).toEqual([]);
  });

  // Orca with Firefox was heard to leave these out, or to say them in pieces.
  test('is heard whole, once and in one piece', () => {
    // When a page is read whole, a <dd> is left out if it begins with a <time> that has its own role.
    const times = named(page, 'dd').flatMap((part) => elementsOf(part).filter(({ tagName }) => tagName === 'time'));
    expect(times.filter((time) => attribute(time, 'role') !== 'none').map(textOf)).toEqual([]);
    // Hidden text inside a link or button is heard as a second one.
    const controls = named(page, 'a', 'button', 'summary');
    const torn = controls.filter((control) =>
      elementsOf(control).some((inner) => attribute(inner, 'class')?.includes('visually-hidden')),
    );
    expect(torn.map(textOf)).toEqual([]);
    expect(misnamed(page.elements).map(textOf)).toEqual([]);
    // Text before a <br> in a <dd> is said twice.
    expect(named(page, 'dd').filter((part) => elementsOf(part).some(({ tagName }) => tagName === 'br'))).toEqual([]);
    // A heading that names the part around it is said twice, or not at all.
    const saidTwice = named(page, 'article', 'nav').filter((part) => {
      const headings = elementsOf(part).filter(({ tagName }) => /^h\d$/.test(tagName));
      const name = attribute(part, 'aria-label') ?? attribute(part, 'aria-labelledby');
      return name !== undefined && headings.some((it) => name === textOf(it) || name === attribute(it, 'id'));
    });
    expect(saidTwice.map(textOf)).toEqual([]);
    // A label beside its field is announced as clickable.
    const labels = named(page, 'label').filter((label) => attribute(label, 'for') !== undefined);
    expect(labels.map(textOf)).toEqual([]);
    expect(withLostHeadings(page.elements).map(textOf)).toEqual([]);
    // The menu follows its button. Otherwise Firefox takes it for the button's details, and every name is said three times.
    expect(page.html).toMatch(/popoverTarget="menu"[^>]*>(?:(?!<\/button>).)*<\/button><nav\b[^>]* id="menu"/is);
  });

  test('leaves out on paper only what is pressed or copied, and each line that only leads elsewhere on the site', () => {
    expect(misprinted(page.elements)).toEqual([]);
  });

  test('says where a link has led: its target can be focused', () => {
    const all = pages.flatMap((other) =>
      named(other, 'a').map((link) => ({ other, href: attribute(link, 'href') ?? '' })),
    );
    const led = all.filter(({ other, href }) => (/^#/.test(href) ? other === page : href.startsWith(`${page.path}#`)));
    const targets = led.flatMap(({ href }) =>
      page.elements.filter((element) => attribute(element, 'id') === href.split('#')[1]),
    );
    const silent = targets.filter(
      (target) =>
        attribute(target, 'tabindex') !== '-1' &&
        target.tagName !== 'summary' &&
        !(target.tagName === 'a' && attribute(target, 'href')),
    );
    expect(silent.map((target) => attribute(target, 'id'))).toEqual([]);
  });

  test('has the class by which reader modes keep what an id such as "community-…" would let them drop', () => {
    const ids = [...content.programs, ...content.events.upcoming, ...content.events.past].map(({ id }) => id);
    const parts = page.elements.filter((part) => ids.includes(attribute(part, 'id') ?? ''));
    const texts = parts.filter((part) => [part, ...elementsOf(part)].some(({ tagName }) => /^h\d$/.test(tagName)));
    expect(texts.filter((part) => !/\barticle\b/.test(attribute(part, 'class') ?? '')).map(textOf)).toEqual([]);
  });

  test('keeps addresses, numbers to call and the name from translation', () => {
    const whole = (part: Element) => [part, ...elementsOf(part)];
    const kept = page.elements.filter((part) => attribute(part, 'translate') === 'no').flatMap(whole);
    const silent = named(page, 'script', 'style', 'noscript');
    const translated = (parts: Element[]) =>
      [...new Set(parts.flatMap(whole))]
        .filter((element) => !kept.includes(element) && !silent.includes(element))
        .flatMap(({ childNodes }) => childNodes.flatMap((node) => ('value' in node ? node.value : [])));
    const [frame, main] = [named(page, 'header', 'footer'), named(page, 'main')];
    const phones = named(page, 'a').filter((link) => /^(tel|sms):/.test(attribute(link, 'href') ?? ''));
    expect(translated([...frame, ...main]).filter((words) => words.includes('@'))).toEqual([]);
    expect(translated(phones).filter((words) => /\d/.test(words))).toEqual([]);
    expect(translated(frame).filter((words) => words.includes(content.site.name))).toEqual([]);
  });

  test('before first use, sends few inline scripts, and of a form none but what notices its use', () => {
    const files = scripts.flatMap((script) => attribute(script, 'src') ?? []);
    // Contact's script says whether the office is open.
    expect(files).toHaveLength(page.path === '/contact' ? 1 : 0);
    for (const file of files) expectWithin('asyncScript', brotliCompressSync(read(file.slice(1))).length, file);
    expect(page.html).not.toMatch(/<link[^>]+(modulepreload|as="script")/);
    const inline = scripts.filter((script) => isExecutable(script)).map(textOf);
    expect(inline.filter((text) => /\bimport\s*['"]|\bfrom\s*['"]/.test(text))).toEqual([]);
    const loaders = inline.filter((text) => /\bimport\(/.test(text));
    expect(loaders).toHaveLength(page.html.includes('<form') ? 1 : 0);
    const address = /["'`]\/(_astro\/(?:forms\.client|page)\.[\w-]{8}\.js)["'`]/;
    for (const loader of loaders) {
      expect(loader).toMatch(address);
      // A second file would come later, and some browsers remember one that failed.
      expect(read(address.exec(loader)?.[1] ?? '')).not.toMatch(/\bimport\b|["'`]\.\/[\w.-]+\.js["'`]/);
    }
  });

  test('lets a browser prepare the other pages whose links a pointer rests on, and no download', () => {
    const [rules] = scripts.filter((script) => attribute(script, 'type') === 'speculationrules').map(textOf);
    for (const [rule, ...others] of Object.values(JSON.parse(rules ?? '') as Record<string, object[]>)) {
      expect(others).toEqual([]);
      const [all, but] = [{ href_matches: '/*' }, { href_matches: ['/*.*', expect.stringMatching(/^\//)] }];
      expect(rule).toEqual({ where: { and: [all, { not: but }] }, eagerness: 'moderate' });
    }
  });

  test('arrives with its headers in the first round trip of a connection', async () => {
    const headers = await headerBytes(page.path ?? '/not-found');
    const parts = {
      HTML: page.html.replace(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, ''),
      CSS: named(page, 'style').map(textOf).join(''),
      scripts: scripts.map(textOf).join(''),
    };
    const sizes = Object.entries(parts).map(([name, text]) => `${name} ${sent(text)}`);
    const all = `${headers} bytes of headers; compressed alone: ${sizes.join(', ')}.`;
    expectFirstViewWithin(page.path ?? page.file, sent(page.html) + headers, all);
  });

  test('keeps the words of two controls apart, also as text', () => {
    expect(page.html).not.toMatch(/<\/a><(a|span)\b|<\/button><button\b|\w<\/span><a\b/);
  });

  test('shows nothing that is meant for developers', () => {
    // These comments keep Cloudflare from hiding the addresses and letters between them.
    expect(page.comments).toEqual(['email_off', '/email_off']);
    expect(page.html.split(/<body>|<!--\/?email_off-->|<\/body>/).map((part) => part.includes('@'))).toEqual([
      expect.any(Boolean),
      false,
      true,
      false,
      false,
    ]);
    const marks = page.elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(marks.filter((name) => /^data-(astro-source|draft|edit|file|field|test)/.test(name))).toEqual([]);
    const words = page.html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
    expect(words.match(/\{\w+\}|\[object \w+\]|\b(undefined|NaN|TODO|FIXME|lorem ipsum|draft)\b/gi)).toBeNull();
  });
});

test.each(cards)('%s has the size that networks ask for, and is light', async (file) => {
  const { format, width, height } = await sharp(join(DIST, file)).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expectWithin('shareCard', statSync(join(DIST, file)).size, file);
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

test('structured data has the facts of the organization that Google asks for, and no others', () => {
  // https://developers.google.com/search/docs/appearance/structured-data/organization
  const [organization, website] = pages.filter(({ path }) => path === '/').flatMap(statementsIn);
  const { name, email, city, region } = content.site;
  const address = { addressLocality: city, addressRegion: region, addressCountry: 'CA' };
  const logo = expect.stringMatching(/^https:.*\.png$/);
  expect(organization).toMatchObject({ '@type': 'NGO', name, url: `${SITE}/`, logo, email, address });
  expect(website).toMatchObject({ '@type': 'WebSite' });
  // A network's front page is nobody's account, and no number is known.
  for (const unknown of ['sameAs', 'telephone']) expect(organization).not.toHaveProperty(unknown);
});

/**
 * The bytes of the status line and headers with which our server sends a page. Headers about the connection are not counted: HTTP/2 forbids
 * them (RFC 9113, 8.2.2).
 */
async function headerBytes(path: string): Promise<number> {
  const { headers } = await ask(await address, path, { 'Accept-Encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  const counted = Object.entries(headers).filter(([name]) => !/^(connection|keep-alive)$/.test(name));
  return `HTTP/1.1 200 OK\r\n${counted.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`.length;
}

function read(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}
