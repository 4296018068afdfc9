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
  const css = styles.map(textOf).join('\n');
  // Islands and imports load script files.
  const loadsScripts =
    scripts.some((element) => attribute(element, 'src') !== undefined || /\bimport\b/.test(textOf(element))) ||
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
    // Connected forms are also sent by script, so that what was typed survives a failure. 'self' is for Lighthouse, which
    // fetches robots.txt from the page.
    'connect-src': [...new Set(["'self'", ...targets])],
    'form-action': targets,
    'base-uri': [],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [],
  });
}

/** An empty list is 'none'; undefined leaves the directive to default-src. */
function directives(policy: Record<string, string[] | undefined>): string {
  return Object.entries(policy)
    .flatMap(([name, sources]) => (sources ? [`${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`] : []))
    .join('; ');
}

function hashes(elements: Element[]): string[] {
  return [...new Set(elements.map((element) => hashSource(textOf(element))))];
}

/** False for data blocks, such as JSON-LD. */
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
    // Links and forms lead to other sites, but load nothing.
    const loads =
      name === 'src' || name === 'srcset' || (name === 'href' && element.tagName === 'link' && isLoaded(element));
    if (loads && /(^|[\s,])(https?:)?\/\//i.test(value)) return [`loads ${value} from another site`];
    return [];
  });
}

function isLoaded(link: Element): boolean {
  return /\b(stylesheet|icon|preload|modulepreload|prefetch)\b/.test(attribute(link, 'rel') ?? '');
}
