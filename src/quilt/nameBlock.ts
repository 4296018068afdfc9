import type { ClothName } from '#quilt/cloth.ts';
import { type AtLeastOne, cycle } from '#lib/cycle.ts';
import type { Quad } from '#quilt/geometry.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { housetop } from '#quilt/patterns.ts';
import { seededRandom } from '#quilt/random.ts';

/** By turns dark or medium, and light (denim apart). */
const CLOTHS: AtLeastOne<ClothName> = ['poppy', 'petal', 'indigo', 'marigold', 'hibiscus', 'sky', 'oxblood', 'denim'];

/** More would be too narrow at the size of a stamp. */
const ROUNDS = 4;

/** The cloths of a round's four strips, in sewing order. */
type Strips = [ClothName, ...ClothName[]];

/**
 * A block pieced from a name: the first letter is the whole cloth, the next four are each sewn inside the last, and every
 * further one replaces a strip. The same name gives the same block in any script, however it is capitalized, spaced or
 * encoded. Undefined without a letter.
 */
export function nameBlock(name: string, quad: Quad): Patchwork | undefined {
  const letters = [...name.normalize('NFKC').toLowerCase().replace(/\s/g, '')];
  const [first, ...others] = letters;
  if (first === undefined) return undefined;
  // From here on the block grows and is not cut anew with each letter.
  const patchwork = new Patchwork(letters.slice(0, ROUNDS + 1).join(''));
  let last = 0;
  const sew = (letter: string): ClothName => {
    // An odd step, so that neighbouring rounds differ in lightness.
    last += 1 + 2 * Math.floor((seededRandom(letter).next() * CLOTHS.length) / 2);
    return cycle(CLOTHS, last);
  };
  const round = (letter: string) => {
    const cloth = sew(letter);
    return [cloth, cloth, cloth, cloth] as [ClothName, ...ClothName[]];
  };
  const rounds: [Strips, ...Strips[]] = [round(first), ...others.slice(0, ROUNDS).map(round)];
  const [centre] = rounds.at(-1) ?? rounds[0];
  for (const [index, letter] of others.slice(ROUNDS).entries()) {
    // Seven and sixteen have no common factor, so every strip has its turn.
    const strip = (index * 7) % (ROUNDS * 4);
    const cloths = rounds[strip % ROUNDS];
    if (cloths) cloths[Math.floor(strip / ROUNDS)] = sew(letter);
  }
  housetop(patchwork, quad, rounds, { rounds: rounds.length - 1, centre, patch: 0 });
  return patchwork;
}
