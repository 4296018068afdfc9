import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { layoutScript } from '#browser/layout.ts';
import { registeredPages } from '#content/pages.ts';
import { createSiteServer } from '#hosting/server.ts';
import { BUDGETS } from '../verify/budgets.ts';
import {
  attribute,
  type BuiltPage,
  builtFiles,
  builtPages,
  DIST,
  ERROR_DOCUMENTS,
  isExecutable,
  named,
  sitemapAddresses,
  textOf,
} from './dist.ts';
import { htmlRules } from '../verify/htmlRules.ts';

const ROUTES = registeredPages.flatMap(({ address }) => address ?? []).sort();

/**
 * Files that browsers and robots ask for by name, so that no page needs to; and the cards of events, which people post by hand once
 * the page has no more to say about the event.
 */
const ASKED_FOR_BY_NAME =
  /^((robots|humans|\.well-known\/security)\.txt|sitemap\.xml|favicon\.ico|cards\/events\/.+\.png|.+\.ics)$/;

const files = builtFiles();
const pages = builtPages();
const byPath = new Map(pages.flatMap((page) => (page.path === undefined ? [] : [[page.path, page] as const])));
const eachPage = pages.map((page) => ({ name: page.path ?? page.file, page }));

describe('the set of pages', () => {
  test('there are exactly the registered pages and the error documents', () => {
    expect([...byPath.keys()].sort()).toEqual(ROUTES);
    expect(pages.filter((page) => page.path === undefined).map((page) => page.file)).toEqual(ERROR_DOCUMENTS);
  });

  test('the sitemap names every page, once, and nothing else', () => {
    const documents = files.filter((file) => file.endsWith('.html') && !ERROR_DOCUMENTS.includes(file));
    const addresses = documents.map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);
    expect(sitemapAddresses().sort()).toEqual(addresses.sort());
    const robots = read('robots.txt');
    const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
    expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
    expect(robots).not.toMatch(/^Disallow: ./m);
  });

  test('every page has a title and a description of its own', () => {
    const titles = pages.map((page) =>
      named(page, 'title')
        .filter((title) => !insideSvg(title))
        .map(textOf),
    );
    const descriptions = pages.map((page) =>
      named(page, 'meta')
        .filter((meta) => attribute(meta, 'name') === 'description')
        .map((meta) => attribute(meta, 'content')),
    );
    expect(titles.every((title) => title.length === 1 && title[0]?.trim())).toBe(true);
    expect(descriptions.every((description) => description.length === 1 && description[0]?.trim())).toBe(true);
    expect(repeated(titles.flat())).toEqual([]);
    expect(repeated(descriptions.flat())).toEqual([]);
  });

  test('every page says where it lives, and error documents stay out of search', () => {
    for (const page of pages) {
      const canonical = named(page, 'link').filter((link) => attribute(link, 'rel') === 'canonical');
      const robots = named(page, 'meta').filter((meta) => attribute(meta, 'name') === 'robots');
      const addresses = canonical.map((link) => new URL(attribute(link, 'href') ?? '').pathname);
      expect(addresses, page.file).toEqual(page.path === undefined ? [] : [page.path]);
      expect(
        robots.map((meta) => attribute(meta, 'content')),
        page.file,
      ).toEqual(page.path === undefined ? ['noindex'] : []);
    }
  });

  test('nothing of the editing tool is published', () => {
    const found = files.filter((file) => /sveltia|CMS_SETTINGS|npm run edit/i.test(read(file)));
    expect(found).toEqual([]);
  });

  test('nothing is published that no page uses', () => {
    const text = files
      .filter((file) => /\.(html|css|js|svg|webmanifest|xml)$/.test(file))
      .map((file) => [file, read(file)] as const);
    const orphans = files.filter(
      (file) =>
        !file.endsWith('.html') &&
        !ASKED_FOR_BY_NAME.test(file) &&
        !text.some(([other, content]) => other !== file && content.includes(file.split('/').at(-1) ?? file)),
    );
    expect(orphans).toEqual([]);
  });
});

