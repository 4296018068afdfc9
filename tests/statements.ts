import { attribute, type BuiltPage, textOf } from './dist.ts';

/** An item of a page's JSON-LD. */
export type Statement = Record<string, unknown>;

/** All items of a page's JSON-LD. */
export function statementsIn({ elements }: Pick<BuiltPage, 'elements'>): Statement[] {
  return elements
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .flatMap((script) => (JSON.parse(textOf(script)) as { '@graph': Statement[] })['@graph']);
}
