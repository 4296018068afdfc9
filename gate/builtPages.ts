import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { attribute, descendants, type Element, elementsOf, textOf } from '#build/html.ts';
import { urlPathOf, ERROR_DOCUMENTS as DOCUMENTS, isPage } from '#build/headers.ts';
import { filesIn } from '#build/site.ts';

export { attribute, elementsOf, filesIn, textOf };

/** One built HTML file. */
export interface BuiltPage {
  /** Relative to the built folder: "about.html". */
  file: string;
  /** Its address in the sitemap, "/about"; undefined for an error document. */
  path: string | undefined;
  html: string;
  /** All elements in the order of the document. */
  elements: Element[];
  comments: string[];
}

/** The documents that hosts serve for errors. */
export const ERROR_DOCUMENTS: readonly string[] = Object.values(DOCUMENTS);

/** The addresses of all pages, from the sitemap. */
export function sitemapIn(folder: string): string[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * Every page and error document of a built site.
 * @throws if there is no built site
 */
export function pagesIn(folder: string): BuiltPage[] {
  const files = filesIn(folder);
  const addresses = sitemapIn(folder);
  return files.filter(isPage).map((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const document = parse(html);
    return {
      file,
      path: addresses.find((address) => address === urlPathOf(file)),
      html,
      elements: elementsOf(document),
      comments: descendants(document).flatMap((node) =>
        node.nodeName === '#comment' && 'data' in node ? [node.data] : [],
      ),
    };
  });
}

/** The elements of a page with one of these names. */
export function named(page: BuiltPage, ...names: string[]): Element[] {
  return page.elements.filter((element) => names.includes(element.tagName));
}

/** Whether an inline script runs as JavaScript; data and speculation rules do not. */
export function isExecutable(element: Element): boolean {
  return ['', 'module', 'text/javascript'].includes(attribute(element, 'type') ?? '');
}
