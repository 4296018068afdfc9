import { createHash } from 'node:crypto';

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** The element that carries a page's policy inside the page, for hosts that cannot send headers. */
export function policyElement(policy: string): string {
  return `<meta http-equiv="content-security-policy" content="${policy}">`;
}

/** The policy that the build wrote into a page. Throws where there is none: such a page was not built by this project. */
export function pagePolicy(file: string, html: string): string {
  const policy = META.exec(html)?.[1];
  if (!policy) throw new Error(`${file} carries no content security policy. Build the site with: npm run build`);
  return policy;
}

/**
 * The policy of a drawing, which allows its own style and nothing else. Some browsers hold a picture to the policy that it
 * came with, and every browser does when the drawing is opened by itself.
 */
export function drawingPolicy(file: string, svg: string): string {
  const styles = [...svg.matchAll(/<style(?:\s[^>]*)?>([^<&]*)<\/style>/g)].map(([, css = '']) => hashSource(css));
  if (styles.length !== svg.split('<style').length - 1 || /\sstyle\s*=/.test(svg)) {
    throw new Error(
      `${file} has a style that cannot be allowed by a hash: use one plain style element, without & or CDATA.`,
    );
  }
  const styleSource = styles.length > 0 ? `style-src ${styles.join(' ')}; ` : '';
  return `default-src 'none'; ${styleSource}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** A content's SHA-256 as a policy writes it. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
