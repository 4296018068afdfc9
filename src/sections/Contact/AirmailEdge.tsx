import { drawing } from '#drawings/drawing.ts';
import styles from './Contact.module.css';

/** In pixels. */
const DEPTH = 16;

export function AirmailEdge() {
  // The drawing is one length of the border. Its last piece crosses into the next length, so the drawing has it twice.
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
