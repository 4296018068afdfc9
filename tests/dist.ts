import { type BuiltPage, filesIn, pagesIn, sitemapIn } from '../gate/builtPages.ts';
import { FIXTURE_SITE, requireFixture } from './fixture/build.ts';

export {
  attribute,
  type BuiltPage,
  elementsOf,
  ERROR_DOCUMENTS,
  isExecutable,
  named,
  textOf,
} from '../gate/builtPages.ts';

/** The site under test: built from tests/fixture/content, whatever content/ says; or the folder in SITE_FOLDER. */
export const DIST = process.env['SITE_FOLDER'] || FIXTURE_SITE;

/** Every file of that site, relative to its folder. */
export function builtFiles(): string[] {
  if (DIST === FIXTURE_SITE) requireFixture();
  return filesIn(DIST);
}

/** The addresses of all its pages, from its sitemap. */
export function sitemapAddresses(): string[] {
  if (DIST === FIXTURE_SITE) requireFixture();
  return sitemapIn(DIST);
}

/** Every page and error document of it. */
export function builtPages(): BuiltPage[] {
  if (DIST === FIXTURE_SITE) requireFixture();
  return pagesIn(DIST);
}
