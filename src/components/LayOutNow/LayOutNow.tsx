import { layoutScript } from '#browser/layout.ts';

/**
 * Makes the browser lay out what has arrived so far, while the rest of the page and the fonts are loading
 * (docs/decisions/0018). Goes after the header, the opening's lead and the first event cards, and before each band, each form and
 * the footer. Never inside an island, where React expects its own elements, nor where CSS counts siblings.
 */
export function LayOutNow() {
  return <script>{layoutScript}</script>;
}
