import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { ERROR_DOCUMENTS, isPage, urlPathOf } from '#build/headers.ts';
import { attribute, descendants, type Element, elementsOf, textOf } from '#build/html.ts';
import { filesIn } from '#build/builtSite.ts';

export { attribute, elementsOf, ERROR_DOCUMENTS, filesIn, textOf };
/** The site under test: built from tests/fixture/content, whatever content/ says. */
export { FIXTURE_SITE as DIST } from './fixture/buildSite.ts';

export interface BuiltPage {
  /** Relative to the built folder: "about.html". */
  file: string;
  /** Its address in the sitemap, "/about"; undefined for an error document. */
  path: string | undefined;
  html: string;
  elements: Element[];
  comments: string[];
}

/**
 * Every page and error document of a built site.
 * @throws if there is no built site
 */
export function pagesIn(folder: string): BuiltPage[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return filesIn(folder)
    .filter(isPage)
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      // So that what is for browsers without scripts is read, too.
      const document = parse(html, { scriptingEnabled: false });
      const comments = descendants(document).flatMap((node) =>
        node.nodeName === '#comment' && 'data' in node ? [node.data] : [],
      );
      const path = addresses.find((address) => address === urlPathOf(file));
      return { file, path, html, elements: elementsOf(document), comments };
    });
}

export function named(page: BuiltPage, ...names: string[]): Element[] {
  return page.elements.filter((element) => names.includes(element.tagName));
}

/** The links and buttons whose name does not begin with the words on them (WCAG 2.5.3), or is read in pieces. */
export function misnamed(elements: readonly Element[]): Element[] {
  return elements.filter((element) => {
    const name = ['a', 'button', 'summary'].includes(element.tagName) ? attribute(element, 'aria-label') : undefined;
    return (
      name !== undefined && (/ [,.:]/.test(name) || !name.startsWith(textOf(element).trim().replaceAll('\n', ' ')))
    );
  });
}

/**
 * The lines that paper leaves out although nothing in them is pressed or copied, and those on it that only lead elsewhere on the site: paper
 * does not show where (src/styles/utilities.css).
 */
export function misprinted(elements: readonly Element[]): string[] {
  const within = (part: Element, ...tags: string[]) => elementsOf(part).filter(({ tagName }) => tags.includes(tagName));
  const main = elements.filter(({ tagName }) => tagName === 'main').flatMap(elementsOf);
  const off = main.filter((part) => attribute(part, 'data-print') === 'off');
  // Nobody fills in a form on paper, and what is true only now is soon old.
  const texts = off.filter((part) => within(part, 'input').length === 0 && attribute(part, 'data-now') === undefined);
  const missing = texts
    .flatMap((part) => [part, ...elementsOf(part)])
    .filter(({ tagName }) => /^(p|li|dd|h[2-4])$/.test(tagName))
    .filter((line) => within(line, 'a', 'button', 'span').length === 0);
  const left = new Set(off.flatMap((part) => [part, ...elementsOf(part)]));
  const useless = main.filter((part) => {
    const links = /^(p|ul|ol|dd)$/.test(part.tagName) && !left.has(part) ? within(part, 'a') : [];
    const leads = links.some(
      (link) => /^(?!http).*#/.test(attribute(link, 'href') ?? '') && !attribute(link, 'data-emphasis'),
    );
    return leads && textOf(part).trim() === links.map(textOf).join('').trim();
  });
  return [...missing, ...useless].map((part) => `<${part.tagName}> “${textOf(part)}”`);
}

/** The parts of which Orca leaves out the headings when it reads a page whole: they can be focused. */
export function withLostHeadings(elements: readonly Element[]): Element[] {
  return elements.filter(
    (part) =>
      ['article', 'div', 'section'].includes(part.tagName) &&
      attribute(part, 'tabindex') !== undefined &&
      elementsOf(part).some(({ tagName }) => /^h\d$/.test(tagName)),
  );
}

/** Whether an inline script runs as JavaScript; data and speculation rules do not. */
export function isExecutable(element: Element): boolean {
  return ['', 'module', 'text/javascript'].includes(attribute(element, 'type') ?? '');
}

export function metaOf(page: BuiltPage, name: string): string[] {
  const all = named(page, 'meta').filter((meta) => attribute(meta, 'name') === name);
  return all.map((meta) => attribute(meta, 'content') ?? '');
}

export function statementsIn({ elements }: Pick<BuiltPage, 'elements'>): Record<string, unknown>[] {
  return elements
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .flatMap((script) => (JSON.parse(textOf(script)) as { '@graph': Record<string, unknown>[] })['@graph']);
}

/** The size with which Cloudflare sends a page: it compresses by itself, faster and less than the build. See docs/speed.md. */
export function sent(page: string): number {
  return zstdCompressSync(page, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }).byteLength;
}
