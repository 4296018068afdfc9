import { drawing } from '#drawings/drawing.ts';
import styles from './Contact.module.css';

/** The width of the border in pixels. */
const DEPTH = 16;

/** The pieced border around the letter; its pieces are the same size at every screen width. Decoration only. */
export function AirmailEdge() {
  // One length of the border. The last piece crosses into the next length, so it is there twice.
  const { width, inside } = drawing('cloth/airmail', { inline: true });
  return (
    <svg className={styles.edge} aria-hidden="true">
      <pattern
        id="airmail"
        width={width}
        height={DEPTH}
        patternUnits="userSpaceOnUse"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing.
        dangerouslySetInnerHTML={{ __html: inside }}
      />
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
