import { attribute, type BuiltPage, filesIn, named, pagesIn, sitemapIn, textOf } from '../gate/builtPages.ts';
import { FIXTURE_SITE } from './fixture/build.ts';

export {
  attribute,
  type BuiltPage,
  elementsOf,
  ERROR_DOCUMENTS,
  isExecutable,
  named,
  textOf,
} from '../gate/builtPages.ts';

/** The site under test: built from tests/fixture/content, whatever content/ says. */
export const DIST = FIXTURE_SITE;

/** Every file of that site, relative to its folder. */
export function builtFiles(): string[] {
  return filesIn(DIST);
}

/** The addresses of all its pages, from its sitemap. */
export function sitemapAddresses(): string[] {
  return sitemapIn(DIST);
}

/** Every page and error document of it. */
export function builtPages(): BuiltPage[] {
  return pagesIn(DIST);
}

/** What a page's <meta> of that name say. */
export function metaOf(page: BuiltPage, name: string): string[] {
  const all = named(page, 'meta').filter((meta) => attribute(meta, 'name') === name);
  return all.map((meta) => attribute(meta, 'content') ?? '');
}

/** All items of a page's JSON-LD. */
export function statementsIn({ elements }: Pick<BuiltPage, 'elements'>): Record<string, unknown>[] {
  return elements
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .flatMap((script) => (JSON.parse(textOf(script)) as { '@graph': Record<string, unknown>[] })['@graph']);
}
