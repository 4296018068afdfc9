import { type Point, between, line, parsePoints, poly } from '#quilt/geometry.ts';
import styles from './OpenSeam.module.css';

interface Props {
  runs: 'down' | 'across';
}

/** The edge of a cloth: points along the seam (0 to 1000) and across it (0 to 100). */
type Cut = readonly Point[];

const NEAR = parsePoints('0,50 235,49 330,35 465,15 600,7 725,13 835,31 925,49 1000,52');
const FAR = parsePoints('0,50 235,49 315,62 450,84 585,94 745,87 850,67 925,49 1000,52');
/** How far each stitch reaches into the cloth. */
const BITE = 9;
const LAST_STITCH = 545;
const EYE: Point = [640, 46];
const NEEDLE = parsePoints('612,45 622,49 668,51 890,60 672,45 622,42');

/** The position of a cut across the seam, at a distance along it. */
function acrossAt(cut: Cut, along: number): number {
  const next = cut.findIndex(([reached]) => reached >= along);
  const [from, to] = [cut[next - 1] ?? cut[0], cut[next]];
  if (!from || !to || from === to) return to?.[1] ?? 50;
  return between(from, to, (along - from[0]) / (to[0] - from[0]))[1];
}

function offset(cut: Cut, distance: number): Point[] {
  return cut.map(([along, across]): Point => [along, across + distance]);
}

/** A zigzag thread, a little wider with every stitch. */
function stitches(): Point[] {
  const points: Point[] = [];
  for (let along = 12, step = 26; along < LAST_STITCH; along += step, step += 1.6) {
    points.push([along, points.length % 2 ? acrossAt(FAR, along) + BITE : acrossAt(NEAR, along) - BITE]);
  }
  return points;
}

/**
 * An open seam with a needle that sews it up, along the edge of its parent, whose colour is `--color-ground`; the other cloth is
 * underneath. Decoration only.
 */
export function OpenSeam({ runs }: Props) {
  const orient = ([along, across]: Point): Point => (runs === 'down' ? [across, along] : [along, across]);
  const openPath = (points: readonly Point[]) => line(points.map(orient));
  const closedPath = (points: readonly Point[]) => poly(points.map(orient));
  const thread = stitches();
  return (
    <svg
      className={styles.seam}
      viewBox={runs === 'down' ? '0 0 100 1000' : '0 0 1000 100'}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.cloth} d={closedPath([[0, 0], ...NEAR, [1000, 0]])} />
      <path className="ink" d={closedPath([...NEAR, ...FAR.toReversed()])} />
      <path className={styles.edge} d={openPath(offset(NEAR, -2 * BITE))} />
      <path className="st" d={openPath(offset(FAR, 2 * BITE))} />
      <path className={styles.seamline} d={openPath(NEAR.slice(0, 2)) + openPath(NEAR.slice(-2))} />
      <path className={styles.thread} d={openPath([...thread, EYE])} />
      <path className={styles.needle} d={closedPath(NEEDLE)} />
      <path className={styles.eye} d={openPath([EYE, [662, 47.5]])} />
    </svg>
  );
}
