import { layoutScript } from '#browser/layout.ts';

/**
 * Has the browser lay out what has arrived so far, while the rest of the page and the fonts are still under way
 * (docs/decisions/0018). Goes after each part of a page: the header, a first heading, a section, a card. Never inside an
 * island, since React knows every element there, and never where CSS counts neighbours: `tests/site/speed.spec.ts` takes
 * these scripts out of every page and holds that nothing moves.
 */
export function LayOutNow() {
  return <script>{layoutScript}</script>;
}
