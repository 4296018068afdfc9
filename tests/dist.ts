import { attribute, type BuiltPage, named, textOf } from '../gate/builtPages.ts';

export * from '../gate/builtPages.ts';
/** The site under test: built from tests/fixture/content, whatever content/ says. */
export { FIXTURE_SITE as DIST } from './fixture/build.ts';

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
