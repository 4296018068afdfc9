import { type Point, between, line, poly } from '#art/geometry.ts';
import styles from './OpenSeam.module.css';

interface Props {
  /** The way the seam runs. */
  runs: 'down' | 'across';
}

/** How far along the seam (0 to 1000), and where across it (0 to 100) the cloth ends. */
type Cut = readonly Point[];

const NEAR: Cut = [
  [0, 50],
  [235, 49],
  [330, 35],
  [465, 15],
  [600, 7],
  [725, 13],
  [835, 31],
  [925, 49],
  [1000, 52],
];
const FAR: Cut = [
  [0, 50],
  [235, 49],
  [315, 62],
  [450, 84],
  [585, 94],
  [745, 87],
  [850, 67],
  [925, 49],
  [1000, 52],
];
/** How deep the thread bites into the cloth. */
const BITE = 9;
const LAST_STITCH = 545;
const EYE: Point = [640, 46];
const NEEDLE: readonly Point[] = [
  [612, 45],
  [622, 49],
  [668, 51],
  [890, 60],
  [672, 45],
  [622, 42],
];

/** Where across the seam a cut is, this far along it. */
function at(cut: Cut, along: number): number {
  const next = cut.findIndex(([reached]) => reached >= along);
  const [from, to] = [cut[next - 1] ?? cut[0], cut[next]];
  if (!from || !to || from === to) return to?.[1] ?? 50;
  return between(from, to, (along - from[0]) / (to[0] - from[0]))[1];
}

function aside(cut: Cut, distance: number): Point[] {
  return cut.map(([along, across]): Point => [along, across + distance]);
}

/** The mending thread: over and back, a little wider apart with every stitch. */
function stitches(): Point[] {
  const made: Point[] = [];
  for (let along = 12, step = 26; along < LAST_STITCH; along += step, step += 1.6) {
    made.push([along, made.length % 2 ? at(FAR, along) + BITE : at(NEAR, along) - BITE]);
  }
  return made;
}

/**
 * A seam that has come open, and the needle that mends it, stretched along the edge of the cloth it stands on. That cloth's
 * colour is `--color-ground`; the cloth on the other side of the seam lies underneath. Decoration only.
 */
export function OpenSeam({ runs }: Props) {
  const turned = ([along, across]: Point): Point => (runs === 'down' ? [across, along] : [along, across]);
  const drawn = (points: readonly Point[]) => line(points.map(turned));
  const closed = (points: readonly Point[]) => poly(points.map(turned));
  const sewn = stitches();
  return (
    <svg
      className={styles.seam}
      viewBox={runs === 'down' ? '0 0 100 1000' : '0 0 1000 100'}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.cloth} d={closed([[0, 0], ...NEAR, [1000, 0]])} />
      <path className="ink" d={closed([...NEAR, ...FAR.toReversed()])} />
      <path className={styles.edge} d={drawn(aside(NEAR, -2 * BITE))} />
      <path className="st" d={drawn(aside(FAR, 2 * BITE))} />
      <path className={styles.seamline} d={drawn(NEAR.slice(0, 2)) + drawn(NEAR.slice(-2))} />
      <path className={styles.thread} d={drawn([...sewn, EYE])} />
      <path className={styles.needle} d={closed(NEEDLE)} />
      <path className={styles.eye} d={drawn([EYE, [662, 47.5]])} />
    </svg>
  );
}
