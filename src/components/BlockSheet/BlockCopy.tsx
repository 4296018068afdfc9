import styles from './BlockSheet.module.css';

interface Props {
  /** A block of the page's BlockSheet. */
  id: string;
  /** At the size of a thumbnail stitches are only noise. */
  stitched?: boolean;
  /** Quarter turns, clockwise. */
  turns?: number;
  /** How the square meets a box of another shape. */
  fit?: 'xMidYMid slice' | 'xMaxYMid slice' | 'xMidYMin slice';
}

/** A block from the page's sheet, filling the box that it stands in. Decoration only. */
export function BlockCopy({ id, stitched = true, turns = 0, fit = 'xMidYMid slice' }: Props) {
  return (
    <svg className={styles.copy} viewBox="0 0 600 600" preserveAspectRatio={fit} aria-hidden="true" focusable="false">
      <g transform={turns > 0 ? `rotate(${turns * 90} 300 300)` : undefined}>
        <use href={`#block-${id}`} />
        {stitched && <use href={`#thread-${id}`} />}
      </g>
    </svg>
  );
}
