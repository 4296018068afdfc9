import styles from './Contact.module.css';

/** The width of the border in pixels. */
const DEPTH = 16;

/** One length of the border, which repeats: slanting pieces of uneven width. The last crosses into the next, so it is there twice. */
const LENGTH = 348;
const PIECES = [
  ['poppy', 'M14 0 58 0 44 16 0 16Z'],
  ['indigo', 'M71 0 111 0 94 16 55 16Z'],
  ['hibiscus', 'M121 0 174 0 162 16 109 16Z'],
  ['indigo', 'M189 0 231 0 213 16 170 16Z'],
  ['poppy', 'M244 0 289 0 277 16 231 16Z'],
  ['denim', 'M302 0 350 0 338 16 291 16ZM-46 0 2 0 -10 16 -57 16Z'],
] as const;

/** The pieced border around the letter; its pieces are the same size at every screen width. Decoration only. */
export function AirmailEdge() {
  return (
    <svg className={styles.edge} aria-hidden="true">
      <pattern id="airmail" width={LENGTH} height={DEPTH} patternUnits="userSpaceOnUse">
        {PIECES.map(([cloth, path]) => (
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
