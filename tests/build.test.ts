import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { layoutScript } from '#browser/layout.ts';
import { registeredPages } from '#content/pages.ts';
import { close, createSiteServer, listen } from '#build/serve.ts';
import { BUDGETS } from '../gate/budgets.ts';
import { checkFiles } from '../gate/checkFiles.ts';
import {
  attribute,
  type BuiltPage,
  builtFiles,
  builtPages,
  DIST,
  ERROR_DOCUMENTS,
  elementsOf,
  isExecutable,
  named,
  sitemapAddresses,
  textOf,
} from './dist.ts';

/**
 * Files that browsers and robots ask for by name, so that no page needs to; and the cards of events, which people post by hand once
 * the page has no more to say about the event.
 */
const ASKED_FOR_BY_NAME =
  /^((robots|\.well-known\/security)\.txt|sitemap\.xml|favicon\.ico|cards\/events\/.+\.png|.+\.ics)$/;

const files = builtFiles();
const pages = builtPages();
const withAddress = pages.flatMap(({ path }) => path ?? []);

test('pages are valid HTML, without broken links or missing files, and each has a policy', async () => {
  expect(await checkFiles(DIST)).toEqual([]);
});

test('the pages are exactly the registered ones and the error documents', () => {
  expect(withAddress.toSorted()).toEqual(registeredPages.flatMap(({ address }) => address ?? []).sort());
  expect(pages.filter(({ path }) => path === undefined).map(({ file }) => file)).toEqual(ERROR_DOCUMENTS);
});

test('every page has the same header and footer, and its own link in the header is marked', () => {
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
    expect(marked.map((link) => attribute(link, 'href'))).toEqual(page.path === undefined ? [] : [page.path]);
  }
});

test('the sitemap lists every page once and nothing else, and robots.txt names it', () => {
  const documents = files.filter((file) => file.endsWith('.html') && !ERROR_DOCUMENTS.includes(file));
  const addresses = documents.map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);
  expect(sitemapAddresses().sort()).toEqual(addresses.sort());
  expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m);
  expect(read('robots.txt')).not.toMatch(/^Disallow: ./m);
});

test.each([
  [
    'title',
    (page: BuiltPage) =>
      named(page, 'title')
        .filter(({ namespaceURI }) => !namespaceURI.endsWith('svg'))
        .map(textOf),
  ],
  ['description', (page: BuiltPage) => metaOf(page, 'description')],
])('every page has its own %s', (_name, textsOf) => {
  const texts = pages.map(textsOf);
  expect(texts.filter((one) => one.length !== 1 || !one[0]?.trim())).toEqual([]);
  expect(new Set(texts.flat()).size).toBe(pages.length);
});

test('nothing of the editing page is published, no machine’s own path and no source map', () => {
  const text = /sveltia|CMS_SETTINGS|npm run edit|\/(home|root|tmp|work|Users)\/|sourceMappingURL/i;
  const kind = /\.(html|css|js|svg|json|txt|xml)$/;
  expect(files.filter((file) => file.endsWith('.map') || (kind.test(file) && text.test(read(file))))).toEqual([]);
});

test('nothing is published that no page uses', () => {
  const texts = files
    .filter((file) => /\.(html|css|js|svg|xml)$/.test(file))
    .map((file) => [file, read(file)] as const);
  const isNamed = (file: string) =>
    texts.some(([other, text]) => other !== file && text.includes(file.split('/').at(-1) ?? file));
  expect(files.filter((file) => !file.endsWith('.html') && !ASKED_FOR_BY_NAME.test(file) && !isNamed(file))).toEqual(
    [],
  );
});

