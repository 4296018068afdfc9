import type { AstroIntegration } from 'astro';
import { layoutScript } from '#browser/layout.ts';
import { rewritePages } from '#hosting/rewritePages.ts';

// React knows every element of an island, so nothing may be put into one; and CSS counts articles that stand side by side.
const PARTS = /<astro-island\b[\s\S]*?<\/astro-island>|<\/(?:header|section)>|<\/article>(?=<\/li>)/g;

/**
 * Has every part of a built page laid out as soon as it is there, while the rest and the fonts are still under way
 * (docs/decisions/0026). Elements that come to stand between others must not matter to CSS: tests/site/speed.spec.ts looks.
 */
export function earlyLayout(): AstroIntegration {
  return rewritePages('early-layout', (_, html) => withEarlyLayout(html));
}

/** A page with a script behind each of its parts. */
export function withEarlyLayout(html: string): string {
  const script = `<script>${layoutScript}</script>`;
  return html.replace(PARTS, (part) => (part.startsWith('</') ? '' : script) + part + script);
}
