import { quad } from '#quilt/geometry.ts';
import { nameBlock } from '#quilt/nameBlock.ts';

/** The cloth of the stamp: see src/drawings/cloth/stamp.svg. */
const STAMP = quad([17, 19], [183, 17], [182, 222], [18, 223]);

const SVG = 'http://www.w3.org/2000/svg';

let chalk: Element | undefined;

/**
 * Pieces the letter's stamp from a name; without one, it is chalk again. Nothing is stored or sent. Decoration only.
 * @returns whether the stamp shows a name
 */
export function sewStamp(name: string): boolean {
  const stamp = document.querySelector('[data-stamp]');
  if (!stamp) return false;
  chalk ??= stamp;
  const patchwork = nameBlock(name, STAMP);
  if (!patchwork) {
    stamp.replaceWith(chalk);
    return false;
  }
  const { pieces, lightStitches, darkStitches } = patchwork;
  const sewn = new Set([...stamp.children].map((path) => path.outerHTML));
  const block = document.createElementNS(SVG, 'g');
  block.setAttribute('data-stamp', '');
  block.append(
    ...pieces.map(({ fabric, path }) => pathOf(fabric, path)),
    pathOf('st', lightStitches.join('')),
    pathOf('sd', darkStitches.join('')),
  );
  stamp.replaceWith(block);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const added = [...block.children].filter((path, index) => index > 0 && !sewn.has(path.outerHTML));
    for (const [index, path] of added.entries()) {
      path.animate([{ opacity: 0, transform: 'translateY(-18px)' }, {}], {
        duration: 220,
        delay: index * 25,
        easing: 'ease-out',
        fill: 'backwards',
      });
    }
  }
  return true;
}

function pathOf(className: string, d: string): Element {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('class', className);
  path.setAttribute('d', d);
  return path;
}
