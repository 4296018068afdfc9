import styles from '#quilt/PatchEdge.module.css';

/** The cut edge of each variant, and the stitches inside it. */
const PATCHES = [
  ['M0 7L99 0L100 94L1 100Z', 'M3.2 17L96.6 12L97.2 83L3.8 88Z'],
  ['M1 0L100 5L99 100L0 93Z', 'M3.8 12L97 17L96.4 88L3 83Z'],
  // A goose that points right.
  ['M1 0L76 2L100 49L75 100L0 97Z', 'M3.4 10L74.6 12L95 49L73.8 90L2.6 87Z'],
] as const;

/** The patch behind a button or choice. It fills the nearest positioned ancestor, which needs `isolation: isolate`. */
export function PatchEdge({ variant }: { variant: 0 | 1 | 2 }) {
  const [edge, stitches] = PATCHES[variant];
  return (
    <svg className={styles.patch} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.edge} d={edge} />
      <path className={styles.stitches} d={stitches} />
    </svg>
  );
}
