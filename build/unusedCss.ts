import { Features, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { parse } from 'parse5';
import { STYLE_TARGETS } from '#build/targets.ts';
import { elementsOf } from '#build/html.ts';
import { type BuiltFiles, scriptsOf } from '#build/scripts.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** The names that selectors can match, before and after scripts have changed the page. */
interface PageNames {
  names: ReadonlySet<string>;
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every token of the page's scripts. Any of them may be a name that a script sets. */
  scriptTokens: ReadonlySet<string>;
}

/**
 * Removes rules, custom properties and animations that neither the page nor its scripts name. When in doubt, a rule stays: combinators,
 * states and `:not()` are not evaluated, and an attribute that a script names may have any value. Vite gives a page the CSS of every
 * component that its route imports. The styles become one, because each adds a hash of 53 bytes to the policy.
 * PurgeCSS cannot read some selectors, such as `:where(main) :where(…)`, and drops print rules.
 */
export function removeUnusedCss(html: string, file: string, { read }: Pick<BuiltFiles, 'read'>): string {
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css);
  const longest = styles.reduce((a, b) => (b.length > a.length ? b : a), '');
  const page = collectNames(html, scriptsOf(html, read));
  const used = removeUnusedRules(styles.join(''), file, page);
  // Print's styles are a file, and read what the page sets.
  const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => read(address));
  const needed = removeUnusedSymbols(used, file, [html.replace(STYLE, ''), ...files].join(''), page);
  // As in astro.config.ts. Lightning CSS would also add two properties beside each color-scheme.
  const css = minify(needed, file, { targets: STYLE_TARGETS, exclude: Features.LightDark });
  return html.replace(STYLE, (_, one: string) => (one === longest ? `<style>${css}</style>` : ''));
}

function removeUnusedRules(css: string, file: string, page: PageNames): string {
  return minify(css, file, {
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.some((selector) => canMatch(selector, page)) ? undefined : []),
      },
      // Lightning CSS calls this for each selector of a list, but not for selectors inside another.
      Selector: (selector) => (canMatch(selector, page) ? undefined : []),
    },
  });
}

/** Removes unused custom properties and animations. It repeats, because a removed property may have been the last to use another. */
function removeUnusedSymbols(styles: string, file: string, markup: string, page: PageNames): string {
  const css = writeOutProperties(styles, page);
  const all = css + markup;
  // A script may assemble a name: the stamp's script writes `var(--${cloth})`.
  const used = (name: string) =>
    page.scriptTokens.has(name.slice(2)) || new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(all);
  const properties = [...new Set(css.match(/(?<=[{;\s])--[\w-]+(?=:)/g))].filter((name) => !used(name));
  const animations = [...css.matchAll(/@keyframes\s+([\w-]+)/g)].flatMap(([, name = '']) =>
    new RegExp(`animation[\\w-]*:[^;}]*(?<![\\w-])${name}(?![\\w-])`).test(css) ? [] : [name],
  );
  const left = minify(css, file, { unusedSymbols: [...properties, ...animations] });
  return left === styles ? left : removeUnusedSymbols(left, file, markup, page);
}

/** Rules that hold only sometimes. They have at most two others around them. */
const CONDITIONAL = /@(?:media|supports|container)[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Writes the value of a custom property where it is read, if :root alone sets it and the CSS becomes shorter. */
function writeOutProperties(styles: string, { scriptTokens }: PageNames): string {
  const rules = styles.replace(CONDITIONAL, '').match(/(?<![^{}]):root\{[^}]*/g) ?? [];
  const set = rules.flatMap((rule) => [...rule.matchAll(/(--[\w-]+):([^;]*)/g)]);
  return set.reduce((css, [declaration, name = '', value = '']) => {
    const read = `var(${name})`;
    const [times = 0, reads = 0] = [`${name}:`, read].map((words) => css.split(words).length - 1);
    const isShorter = reads * (value.length - read.length) < declaration.length;
    const isFixed = times === 1 && !value.includes('var(') && !scriptTokens.has(name);
    return isFixed && isShorter ? css.replaceAll(read, () => value) : css;
  }, styles);
}

function minify(css: string, file: string, options: Partial<Parameters<typeof transform>[0]>): string {
  return transform({ filename: file, code: Buffer.from(css), minify: true, ...options }).code.toString();
}

function canMatch(selector: Selector, page: PageNames): boolean {
  return selector.every((component) => canMatchComponent(component, page));
}

function canMatchComponent(component: SelectorComponent, page: PageNames): boolean {
  const { names, attributes, scriptTokens } = page;
  switch (component.type) {
    case 'type':
      return names.has(component.name.toLowerCase());
    case 'class':
    case 'id':
      return names.has(component.name);
    case 'attribute': {
      const { name, operation } = component;
      if (scriptTokens.has(name)) return true;
      const values = attributes.get(name);
      return values !== undefined && (operation?.operator !== 'equal' || values.has(operation.value));
    }
    case 'pseudo-class':
      // All others stay: `:not()` matches what its selectors do not, and `:nth-child(… of …)` is not evaluated.
      if (component.kind !== 'is' && component.kind !== 'where' && component.kind !== 'has') return true;
      return component.selectors.some((selector) => canMatch(selector, page));
    default:
      return true;
  }
}

function collectNames(html: string, scripts: string): PageNames {
  const scriptTokens = new Set(scripts.match(/[\w-]+/g));
  // React writes data-folded as HTML does. Plain scripts write dataset.folded.
  for (const [, key = ''] of scripts.matchAll(/dataset(?:\.|\[["'`])(\w+)/g)) {
    scriptTokens.add(`data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }
  // No class, id or element stands after a period or before a colon in a script.
  const names = new Set(scripts.match(/(?<![\w.-])[\w-]+(?![\w-]*:)/g));
  const attributes = new Map<string, Set<string>>();
  for (const element of elementsOf(parse(html))) {
    names.add(element.tagName.toLowerCase());
    // A visitor who opens a <details> gives it this attribute.
    if (element.tagName === 'details') attributes.set('open', attributes.get('open') ?? new Set());
    for (const { name, value } of element.attrs) {
      attributes.set(name, (attributes.get(name) ?? new Set()).add(value));
      if (name === 'class' || name === 'id') for (const each of value.split(/\s+/)) names.add(each);
    }
  }
  return { names, attributes, scriptTokens };
}
