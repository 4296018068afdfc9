import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/**
 * A page with its policy as the first thing that a browser reads after the charset, so that nothing runs before it.
 * Everything else in the page stays as it is, to the byte. Throws with every obstacle that the page has, in one message.
 */
export function withPolicy(html: string, file: string): string {
  const elements = [...descendants(parse(html, { sourceCodeLocationInfo: true }))];
  const charset = elements.find((element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined);
  const end = charset?.sourceCodeLocation?.endOffset;
  const violations = [
    ...elements.flatMap(violationsIn),
    ...(end === undefined ? ['has no <meta charset>, behind which its policy would stand'] : []),
  ];
  if (end === undefined || violations.length > 0) {
    throw new Error(violations.map((violation) => `${file} ${violation}.`).join('\n'));
  }
  const policy = `<meta http-equiv="content-security-policy" content="${policyFor(elements)}">`;
  return html.slice(0, end) + policy + html.slice(end);
}

/** A content's SHA-256 as a policy writes it. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function policyFor(elements: Element[]): string {
  const scripts = elements.filter((element) => element.tagName === 'script' && isExecuted(element));
  const styles = elements.filter((element) => element.tagName === 'style');
  const css = styles.map(text).join('\n');
  // An island is fetched by an inline script, and so is what a module imports.
  const loadsScripts =
    scripts.some((element) => attribute(element, 'src') !== undefined || /\bimport\b/.test(text(element))) ||
    elements.some((element) => attribute(element, 'component-url') !== undefined);
  const inline = scripts.filter((element) => attribute(element, 'src') === undefined);
  const targets = [...new Set(elements.flatMap(formTargets))];
  const dataPictures =
    /url\(["']?data:image\//.test(css) || elements.some((element) => /^data:/.test(attribute(element, 'src') ?? ''));

  return directives({
    'default-src': [],
    'script-src': [...hashes(inline), ...(loadsScripts ? ["'self'"] : [])],
    'style-src': [...hashes(styles), ...(hasLink(elements, 'stylesheet') ? ["'self'"] : [])],
    'img-src': ["'self'", ...(dataPictures ? ['data:'] : [])],
    'font-src': /@font-face/.test(css) || hasLink(elements, 'stylesheet') ? ["'self'"] : undefined,
    'manifest-src': hasLink(elements, 'manifest') ? ["'self'"] : undefined,
    // A form that is connected is also sent by script, so that what was typed survives a failure. The site itself only
    // answers; it is allowed because Lighthouse asks for robots.txt in the page's name and marks the page down if it may not.
    'connect-src': [...new Set(["'self'", ...targets])],
    'form-action': targets,
    'base-uri': [],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [],
  });
}

/** A directive without sources is 'none'; one that is undefined falls back to default-src. */
function directives(policy: Record<string, string[] | undefined>): string {
  return Object.entries(policy)
    .flatMap(([name, sources]) => (sources ? [`${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`] : []))
    .join('; ');
}

function hashes(elements: Element[]): string[] {
  return [...new Set(elements.map((element) => hashSource(text(element))))];
}

/** What a browser executes or obeys, as opposed to a block of data. */
function isExecuted(script: Element): boolean {
  const type = attribute(script, 'type')?.trim().toLowerCase() ?? '';
  return ['', 'text/javascript', 'module', 'importmap', 'speculationrules'].includes(type);
}

function formTargets(element: Element): string[] {
  if (element.tagName !== 'form' || attribute(element, 'method')?.toLowerCase() === 'dialog') return [];
  const action = attribute(element, 'action');
  return action && URL.canParse(action) ? [new URL(action).origin] : ["'self'"];
}

function hasLink(elements: Element[], relation: string): boolean {
  return elements.some(
    (element) => element.tagName === 'link' && attribute(element, 'rel')?.split(/\s+/).includes(relation),
  );
}

function violationsIn(element: Element): string[] {
  const tag = `<${element.tagName}>`;
  return element.attrs.flatMap(({ name, value }) => {
    if (name === 'style') return [`has a style attribute on ${tag}: “${value}”. Use a class or a data- attribute`];
    if (name.startsWith('on')) return [`has the event handler ${name} on ${tag}. Use a script`];
    if (/^\s*javascript:/i.test(value)) return [`has a javascript: address on ${tag}`];
    if (name === 'srcdoc') return [`has a document inside ${tag}. Nothing may be framed`];
    // Anything a page loads automatically; links and forms only lead away.
    const loads =
      name === 'src' || name === 'srcset' || (name === 'href' && element.tagName === 'link' && isLoaded(element));
    if (loads && /(^|[\s,])(https?:)?\/\//i.test(value)) return [`loads ${value} from another site`];
    return [];
  });
}

function isLoaded(link: Element): boolean {
  return /\b(stylesheet|icon|preload|modulepreload|manifest|prefetch)\b/.test(attribute(link, 'rel') ?? '');
}

function* descendants(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* descendants(child);
  // A template's content is part of the page once a script uses it.
  if ('content' in node) yield* descendants(node.content);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function text(element: Element): string {
  return element.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');
}