describe.each(eachPage)('$name', ({ page }) => {
  test('is valid HTML, its ids unique', async () => {
    const report = await new HtmlValidate(htmlRules).validateString(page.html, page.file);
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ line, column, ruleId, message }) => `${page.file}:${line}:${column} ${ruleId}: ${message}`),
    );
    const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
    // html-validate does not look into drawings.
    expect([...messages, ...repeated(ids).map((id) => `${page.file}: the id ${id} stands twice.`)]).toEqual([]);
  });

  test('is in Canadian English and lets itself be enlarged', () => {
    const [html] = named(page, 'html');
    expect(html && attribute(html, 'lang')).toBe('en-CA');
    const viewport = named(page, 'meta').filter((meta) => attribute(meta, 'name') === 'viewport');
    expect(viewport.map((meta) => attribute(meta, 'content'))).toEqual([
      expect.stringMatching(/^width=device-width(, ?initial-scale=1)?$/),
    ]);
  });

  test('has one h1 and headings without gaps', () => {
    const levels = page.elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0], 'the first heading').toBe(1);
    const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(gaps, `heading levels in order: ${levels.join(' ')}`).toEqual([]);
  });

  test('has its landmarks once, and every section a heading', () => {
    for (const name of ['header', 'main', 'footer']) {
      const top = named(page, name).filter((element) => element.parentNode?.nodeName === 'body');
      expect(top, `<${name}> in the body`).toHaveLength(1);
    }
    const silent = named(page, 'section').filter(
      (section) =>
        !attribute(section, 'aria-labelledby') &&
        !page.elements.some((element) => /^h[1-6]$/.test(element.tagName) && isInside(element, section)),
    );
    expect(silent.map((section) => textOf(section).trim().slice(0, 40))).toEqual([]);
  });

  test('leads nowhere that does not exist', () => {
    const broken = named(page, 'a', 'area').flatMap((link) => problemWithLink(page, attribute(link, 'href') ?? ''));
    expect(broken).toEqual([]);
  });

  test('asks nobody but its own site for anything, and only for what is there', () => {
    const wrong = resources(page).flatMap((address) => {
      if (/^(data:|#)/.test(address)) return [];
      if (!/^\/(?!\/)/.test(address)) return [`${page.file} asks for ${address}: keep a copy in the project.`];
      const file = decodeURI(address.replace(/[?#].*$/, '')).slice(1);
      const problems = existsSync(join(DIST, file)) ? [] : [`${page.file} asks for ${address}, which is not there.`];
      const [, fragment] = address.split('#');
      const lost = fragment && problems.length === 0 && !new RegExp(`\\sid="${fragment}"`).test(read(file));
      return lost ? [`${page.file} asks for ${address}, but the file has nothing of that name.`] : problems;
    });
    expect(wrong).toEqual([]);
  });

  test('has no inline style, no inline handler, and a policy that names every inline script and style by its hash', () => {
    const inline = page.elements.flatMap(({ tagName, attrs }) =>
      attrs
        .filter(({ name }) => name === 'style' || /^on[a-z]/.test(name))
        .map(({ name, value }) => `<${tagName} ${name}="${value}">`),
    );
    expect(inline).toEqual([]);

    const policy = policyOf(page);
    const unnamed = named(page, 'script', 'style')
      .filter((element) => attribute(element, 'src') === undefined && !allows(policy, element.tagName, element))
      .map((element) => `<${element.tagName}> ${textOf(element).slice(0, 60)}`);
    expect(unnamed).toEqual([]);
  });

  test('has a policy that forbids all it does not name', () => {
    const policy = policyOf(page);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    const loose = [...policy].flatMap(([name, values]) =>
      values.filter((value) => /unsafe|\*|https?:/.test(value)).map((value) => `${name} ${value}`),
    );
    expect(loose).toEqual([]);
  });

  test('sends no script file before something is used, but the loader of its form', () => {
    const scripts = named(page, 'script').filter((script) => attribute(script, 'src') !== undefined);
    expect(scripts.filter((script) => attribute(script, 'defer') === undefined).length, 'scripts that delay').toBe(0);
    const loaders = scripts.map((script) => read(attribute(script, 'src')?.slice(1) ?? ''));
    expect(loaders.length).toBe(named(page, 'astro-island').length > 0 ? 1 : 0);
    for (const loader of loaders) {
      expect(loader).toContain('astro-island');
      expect(compressed(loader)).toBeLessThanOrEqual(BUDGETS.formLoader);
    }
    const preloaded = named(page, 'link')
      .filter((link) => attribute(link, 'rel') === 'modulepreload' || attribute(link, 'as') === 'script')
      .map((link) => attribute(link, 'href'));
    const imports = named(page, 'script')
      .filter((script) => isExecutable(script) && /\bimport\s*['"(]|\bfrom\s*['"]/.test(textOf(script)))
      .map((script) => textOf(script).slice(0, 60));
    const eager = named(page, 'astro-island')
      .map((island) => attribute(island, 'client'))
      .filter((client) => client !== 'interact');
    expect({ preloaded, imports, eager }).toEqual({ preloaded: [], imports: [], eager: [] });
  });

  test('has at most a kilobyte of inline script', () => {
    const own = named(page, 'script')
      .filter((script) => isExecutable(script))
      .map(textOf);
    const size = own.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    expect(
      size,
      own.map((text) => `${Buffer.byteLength(text)} bytes: ${text.slice(0, 50)}…`).join('\n'),
    ).toBeLessThanOrEqual(BUDGETS.inlineScript);
  });

  test('is laid out part by part while it arrives', () => {
    const script = `<script>${layoutScript}</script>`;
    const islands = page.html.match(/<astro-island\b[\s\S]*?<\/astro-island>/g) ?? [];
    expect(
      islands.filter((island) => island.includes(script)),
      'React knows every element of an island',
    ).toEqual([]);
    for (const island of islands) expect(page.html).toContain(`${script}${island}`);
    const outside = islands.reduce((html, island) => html.replace(island, ''), page.html);
    const parts = outside.match(/<\/(?:header|h1|section)>(?:<\/\w+>|\s)*(?:<script>[^<]*<\/script>)?/g) ?? [];
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.filter((part) => !part.endsWith(script))).toEqual([]);
  });

  test('arrives with its headers in the first flight of a connection', async () => {
    const parts = [
      ['HTML', page.html.replace(/<(style|script)\b[\s\S]*?<\/\1>|<svg[\s\S]*?<\/svg>/g, '')],
      ['CSS', named(page, 'style').map(textOf).join('')],
      ['scripts', named(page, 'script').map(textOf).join('')],
      ['drawings', (page.html.match(/<svg[\s\S]*?<\/svg>/g) ?? []).join('')],
    ].map(([name = '', text = '']) => `${name} ${compressed(text)}`);
    const headers = await headerBytes(page.path ?? '/not-found');
    const size = compressed(page.html) + headers;
    expect(
      size,
      `${page.file} has ${size} bytes, ${headers} of them headers; the budget is ${BUDGETS.firstFlight}. About: ${parts.join(', ')}`,
    ).toBeLessThanOrEqual(BUDGETS.firstFlight);
  });

  test('keeps its script within the budget once a form is used', () => {
    const sent = scriptsOnceUsed(page).map((file) => ({ file, size: compressed(read(file)) }));
    const total = sent.reduce((sum, { size }) => sum + size, 0);
    const table = sent.toSorted((a, b) => b.size - a.size).map(({ file, size }) => `${size} ${file}`);
    expect(total, `${total} bytes, the budget is ${BUDGETS.script}:\n${table.join('\n')}`).toBeLessThanOrEqual(
      BUDGETS.script,
    );
  });

  test('shows nothing that was meant for its makers', () => {
    // The marks by which Astro and React know a hydrated part again are the only comments.
    const islands = named(page, 'astro-island').length > 0;
    expect(page.comments.filter((comment) => !(islands && /^( |astro:end)$/.test(comment)))).toEqual([]);
    const marks = page.elements.flatMap(({ tagName, attrs }) =>
      attrs
        .filter(({ name }) => /^data-(astro-source|draft|edit|file|field|test)/.test(name))
        .map(({ name }) => `<${tagName} ${name}>`),
    );
    expect(marks).toEqual([]);
    const [body] = named(page, 'body');
    const words = body ? visibleText(page, body) : '';
    const slips = words.match(/\{\w+\}|\[object \w+\]|\b(undefined|NaN|TODO|FIXME|lorem ipsum|draft)\b/gi) ?? [];
    expect(slips).toEqual([]);
  });
});

test('no machine’s own path and no source map is published', () => {
  const found = files.filter(
    (file) =>
      file.endsWith('.map') || (isText(file) && /\/(home|root|tmp|work|Users)\/|sourceMappingURL/.test(read(file))),
  );
  expect(found).toEqual([]);
});

/** The size of the status line and headers with which our server sends a page over HTTP/1.1. */
async function headerBytes(path: string): Promise<number> {
  const server = createSiteServer(DIST);
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  await server.close();
  expect(answer.toString('latin1')).toMatch(/content-encoding: br/i);
  return answer.indexOf('\r\n\r\n') + 4;
}

function read(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

function isText(file: string): boolean {
  return /\.(html|css|js|svg|json|txt|xml|webmanifest)$/.test(file);
}

function compressed(text: string): number {
  return brotliCompressSync(text).byteLength;
}

function repeated(values: (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

type Element = BuiltPage['elements'][number];

function isInside(element: Element, ancestor: Element): boolean {
  for (let node = element.parentNode; node; node = 'parentNode' in node ? node.parentNode : null) {
    if (node === ancestor) return true;
  }
  return false;
}

function insideSvg(element: Element): boolean {
  return element.namespaceURI.endsWith('svg');
}

function problemWithLink(page: BuiltPage, href: string): string[] {
  if (/^mailto:[^@\s]+@[^@\s?]+(\?(subject|body)=[^\s&]*(&(subject|body)=[^\s&]*)?)?$/.test(href)) return [];
  if (href.startsWith('https://')) return [];
  // To subscribe: the program that keeps the calendar fetches one of the site's files by its full address.
  if (href.startsWith('webcal://')) {
    return existsSync(join(DIST, new URL(href).pathname)) ? [] : [`${page.file}: ${href} leads to no file.`];
  }
  const [path = '', fragment] = href.split('#');
  const target = path === '' ? page : byPath.get(path);
  if (!target)
    return existsSync(join(DIST, path)) && path !== '/' && !path.endsWith('.html')
      ? []
      : [`${page.file}: ${href} leads nowhere.`];
  const ids = target.elements.flatMap((element) => attribute(element, 'id') ?? []);
  return fragment === undefined || ids.includes(fragment)
    ? []
    : [`${page.file}: ${href} leads to ${target.file}, which has no such part.`];
}

/** Every address a page asks for by itself, in its mark-up and in its CSS. */
function resources(page: BuiltPage): string[] {
  const fromElements = page.elements.flatMap((element) => {
    const { tagName, attrs } = element;
    const rel = attribute(element, 'rel') ?? '';
    // A canonical address is said, not asked for.
    if (tagName === 'link') return /canonical|alternate/.test(rel) ? [] : [attribute(element, 'href') ?? ''];
    if (tagName === 'a' || tagName === 'area') return [];
    return attrs.flatMap(({ name, value }) => {
      if (['src', 'data', 'poster', 'href', 'component-url', 'renderer-url'].includes(name)) return [value];
      return name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '') : [];
    });
  });
  const css = [...named(page, 'style').map(textOf), ...files.filter((file) => file.endsWith('.css')).map(read)].join(
    '\n',
  );
  return [
    ...fromElements,
    ...[...css.matchAll(/url\(\s*['"]?([^'")]+)|@import\s+['"]([^'"]+)/g)].map(([, url, sheet]) => url ?? sheet ?? ''),
  ];
}

/** The directives of the page's own policy, which must stand before all that it governs. */
function policyOf(page: BuiltPage): Map<string, string[]> {
  const [meta] = named(page, 'meta').filter(
    (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  if (!meta) throw new Error(`${page.file} has no policy of its own, for hosts that cannot set headers.`);
  const first = page.elements.findIndex(
    (element) => ['script', 'img', 'link'].includes(element.tagName) && attribute(element, 'rel') !== 'canonical',
  );
  if (page.elements.indexOf(meta) > first)
    throw new Error(`${page.file}: move the policy before the first thing that it governs.`);
  const directives = (attribute(meta, 'content') ?? '').split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...values]) => [name, values]));
}

function allows(policy: Map<string, string[]>, tagName: string, element: Element): boolean {
  const text = textOf(element);
  const type = attribute(element, 'type');
  const sources = policy.get(`${tagName}-src-elem`) ?? policy.get(`${tagName}-src`) ?? [];
  if (type === 'application/ld+json') return true;
  if (type === 'speculationrules' && sources.includes("'inline-speculation-rules'")) return true;
  return ['sha256', 'sha384', 'sha512'].some((algorithm) =>
    sources.includes(`'${algorithm}-${createHash(algorithm).update(text).digest('base64')}'`),
  );
}

/** The files of a page's islands, and all that these import. */
function scriptsOnceUsed(page: BuiltPage): string[] {
  const open = named(page, 'astro-island').flatMap((island) => [
    attribute(island, 'component-url'),
    attribute(island, 'renderer-url'),
  ]);
  const seen = new Set<string>();
  for (const address of open) {
    const file = address?.slice(1);
    if (!file || seen.has(file)) continue;
    seen.add(file);
    for (const [, name] of read(file).matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) {
      open.push(`/${join(file, '..', name ?? '').replaceAll('\\', '/')}`);
    }
  }
  return [...seen];
}

function visibleText(page: BuiltPage, body: Element): string {
  const unseen = new Set(named(page, 'script', 'style', 'template'));
  const hidden = [...unseen].map(textOf);
  return hidden.reduce((text, part) => text.replace(part, ''), textOf(body));
}
