import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { attribute, type Element, elementsOf, textOf } from '#build/html.ts';

/** Adds a page's policy right after the charset, so that nothing runs before it. @throws if the page has no charset */
export function addPolicy(html: string, file: string): string {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const charset = elements.find((element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined);
  const end = charset?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error(`${file} has no <meta charset>, after which its policy goes.`);
  const policy = `<meta http-equiv="content-security-policy" content="${policyFor(elements)}">`;
  return html.slice(0, end) + policy + html.slice(end);
}

/** The source expression that allows an inline script or style, by SHA-256. */
function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function policyFor(elements: Element[]): string {
  // JSON-LD is data and does not run.
  const isScript = (element: Element) =>
    element.tagName === 'script' && attribute(element, 'type') !== 'application/ld+json';
  const scripts = elements.filter(isScript);
  const styles = elements.filter((element) => element.tagName === 'style');
  // src/forms/loadOnUse.ts imports the module of the forms.
  const loadsScripts = scripts.some(
    (element) => attribute(element, 'src') !== undefined || /\bimport\b/.test(textOf(element)),
  );
  const hasStylesheet = elements.some((element) => attribute(element, 'rel') === 'stylesheet');
  const inline = scripts.filter((element) => attribute(element, 'src') === undefined);
  const targets = [...new Set(elements.flatMap(formTargets))];
  const hashes = (some: Element[]) => [...new Set(some.map((element) => hashSource(textOf(element))))];
  const policy: Record<string, string[]> = {
    'default-src': [],
    'script-src': [...hashes(inline), ...(loadsScripts ? ["'self'"] : [])],
    'style-src': [...hashes(styles), ...(hasStylesheet ? ["'self'"] : [])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // A script also sends connected forms, so that what was typed survives a failure. Lighthouse fetches robots.txt from the page,
    // and needs 'self'.
    'connect-src': [...new Set(["'self'", ...targets])],
    'form-action': targets,
    'base-uri': [],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ') || "'none'"}`)
    .join('; ');
}

function formTargets(element: Element): string[] {
  const action = element.tagName === 'form' && attribute(element, 'action');
  return action ? [new URL(action).origin] : [];
}
