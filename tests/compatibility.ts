import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import * as cssTree from 'css-tree';
import { parseSync } from 'vite';
import project from '../package.json' with { type: 'json' };

// What CSS and JavaScript use, by its place in the compatibility data of MDN: "css.selectors.has".

type Browser = 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios';

const OLDEST = project.browserslist.map((browser) => {
  const [name = '', version = ''] = browser.replace('ios_saf', 'safari_ios').split(' ');
  return [name as Browser, Number(version)] as const;
});

/** The paths of what scripts and values call by its last name alone. */
const members = new Map<string, string[]>();
const functions = new Map<string, string[]>();
collect(compatibility.javascript.builtins, 'javascript.builtins', members);
collect(compatibility.api, 'api', members);
collect(compatibility.css.types, 'css.types', functions);

function collect(of: Identifier | undefined, path: string, into: Map<string, string[]>): void {
  for (const [name, child] of Object.entries(of ?? {})) {
    if (name === '__compat') continue;
    const key = name.replace(/_(static|event)$/, '');
    into.set(key, [...(into.get(key) ?? []), `${path}.${name}`]);
    collect(child as Identifier, `${path}.${name}`, into);
  }
}

function compatOf(path: string): CompatStatement | undefined {
  let found: Identifier | undefined = compatibility as unknown as Identifier;
  for (const name of path.split('.')) found = Object.hasOwn(found ?? {}, name) ? found?.[name] : undefined;
  return found?.__compat;
}

function missingIn(path: string): string[] {
  const support = compatOf(path)?.support;
  if (!support) return [];
  const missing = OLDEST.flatMap(([browser, oldest]) => {
    const since = Math.min(...[support[browser] ?? []].flat().map(sinceWhen));
    return since > oldest ? [{ browser, isNew: since < Infinity }] : [];
  });
  // What no browser has learned since, the journeys in other engines meet in the newest.
  return missing.some(({ isNew }) => isNew) ? missing.map(({ browser }) => browser) : [];
}

function sinceWhen(support: SimpleSupportStatement): number {
  const { version_added: added } = support;
  const isOther = support.version_removed || support.flags || support.prefix || support.alternative_name;
  return (!isOther && typeof added === 'string' && Number.parseFloat(added.replace('≤', ''))) || Infinity;
}

/** Of several that a name may mean, the one that most of the oldest browsers know. */
function bestOf(paths: readonly string[]): string[] {
  return [...paths].sort((a, b) => missingIn(a).length - missingIn(b).length).slice(0, 1);
}

export function unknownIn(paths: Iterable<string>): Record<string, string> {
  const all = [...new Set(paths)].sort().map((path) => [path, missingIn(path).join(', ')] as const);
  return Object.fromEntries(all.filter(([, missing]) => missing));
}

/** What CSS uses. What stands under a condition that only newer browsers meet is theirs. */
export function featuresOfStyles(css: string): string[] {
  const used: string[] = [];
  cssTree.walk(
    cssTree.parse(css, { parseCustomProperty: true }),
    function (this: cssTree.WalkContext, node: cssTree.CssNode) {
      const property = this.declaration?.property ?? '';
      switch (node.type) {
        case 'Atrule': {
          used.push(`css.at-rules.${node.name}`);
          if (node.name === 'supports' && node.prelude && !/^not/.test(cssTree.generate(node.prelude)))
            return this.skip;
          break;
        }
        case 'Declaration':
          used.push(
            this.atrule?.name === 'font-face'
              ? `css.at-rules.font-face.${property}`
              : `css.properties.${node.property}`,
          );
          break;
        case 'Identifier':
          used.push(`css.properties.${property}.${node.name}`);
          break;
        case 'Function':
          used.push(`css.properties.${property}.${node.name}`, ...bestOf(functions.get(node.name) ?? []));
          break;
        case 'Dimension':
          used.push(`css.types.length.${node.unit}`);
          break;
        case 'Feature':
          used.push(`css.at-rules.media.${node.name.replace(/^(min|max)-/, '')}`);
          break;
        case 'PseudoClassSelector':
        case 'PseudoElementSelector':
          used.push(`css.selectors.${node.name}`);
          break;
      }
      return undefined;
    },
  );
  return used;
}

/** What a script uses. Methods of any object count by their name alone. */
export function featuresOfScript(code: string): string[] {
  const { program, errors } = parseSync('script.js', code);
  if (errors[0]) throw new Error(errors[0].message);
  const used: string[] = [];
  // It visits each node.
  JSON.stringify(program, (_key, node) => {
    if (node instanceof Object) look(node);
    return node;
  });
  return used;

  function look(node: Record<string, unknown>): void {
    const { type, name, object, property, computed, callee, arguments: args, regex } = node;
    if (type === 'StaticBlock') used.push('javascript.classes.static.initialization_blocks');
    if (type === 'Identifier') used.push(`javascript.builtins.${name}`, `api.${name}`);
    if (type === 'MemberExpression' && !computed) used.push(...memberOf(nameOf(object), nameOf(property)));
    if (type === 'CallExpression') used.push(...methodsOf(callee));
    // The build writes one that its target does not know as new RegExp("…").
    if (regex) used.push(...patternOf(regex as { pattern: string; flags: string }));
    if (nameOf(callee) === 'RegExp') used.push(...patternOf({ pattern: JSON.stringify(args), flags: '' }));
  }
}

function patternOf({ pattern, flags }: { pattern: string; flags: string }): string[] {
  return [
    /\(\?<[=!]/.test(pattern) ? 'javascript.regular_expressions.lookbehind_assertion' : '',
    /\(\?[ims]*-?[ims]+:/.test(pattern) ? 'javascript.regular_expressions.modifier' : '',
    flags.includes('v') ? 'javascript.builtins.RegExp.unicodeSets' : '',
  ];
}

/** "URL.parse" is known by both names. */
function memberOf(holder: string, member: string): string[] {
  return (members.get(member) ?? []).filter((path) => path.split('.').at(-2) === holder);
}

/** Of "x.toSorted()" only the second. */
function methodsOf(callee: unknown): string[] {
  const { object, property } = callee as Record<string, unknown>;
  const name = nameOf(property);
  return memberOf(nameOf(object), name).length > 0 ? [] : bestOf(members.get(name) ?? []);
}

function nameOf(node: unknown): string {
  const name = (node as { name?: unknown } | undefined)?.name;
  return typeof name === 'string' ? name : '';
}
