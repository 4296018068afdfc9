import { pieceOf } from '#quilt/looks.ts';
import { seededRandom } from '#quilt/random.ts';

/** The main cloths that can be seen on the stamp's paper. */
const COLOURS = ['indigo', 'oxblood', 'aubergine', 'poppy', 'hibiscus', 'denim'] as const;

let blocks: Promise<Element[]> | undefined;
let chalk: Element | undefined;

/**
 * Sews a block on the letter's stamp. The name's first letter chooses the pattern, so that it stays while the visitor types on; all of its
 * letters choose the colour. Nothing is stored or sent.
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
  // This is the place of the stamp's cloth in src/drawings/cloth/stamp.svg.
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

/** The blocks in src/drawings/stamp-blocks.svg, or none if the file does not load. */
function load(): Promise<Element[]> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', document.querySelector('[data-blocks]')?.getAttribute('data-blocks') ?? '');
    // The browser parses the file, because the page's policy lets no script do so.
    request.responseType = 'document';
    request.onloadend = () => resolve([...(request.responseXML?.querySelectorAll('.block') ?? [])]);
    request.send();
  });
}
