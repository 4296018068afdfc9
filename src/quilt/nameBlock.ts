import { between, type Point } from '#quilt/geometry.ts';

/** A shorter name begins anew, so that no block has fewer strips. */
const LEAST = 8;

/** The size of the hearth, beside strips of 45 to 180. The widest five on an axis leave it 26 %. */
const HEARTH = 253;

const LIGHT = ['marigold', 'petal', 'sky', 'cotton', 'saffron'];
const DARK = ['indigo', 'oxblood', 'aubergine', 'hibiscus', 'denim'];

/** The back in src/drawings/empty-chair.svg. */
const BACK = 'M104 48L374 40L364 282L116 286';

/** Its strips from the top left, clockwise. A narrow edge of the cloth below is the binding. */
const CORNERS: readonly [Point, Point, Point, Point] = [
  [109, 53],
  [369, 45],
  [359, 277],
  [121, 281],
];

/** A path of an SVG, and what it is: the name of a cloth, or the class of a thread. */
export type Piece = readonly [d: string, look: string];

/**
 * A digit from 0 to 4 for each of the first ten letters of a name, in any script and without accents. Nobody can read the name from them.
 */
export function digitsOf(name: string): string {
  const letters = [...name.normalize('NFD').toLowerCase().replace(/\P{L}/gu, '')].slice(0, 10);
  return letters.map((letter) => (letter.codePointAt(0) as number) % 5).join('');
}

/** The digits of a block in the fragment of an address, or nothing if the fragment has anything else. */
export function digitsIn(fragment: string): string | undefined {
  return /^#chair=([0-4]{1,10})$/.exec(fragment)?.[1];
}

/**
 * A log cabin: each digit is a strip, from the outside in, on the top, right, bottom and left in turn. Those on the right and at the bottom
 * are dark. In the middle is the red hearth.
 */
export function piecesOf(digits: string): Piece[] {
  const pieces: Piece[] = [[BACK, 'poppy']];
  const used: (string | undefined)[] = [];
  const strips = [...digits.padEnd(LEAST, digits)].map(Number);
  // Strips become narrower towards the hearth.
  const widthOf = (digit: number, index: number) => (5 + digit) * (20 - index);
  // The whole height and width, then what is left of them.
  let [across, along] = [HEARTH, HEARTH];
  for (const [index, digit] of [...strips.entries()].reverse())
    [across, along] = [along + widthOf(digit, index), across];
  // The strip is between a and b. Then b is the next one's a.
  let [a, b, c, d] = CORNERS;
  for (const [index, digit] of strips.entries()) {
    const dark = (index % 4) % 3 > 0;
    const cloths = dark ? DARK : LIGHT;
    let pick = digit;
    // A strip touches the one before it, the third before it, and the fourth, which is on its side.
    while ([1, 3, 4].some((back) => used[index - back] === cloths[pick % 5])) pick++;
    used.push(cloths[pick % 5]);
    // The edge slants, as if cut by hand.
    const slant = ((digit + index) % 3) * 0.15 - 0.15;
    const share = widthOf(digit, index) / across;
    const [inA, inB] = [between(a, d, share * (1 + slant)), between(b, c, share * (1 - slant))];
    pieces.push(
      [path(a, b, c, d), `${used[index]}`],
      [path(between(a, inA, 0.5), between(b, inB, 0.5)), dark ? 'st' : 'sd'],
    );
    [across, along] = [along, across - widthOf(digit, index)];
    [a, b, c, d] = [inB, c, d, inA];
  }
  return [...pieces, [path(a, b, c, d), 'poppy']];
}

/** Draws the block of a name into a group of an SVG; without digits, nothing. The paths stay, so that CSS moves each to its next shape. */
export function drawBlock(group: Element, digits: string): void {
  const pieces = digits ? piecesOf(digits) : [];
  while (group.children.length > pieces.length) group.lastChild?.remove();
  for (const [index, [d, look]] of pieces.entries()) {
    const path = group.children[index] ?? group.appendChild(document.createElementNS(group.namespaceURI, 'path'));
    path.setAttribute('d', d);
    path.setAttribute('class', look);
    path.setAttribute('fill', `var(--${look})`);
  }
}

function path(...points: Point[]): string {
  return `M${points.join('L')}`;
}
