import type { ClothName } from '#quilt/cloth.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { cycle } from '#lib/cycle.ts';
import { type Point, cut, midline, quad } from '#quilt/geometry.ts';
import style from '#quilt/GiftStack.module.css';

/** A higher stack would be a tower, with a hole beside it. */
const MOST_STRIPS = 8;
const WIDTH = 320;
const HEIGHT = 76;

const STRIPS: readonly [ClothName, ...ClothName[]] = ['petal', 'poppy', 'marigold', 'sky', 'hibiscus', 'denim'];
const ENDS = ['oxblood', 'indigo', 'cotton'] as const;

/** How many strips of so many dollars (`unit`) are left out of a stack, so that words can say it. */
export function stripsLeftOut(amount: number, unit: number): number {
  return Math.max(0, Math.ceil(amount / unit) - MOST_STRIPS);
}

/** A gift as a stack of strips of so many dollars (`unit`); a remainder is a shorter strip on top. As wide as its box. */
export function GiftStack({ amount, unit }: { amount: number; unit: number }) {
  const patchwork = new Patchwork(`tier-${amount}`);
  const { random } = patchwork;
  const count = Math.min(MOST_STRIPS, Math.ceil(amount / unit));
  // The heights of each seam on the left and right; the outer edges are straight.
  const seams = Array.from({ length: count + 1 }, (_, index): Point => {
    const y = index * HEIGHT;
    return index === 0 || index === count ? [y, y] : [y + random.jitter(6), y + random.jitter(6)];
  });
  for (const [index, [left, right]] of seams.slice(0, -1).entries()) {
    const [nextLeft, nextRight] = seams[index + 1] ?? [left, right];
    const share = index === 0 ? Math.min(1, amount / unit - (count - 1)) : 1;
    const start = random.next() * 7;
    const end = (WIDTH - random.next() * 7) * share;
    const strip = quad(
      [start, left],
      [end, right],
      [end + random.jitter(2), nextRight + 1],
      [start + random.jitter(2), nextLeft + 1],
    );
    patchwork.piece(strip, cycle(STRIPS, 2 * count - index)).stitch(midline(strip, 'across'));
    if (random.chance(0.5)) {
      const [piece] = cut(
        strip,
        random.pick(['left', 'right'] as const),
        0.14 + random.next() * 0.16,
        0.16 + random.next() * 0.14,
      );
      patchwork.piece(piece, random.pick(ENDS));
    }
  }
  return (
    <svg className={style.stack} viewBox={`0 0 ${WIDTH} ${count * HEIGHT}`} aria-hidden="true">
      <PatchworkPaths patchwork={patchwork} />
    </svg>
  );
}
