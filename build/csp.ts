import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { attribute, type Element, elementsOf, textOf } from '#build/html.ts';

/**
 * Adds a page's policy right after the charset, so that nothing runs before it. The rest of the page stays the same.
 * @throws with all violations of the page, one per line
 */
export function addPolicy(html: string, file: string): string {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const charset = elements.find((element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined);
  const end = charset?.sourceCodeLocation?.endOffset;
  const violations = [
    ...elements.flatMap(violationsIn),
    ...(end === undefined ? ['has no <meta charset>, after which its policy would go'] : []),
  ];
  if (end === undefined || violations.length > 0) {
    throw new Error(violations.map((violation) => `${file} ${violation}.`).join('\n'));
  }
  const policy = `<meta http-equiv="content-security-policy" content="${policyFor(elements)}">`;
  return html.slice(0, end) + policy + html.slice(end);
}

/** The source expression that allows an inline script or style, by SHA-256. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function policyFor(elements: Element[]): string {
  const scripts = elements.filter((element) => element.tagName === 'script' && isExecuted(element));
  const styles = elements.filter((element) => element.tagName === 'style');
  // The import is that of islands (src/browser/islandLoader.ts).
  const loadsScripts = scripts.some(
    (element) => attribute(element, 'src') !== undefined || /\bimport\b/.test(textOf(element)),
  );
  const inline = scripts.filter((element) => attribute(element, 'src') === undefined);
  const targets = [...new Set(elements.flatMap(formTargets))];
  return directives({
    'default-src': [],
    'script-src': [...hashes(inline), ...(loadsScripts ? ["'self'"] : [])],
    'style-src': hashes(styles),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // Connected forms are also sent by script, so that what was typed survives a failure. 'self' is for Lighthouse, which
    // fetches robots.txt from the page.
    'connect-src': [...new Set(["'self'", ...targets])],
    'form-action': targets,
    'base-uri': [],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [],
  });
}

/** An empty list is 'none'. */
function directives(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ');
}

function hashes(elements: Element[]): string[] {
  return [...new Set(elements.map((element) => hashSource(textOf(element))))];
}

/** False for data blocks, such as JSON-LD. */
function isExecuted(script: Element): boolean {
  const type = attribute(script, 'type')?.trim().toLowerCase() ?? '';
  return ['', 'text/javascript', 'module', 'speculationrules'].includes(type);
}

function formTargets(element: Element): string[] {
  const action = element.tagName === 'form' && attribute(element, 'action');
  return action ? [new URL(action).origin] : [];
}

function violationsIn(element: Element): string[] {
  const tag = `<${element.tagName}>`;
  if (element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet')
    return [
      `has the style sheet ${attribute(element, 'href')}, which its policy refuses. CSS is inlined: build.inlineStylesheets in astro.config.ts`,
    ];
  return element.attrs.flatMap(({ name, value }) => {
    if (name === 'style') return [`has a style attribute on ${tag}: “${value}”. Use a class or a data- attribute`];
    if (name.startsWith('on')) return [`has the event handler ${name} on ${tag}. Use a script`];
    if (/^\s*javascript:/i.test(value)) return [`has a javascript: address on ${tag}`];
    if (name === 'srcdoc') return [`has a document inside ${tag}. Nothing may be framed`];
    if (/^src(set)?$/.test(name) && /(^|[\s,])(https?:)?\/\//i.test(value)) return [`loads ${value} from another site`];
    return [];
  });
}
