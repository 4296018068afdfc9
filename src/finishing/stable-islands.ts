import type { AstroIntegration } from 'astro';
import { rewritePages } from '#finishing/rewritePages.ts';

/**
 * Numbers the islands of each page. Astro marks every island with a hash that depends on the folder of the project, which
 * nothing in the page reads; with it, the same input would build other bytes on another machine.
 */
export function stableIslands(): AstroIntegration {
  return rewritePages('stable-islands', (_, html) => {
    let count = 0;
    return html.replace(/<astro-island uid="[^"]*"/g, () => `<astro-island uid="${++count}"`);
  });
}
