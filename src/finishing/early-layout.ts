import type { AstroIntegration } from 'astro';
import { layoutScript } from '#browser/layout.ts';
import { rewritePages } from '#finishing/rewritePages.ts';

// Left alone are islands, since React knows every element in them; articles that stand side by side, since CSS counts them;
// and the lists of links in header and footer, which are over soon.
const PARTS =
  /<astro-island\b[\s\S]*?<\/astro-island>|<\/(?:header|h1|section)>|<\/article>(?=<\/li>)|<\/ul>(?!<\/nav>)/g;

/** Cards after these are far below every screen. */
const CARDS = 12;

/**
 * Has every part of a built page laid out as soon as it is there, while the rest and the fonts are still under way
 * (docs/decisions/0026). Elements that come to stand between others must not matter to CSS: tests/site/speed.spec.ts looks.
 */
export function earlyLayout(): AstroIntegration {
  const script = `<script>${layoutScript}</script>`;
  return rewritePages('early-layout', (_, html) => {
    let cards = 0;
    return html.replace(PARTS, (part) => {
      if (part === '</article>' && ++cards > CARDS) return part;
      return (part.startsWith('</') ? '' : script) + part + script;
    });
  });
}
