import { attribute, type BuiltPage, textOf } from './dist.ts';

/** One thing that a page states about itself in JSON-LD. */
export type Statement = Record<string, unknown>;

/** All that a page states in JSON-LD. */
export function statementsIn({ elements }: Pick<BuiltPage, 'elements'>): Statement[] {
  return elements
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .flatMap((script) => (JSON.parse(textOf(script)) as { '@graph': Statement[] })['@graph']);
}