describe.each(pages.map((page) => ({ name: page.path ?? page.file, page })))('$name', ({ page }) => {
  const islands = named(page, 'astro-island');
  const scripts = named(page, 'script');

  test('is in Canadian English, can be zoomed, and has a canonical address', () => {
    expect(named(page, 'html').map((html) => attribute(html, 'lang'))).toEqual(['en-CA']);
    expect(metaOf(page, 'viewport')).toEqual([expect.stringMatching(/^width=device-width(, ?initial-scale=1)?$/)]);
    const canonical = linksOf(page, 'canonical').map((href) => new URL(href).pathname);
    // Error documents have no address, and stay out of search engines.
    expect(canonical).toEqual(page.path === undefined ? [] : [page.path]);
    expect(metaOf(page, 'robots')).toEqual(page.path === undefined ? ['noindex'] : []);
  });

  test('has each id once, drawings included, and every id that it refers to', () => {
    const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const uses = named(page, 'use');
    // A copy stands beside its row.
    expect(uses.filter((use) => attribute(use, 'x') === '0')).toEqual([]);
    const used = uses.map((use) => attribute(use, 'href') ?? '');
    const lost = used.filter((href) => {
      const [path = '', id = ''] = href.slice(1).split('#');
      return href.startsWith('#') ? !ids.includes(href.slice(1)) : !read(path).includes(` id="${id}"`);
    });
    expect(lost).toEqual([]);
  });

  test('has each landmark once, and a heading in every section', () => {
    const top = named(page, 'header', 'main', 'footer').filter(({ parentNode }) => parentNode?.nodeName === 'body');
    expect(top.map(({ tagName }) => tagName)).toEqual(['header', 'main', 'footer']);
    const silent = named(page, 'section').filter(
      (section) =>
        !attribute(section, 'aria-labelledby') && !elementsOf(section).some(({ tagName }) => /^h[1-6]$/.test(tagName)),
    );
    expect(silent.map((section) => textOf(section).trim().slice(0, 40))).toEqual([]);
  });

  test('before first use, sends few inline scripts, and of a form none but what notices its use', () => {
    const files = scripts.flatMap((script) => attribute(script, 'src') ?? []);
    // Contact says by the clock whether the office is open.
    expect(files).toHaveLength(page.path === '/contact' ? 1 : 0);
    for (const file of files) expect(compressed(read(file.slice(1)))).toBeLessThanOrEqual(BUDGETS.deferredScript);
    expect(linksOf(page, 'modulepreload')).toEqual([]);
    expect(named(page, 'link').filter((link) => attribute(link, 'as') === 'script')).toEqual([]);
    expect(islands.filter((island) => attribute(island, 'client') !== 'interact')).toEqual([]);
    const inline = scripts.filter((script) => isExecutable(script)).map(textOf);
    expect(inline.filter((text) => /\bimport\s*['"]|\bfrom\s*['"]/.test(text))).toEqual([]);
    const loaders = inline.filter((text) => /\bimport\(/.test(text));
    expect(loaders).toHaveLength(islands.length);
    for (const loader of loaders) expect(loader).toMatch(/["'`]\/_astro\/islands\.[\w-]{8}\.js["'`]/);
    const budget = BUDGETS.inlineScript + (islands.length > 0 ? BUDGETS.formScript : 0);
    expect(Buffer.byteLength(inline.join(''))).toBeLessThanOrEqual(budget);
  });

  test('keeps its script within the budget once a form is used', () => {
    const sizes = scriptsOnceUsed(page).map((file) => [compressed(read(file)), file] as const);
    const total = sizes.reduce((sum, [size]) => sum + size, 0);
    expect(total, sizes.toSorted(([a], [b]) => b - a).join('\n')).toBeLessThanOrEqual(BUDGETS.script);
  });

  test('is laid out while it arrives', () => {
    const script = `<script>${layoutScript}</script>`;
    const hydrated = page.html.match(/<astro-island\b[\s\S]*?<\/astro-island>/g) ?? [];
    // React knows every element of an island, so none is added in it.
    expect(hydrated.filter((island) => island.includes(script) || !page.html.includes(script + island))).toEqual([]);
    const outside = hydrated.reduce((html, island) => html.replace(island, ''), page.html);
    const parts = outside.match(/<\/(?:header|section)>(?:<\/\w+>|\s)*(?:<script>[^<]*<\/script>)?/g) ?? [];
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter((part) => !part.endsWith(script))).toEqual([]);
  });

  test('arrives with its headers in the first round trip of a connection', async () => {
    const headers = await headerBytes(page.path ?? '/not-found');
    const parts = {
      HTML: page.html.replace(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, ''),
      CSS: named(page, 'style').map(textOf).join(''),
      scripts: scripts.map(textOf).join(''),
    };
    const sizes = Object.entries(parts).map(([name, text]) => `${name} ${compressed(text)}`);
    const upcoming = named(page, 'article').filter((article) => attribute(article, 'data-ends') !== undefined).length;
    expect(
      compressed(page.html) + headers,
      `${headers} bytes of headers; compressed alone: ${sizes.join(', ')}`,
    ).toBeLessThanOrEqual(BUDGETS.firstView + upcoming * BUDGETS.upcomingEvent);
  });

  test('shows nothing that is meant for developers', () => {
    // The marks by which Astro and React know a hydrated part again are the only comments.
    expect(page.comments.filter((comment) => !(islands.length > 0 && /^( |astro:end)$/.test(comment)))).toEqual([]);
    const marks = page.elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(marks.filter((name) => /^data-(astro-source|draft|edit|file|field|test)/.test(name))).toEqual([]);
    const words = page.html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
    expect(words.match(/\{\w+\}|\[object \w+\]|\b(undefined|NaN|TODO|FIXME|lorem ipsum|draft)\b/gi)).toBeNull();
  });
});

/**
 * The size of the status line and headers with which our server sends a page, uncompressed. Headers about the connection are not
 * counted: HTTP/2 forbids them (RFC 9113, 8.2.2).
 */
async function headerBytes(path: string): Promise<number> {
  const server = createSiteServer(DIST);
  const { port } = new URL(await listen(server));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  await close(server);
  expect(answer.toString('latin1')).toMatch(/content-encoding: br/i);
  const headers = answer.subarray(0, answer.indexOf('\r\n\r\n') + 4).toString('latin1');
  return headers.replace(/^(?:Connection|Keep-Alive):.*\r\n/gim, '').length;
}

function read(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

function compressed(text: string): number {
  return brotliCompressSync(text).byteLength;
}

function metaOf(page: BuiltPage, name: string): string[] {
  const all = named(page, 'meta').filter((meta) => attribute(meta, 'name') === name);
  return all.map((meta) => attribute(meta, 'content') ?? '');
}

function linksOf(page: BuiltPage, rel: string): string[] {
  const all = named(page, 'link').filter((link) => attribute(link, 'rel') === rel);
  return all.map((link) => attribute(link, 'href') ?? '');
}

/** The files of a page's islands, and all that these import. */
function scriptsOnceUsed(page: BuiltPage): string[] {
  const open = named(page, 'astro-island').flatMap((island) =>
    ['component-url', 'renderer-url'].map((name) => attribute(island, name)?.slice(1) ?? ''),
  );
  const seen = new Set<string>();
  for (const file of open) {
    if (file === '' || seen.has(file)) continue;
    seen.add(file);
    for (const [, name = ''] of read(file).matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      open.push(`_astro/${name}`);
  }
  return [...seen];
}
