import { type Point, line } from '#quilt/geometry.ts';
import { seededRandom } from '#quilt/random.ts';
import styles from '#quilt/Seam.module.css';

const WIDTH = 1440;
const HEIGHT = 30;
const JOINTS = 3;

/** A section's upper edge, in `--color-ground`. It is the first child of a section that has `position: relative`. */
export function Seam({ seed }: { seed: string }) {
  const random = seededRandom(seed);
  const points = Array.from({ length: JOINTS + 1 }, (_, index): Point => {
    const inner = index > 0 && index < JOINTS;
    return [(WIDTH * index) / JOINTS + (inner ? random.jitter(140) : 0), 10 + random.next() * 14];
  });
  return (
    <svg className={styles.seam} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.edge} d={`${line(points)}V${HEIGHT}H0`} />
      <path className={`${styles.stitches} st`} d={line(points)} />
    </svg>
  );
}
