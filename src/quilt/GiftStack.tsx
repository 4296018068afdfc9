import { type ClothName, isLight } from '#lib/cloth.ts';
import { type AtLeastOne, cycle } from '#lib/cycle.ts';
import { between, line, type Point, poly } from '#quilt/geometry.ts';
import { seededRandom } from '#quilt/random.ts';

/** A higher stack would be a tower, with a hole beside it. */
const MOST_STRIPS = 8;
const WIDTH = 320;
const HEIGHT = 76;

const STRIPS: AtLeastOne<ClothName> = ['petal', 'poppy', 'marigold', 'sky', 'hibiscus', 'denim'];
const ENDS: AtLeastOne<ClothName> = ['oxblood', 'indigo', 'cotton'];

/** How many strips of `unit` dollars a stack leaves out, so that words can say it. */
export function stripsLeftOut({ amount, unit }: { amount: number; unit: number }): number {
  return Math.max(0, Math.ceil(amount / unit) - MOST_STRIPS);
}

/** A gift as a stack of strips of `unit` dollars, as wide as its box. A remainder is a shorter strip on top. */
export function GiftStack({ amount, unit }: { amount: number; unit: number }) {
  const random = seededRandom(`tier-${amount}`);
  const count = Math.min(MOST_STRIPS, Math.ceil(amount / unit));
  // The heights of each seam on the left and right; the outer edges are straight.
  const seams = Array.from({ length: count + 1 }, (_, index): Point => {
    const y = index * HEIGHT;
    return index === 0 || index === count ? [y, y] : [y + random.jitter(6), y + random.jitter(6)];
  });
  const pieces: [cloth: ClothName, path: string][] = [];
  const stitches = { st: '', sd: '' };
  for (const [index, [left, right]] of seams.slice(0, -1).entries()) {
    const [nextLeft, nextRight] = seams[index + 1] ?? [left, right];
    const share = index === 0 ? amount / unit - Math.ceil(amount / unit) + 1 : 1;
    const start = random.next() * 7;
    const end = (WIDTH - random.next() * 7) * share;
    const topLeft: Point = [start, left];
    const topRight: Point = [end, right];
    const bottomRight: Point = [end + random.jitter(2), nextRight + 1];
    const bottomLeft: Point = [start + random.jitter(2), nextLeft + 1];
    const cloth = cycle(STRIPS, 2 * count - index);
    pieces.push([cloth, poly([topLeft, topRight, bottomRight, bottomLeft])]);
    const seam = [between(topLeft, bottomLeft, 0.5), between(topRight, bottomRight, 0.5)];
    stitches[isLight(cloth) ? 'sd' : 'st'] += line(seam);
    if (random.next() < 0.5) {
      // The cloth ran out: the strip ends in a short piece of another.
      const [top, bottom, farTop, farBottom] = random.pick([
        [topLeft, bottomLeft, topRight, bottomRight],
        [topRight, bottomRight, topLeft, bottomLeft],
      ] as const);
      const upper = between(top, farTop, 0.14 + random.next() * 0.16);
      const lower = between(bottom, farBottom, 0.16 + random.next() * 0.14);
      pieces.push([random.pick(ENDS), poly([top, upper, lower, bottom])]);
    }
  }
  return (
    <svg viewBox={`0 0 ${WIDTH} ${count * HEIGHT}`} aria-hidden="true">
      {pieces.map(([cloth, path]) => (
        <path key={path} fill={`var(--${cloth})`} d={path} />
      ))}
      {Object.entries(stitches).map(([thread, path]) => path && <path key={thread} className={thread} d={path} />)}
    </svg>
  );
}
