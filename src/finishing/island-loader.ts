import type { AstroIntegration } from 'astro';
import { islandScript } from '#browser/island.ts';
import { rewritePages } from '#finishing/rewritePages.ts';

const ASTROS_OWN = /<script>(?:(?!<\/script>)[\s\S])*customElements\.define\("astro-island"[\s\S]*?<\/script>/;

/** Kinds of props that `islandScript` cannot read: dates, maps, numbers without end, and so on. */
const FOREIGN_PROP = /\[(?:[2-9]|1\d),/;

/** Puts our own island loader into the built pages. Stops the build where it would not do. */
export function islandLoader(): AstroIntegration {
  return rewritePages('island-loader', (file, html) => {
    const islands = [...html.matchAll(/<astro-island\b[^>]*>/g)].map(([tag]) => tag);
    return islands.length > 0 ? withLoader(file, html, islands) : html;
  });
}

function withLoader(file: string, html: string, islands: string[]): string {
  const unknown = islands.find((tag) => !tag.includes('client="interact"') || FOREIGN_PROP.test(tag));
  if (unknown)
    throw new Error(
      `${file}: src/browser/island.ts starts no island like this one, teach it: ${unknown.slice(0, 300)}`,
    );
  if (!ASTROS_OWN.test(html))
    throw new Error(`${file}: Astro’s island script looks different, mend src/finishing/island-loader.ts.`);
  // Vite, which has loaded this file, gives import() another name in all that it loads.
  const script = islandScript.replaceAll('__vite_ssr_dynamic_import__', 'import');
  return html.replace(ASTROS_OWN, () => `<script>${script}</script>`);
}
