import { PAGE_BLOCKS } from '#art/blocks.ts';
import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { rect } from '#art/geometry.ts';
import styles from './Letter.module.css';

const WIDTH = 200;
const HEIGHT = 240;
const TOOTH = 20;

/** The stamp's paper: bites all around, as many on each side as go. */
function perforated(): string {
  const across = 'q10 11 20 0'.repeat(WIDTH / TOOTH);
  const down = 'q-11 10 0 20'.repeat(HEIGHT / TOOTH);
  const back = 'q-10-11-20 0'.repeat(WIDTH / TOOTH);
  const up = 'q11-10 0-20'.repeat(HEIGHT / TOOTH);
  return `M0 0${across}${down}${back}${up}Z`;
}

/** A stamp with the page's own block on it, as in the menu, and a postmark of running stitches. Decoration only. */
export function Stamp() {
  const cloth = new Cloth('pb-contact');
  PAGE_BLOCKS.contact(cloth, rect(0, 0, 120, 120));
  return (
    <svg className={styles.stamp} viewBox="-112 -30 316 274" aria-hidden="true" focusable="false">
      <path className="petal" d={perforated()} />
      <g transform="translate(18 18) scale(1.367 1.7)">
        <ClothPaths cloth={cloth} />
      </g>
      <g className={styles.postmark}>
        <circle cx="6" cy="54" r="72" />
        <circle cx="6" cy="54" r="52" />
        {[36, 56, 76].map((y) => (
          <path key={y} d={`M-108 ${y}c20-16 36 16 56 0s36-16 56 0 36 16 56 0`} />
        ))}
      </g>
    </svg>
  );
}
