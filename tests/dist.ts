import { type BuiltPage, filesIn, pagesIn, sitemapIn } from '../gate/builtPages.ts';
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
