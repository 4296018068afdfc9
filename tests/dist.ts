import { type BuiltPage, filesIn, pagesIn, sitemapIn } from '../verify/builtPages.ts';
import { FIXTURE_SITE, requireFixture } from './fixture/build.ts';

export {
  attribute,
  type BuiltPage,
  elementsOf,
  ERROR_DOCUMENTS,
  isExecutable,
  named,
  textOf,
} from '../verify/builtPages.ts';

/** The site that the tests look at: built from tests/fixture/content, whatever content/ says today. */
export const DIST = FIXTURE_SITE;

/** Every file of that site, relative to its folder. */
export function builtFiles(): string[] {
  requireFixture();
  return filesIn(DIST);
}

/** The addresses of all its pages, as the sitemap tells them to search engines. */
export function sitemapAddresses(): string[] {
  requireFixture();
  return sitemapIn(DIST);
}

/** Every page and error document of it. */
export function builtPages(): BuiltPage[] {
  requireFixture();
  return pagesIn(DIST);
}
