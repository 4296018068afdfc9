import { pieceOf } from '#quilt/looks.ts';
import { seededRandom } from '#quilt/random.ts';

/** Main cloths that show on the stamp's paper. */
const COLOURS = ['indigo', 'oxblood', 'aubergine', 'poppy', 'hibiscus', 'denim'] as const;

let blocks: Promise<Element[]> | undefined;
let chalk: Element | undefined;

/**
 * Sews a block on the letter's stamp: a name's first letter chooses the pattern, so that it stays while she types on, and all of its
 * letters the colour. The same name has the same block in any script, however it is capitalized, spaced or encoded; without a
 * letter, the stamp is chalk again. Nothing is stored or sent. Decoration only.
 */
export async function sewStamp(name: string): Promise<void> {
  blocks ??= load();
  const [first, ...others] = await blocks;
  const stamp = document.querySelector('[data-stamp]');
  if (!stamp || !first) return;
  chalk ??= stamp;
  const letters = [...name.normalize('NFKC').toLowerCase().replace(/\s/g, '')];
  if (letters[0] === undefined) return stamp.replaceWith(chalk);
  const pattern = seededRandom(letters[0]).pick([first, ...others]);
  const colour = seededRandom(letters.join('')).pick(COLOURS);
  const block = document.importNode(pattern, true);
  // The cloth of the stamp: see src/drawings/cloth/stamp.svg.
  block.setAttribute('transform', 'translate(18 19)scale(.273 .34)');
  block.setAttribute('data-stamp', letters[0]);
  for (const piece of block.querySelectorAll('[class]')) {
    const [name, value = ''] = pieceOf(piece.getAttribute('class') ?? '', colour) ?? [];
    piece.removeAttribute('class');
    if (name) piece.setAttribute(name, value);
  }
  stamp.replaceWith(block);
  const shown = stamp.getAttribute('data-stamp') === letters[0];
  if (shown || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [index, piece] of [...block.children].entries()) {
    const timing = { duration: 220, delay: index * 25, easing: 'ease-out', fill: 'backwards' } as const;
    piece.animate([{ opacity: 0, transform: 'translateY(-60px)' }, {}], timing);
  }
}

/** The blocks in src/drawings/stamp-blocks.svg; none if they could not be loaded. */
function load(): Promise<Element[]> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', document.querySelector('[data-blocks]')?.getAttribute('data-blocks') ?? '');
    // Parsed by the browser, because the page's policy lets no script parse text.
    request.responseType = 'document';
    request.onloadend = () => resolve([...(request.responseXML?.querySelectorAll('.block') ?? [])]);
    request.send();
  });
}
