import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { urlPathOf, ERROR_DOCUMENTS as DOCUMENTS, isPage } from '#hosting/policy.ts';
import { filesIn } from '#hosting/site.ts';

export { filesIn };

/** One built HTML file. */
export interface BuiltPage {
  /** Relative to the built folder: "about.html". */
  file: string;
  /** Its address in the sitemap, "/about"; undefined for an error document. */
  path: string | undefined;
  html: string;
  /** All elements in the order of the document. */
  elements: Tree.Element[];
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

/** All elements inside a node, in the order of the document. */
export function elementsOf(node: Tree.Node): Tree.Element[] {
  return descendants(node).filter((inner) => 'tagName' in inner && inner !== node) as Tree.Element[];
}

/** The value of an attribute, undefined if the element lacks it. */
export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name && !attr.prefix)?.value;
}

/** All text inside an element, untrimmed. */
export function textOf(element: Tree.Element): string {
  return descendants(element)
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
}

/** The elements of a page with one of these names. */
export function named(page: BuiltPage, ...names: string[]): Tree.Element[] {
  return page.elements.filter((element) => names.includes(element.tagName));
}

/** Whether an inline script runs as JavaScript; data and speculation rules do not. */
export function isExecutable(element: Tree.Element): boolean {
  return ['', 'module', 'text/javascript'].includes(attribute(element, 'type') ?? '');
}

function descendants(node: Tree.Node): Tree.Node[] {
  const children = [...('content' in node ? [node.content] : []), ...('childNodes' in node ? node.childNodes : [])];
  return [node, ...children.flatMap((child) => descendants(child))];
}
