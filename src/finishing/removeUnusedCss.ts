import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { Scripts } from '#finishing/finishPages.ts';
import { scriptsOf } from '#finishing/scriptsOf.ts';

type Node = DefaultTreeAdapterTypes.Node;

const STYLE = /(?<=<style>)[\s\S]*?(?=<\/style>)/g;

/** Attributes that a browser sets, whatever the page holds. */
const BROWSER_ATTRIBUTES = ['open', 'hidden', 'popover', 'lang', 'dir'];

/** What selectors may ask of a page, now or after its scripts have changed it. */
interface Names {
  /** Names of elements, classes and ids, and the words of scripts. */
  names: ReadonlySet<string>;
  /** The values of each attribute in the page. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** The words of the page's scripts: names of elements, classes and attributes that they may set. */
  scriptTokens: ReadonlySet<string>;
}

/**
 * Removes from a page's inlined CSS the rules for elements, classes, ids and attributes that neither the page nor a script
 * that it loads names, and then the custom properties and animations that no rule uses: Vite gives a page the CSS of all
 * components that its route imports, also of those that show nothing today. The page has
 * one style (joinStyles).
 *
 * A rule remains in doubt: whether elements stand as a selector wants, and in what state, is not asked, nor what `:not()`
 * excludes; an attribute that a script names may have any value.
 */
export function removeUnusedCss(html: string, file: string, { read }: Pick<Scripts, 'read'>): string {
  const vocabulary = collectNames(html, scriptsOf(html, read));
  const markup = html.replace(STYLE, '');
  return html.replace(STYLE, (css) => withoutUnusedSymbols(withoutUnusedRules(css, file, vocabulary), file, markup));
}

function withoutUnusedRules(css: string, file: string, vocabulary: Names): string {
  return minify(css, file, {
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some((selector) => canMatch(selector, vocabulary)) ? undefined : []),
      },
      // Called for each selector of a list, not for those inside another.
      Selector: (selector) => (canMatch(selector, vocabulary) ? undefined : []),
    },
  });
}

/** Removes what only removed rules used, until nothing more goes: a property may be the last that used another, a rule the last in its query. */
function withoutUnusedSymbols(css: string, file: string, markup: string): string {
  const all = css + markup;
  const used = (name: string) => new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(all);
  const properties = [...new Set(css.match(/(?<=[{;\s])--[\w-]+(?=:)/g))].filter((name) => !used(name));
  const animations = [...css.matchAll(/@keyframes\s+([\w-]+)/g)].flatMap(([, name = '']) =>
    new RegExp(`animation[\\w-]*:[^;}]*(?<![\\w-])${name}(?![\\w-])`).test(css) ? [] : [name],
  );
  const left = minify(css, file, { unusedSymbols: [...properties, ...animations] });
  return left === css ? css : withoutUnusedSymbols(left, file, markup);
}

function minify(css: string, file: string, options: Partial<Parameters<typeof transform>[0]>): string {
  return transform({ filename: file, code: Buffer.from(css), minify: true, ...options }).code.toString();
}

function canMatch(selector: Selector, vocabulary: Names): boolean {
  return selector.every((component) => canMatchComponent(component, vocabulary));
}

function canMatchComponent(component: SelectorComponent, vocabulary: Names): boolean {
  const { names, attributes, scriptTokens: words } = vocabulary;
  switch (component.type) {
    case 'type':
      return names.has(component.name.toLowerCase());
    case 'class':
    case 'id':
      return names.has(component.name);
    case 'attribute': {
      const { name, operation } = component;
      if (words.has(name) || BROWSER_ATTRIBUTES.includes(name)) return true;
      const values = attributes.get(name);
      return values !== undefined && (operation?.operator !== 'equal' || values.has(operation.value));
    }
    case 'pseudo-class':
      // `:not()` and `:nth-child()` have selectors too; what they exclude or count proves nothing.
      if (component.kind !== 'is' && component.kind !== 'where' && component.kind !== 'has') return true;
      return component.selectors.some((selector) => canMatch(selector, vocabulary));
    default:
      return true;
  }
}

function collectNames(html: string, scripts: string): Names {
  const words = new Set(scripts.match(/[\w-]+/g));
  // React writes an attribute as the page does; a plain script writes data-menu-open as dataset.menuOpen.
  for (const [, key = ''] of scripts.matchAll(/dataset(?:\.|\[["'`])(\w+)/g)) {
    words.add(`data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }
  const names = new Set(words);
  const attributes = new Map<string, Set<string>>();
  for (const element of elementsOf(parse(html))) {
    names.add(element.tagName.toLowerCase());
    for (const { name, value } of element.attrs) {
      attributes.set(name, (attributes.get(name) ?? new Set()).add(value));
      if (name === 'class' || name === 'id') for (const each of value.split(/\s+/)) names.add(each);
    }
  }
  return { names, attributes, scriptTokens: words };
}

function* elementsOf(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
  if ('content' in node) yield* elementsOf(node.content);
}
