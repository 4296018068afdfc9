import type { ClothName } from '#quilt/cloth.ts';
import { type Point, poly } from '#quilt/geometry.ts';
import { seededRandom } from '#quilt/random.ts';
import styles from './Contact.module.css';

/** The width of the border in pixels. */
const DEPTH = 16;
const CLOTHS: readonly ClothName[] = ['poppy', 'indigo', 'hibiscus', 'indigo', 'poppy', 'denim'];

/** One length of the border, which repeats: slanting pieces of uneven width. */
function drawLength(): { length: number; pieces: { cloth: ClothName; path: string }[] } {
  const random = seededRandom('airmail');
  let length = 0;
  const slants = CLOTHS.map((cloth) => {
    const [start, width, slant] = [length, 44 + random.jitter(13), 15 + random.jitter(4)];
    length = Math.round(start + width + 13 + random.jitter(5));
    const corners = (shift: number): Point[] => [
      [start + slant - shift, 0],
      [start + width + slant - shift, 0],
      [start + width - shift, DEPTH],
      [start - shift, DEPTH],
    ];
    return { cloth, corners };
  });
  return {
    length,
    pieces: slants.map(({ cloth, corners }, index) => ({
      cloth,
      // The last piece crosses into the next length, so it is repeated at the start.
      path: poly(corners(0)) + (index === slants.length - 1 ? poly(corners(length)) : ''),
    })),
  };
}

/** The pieced border around the letter; its pieces are the same size at every screen width. Decoration only. */
export function AirmailEdge() {
  const { length, pieces } = drawLength();
  return (
    <svg className={styles.edge} aria-hidden="true">
      <pattern id="airmail" width={length} height={DEPTH} patternUnits="userSpaceOnUse">
        {pieces.map(({ cloth, path }) => (
          <path key={path} className={cloth} d={path} />
        ))}
      </pattern>
      <pattern id="airmail-down" href="#airmail" patternTransform="rotate(90)" />
      <rect width={DEPTH} height="100%" fill="url(#airmail-down)" />
      <svg x="100%" overflow="visible" aria-hidden="true">
        <rect x={-DEPTH} width={DEPTH} height="100%" fill="url(#airmail-down)" />
      </svg>
      <rect className={styles.paper} width="100%" height={DEPTH} />
      <rect width="100%" height={DEPTH} fill="url(#airmail)" />
      <svg y="100%" overflow="visible" aria-hidden="true">
        <rect className={styles.paper} y={-DEPTH} width="100%" height={DEPTH} />
        <rect y={-DEPTH} width="100%" height={DEPTH} fill="url(#airmail)" />
      </svg>
    </svg>
  );
}
