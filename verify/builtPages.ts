import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

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
export const ERROR_DOCUMENTS = ['404.html', '500.html'];

/**
 * Every file of a built site, relative to its folder, without compressed copies.
 * @throws if there is no built site
 */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no built site in ${folder}: run npm run build first.`);
  return list(folder).filter((file) => !/\.(br|gz|zst)$/.test(file));
}

/**
 * The addresses of all pages, from the sitemap.
 * @throws if there is no built site
 */
export function sitemapIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no built site in ${folder}: run npm run build first.`);
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Every page and error document of a built site. */
export function pagesIn(folder: string): BuiltPage[] {
  const pages = new Map(sitemapIn(folder).map((address) => [fileOf(address), address]));
  return filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const document = parse(html);
      return {
        file,
        path: pages.get(file),
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

function fileOf(address: string): string {
  return `${address === '/' ? 'index' : address.slice(1)}.html`;
}

function descendants(node: Tree.Node): Tree.Node[] {
  const children = [...('content' in node ? [node.content] : []), ...('childNodes' in node ? node.childNodes : [])];
  return [node, ...children.flatMap((child) => descendants(child))];
}

function list(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
