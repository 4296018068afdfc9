import { sewBorder } from '#art/border.ts';
import { Cloth, type ClothName } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import styles from './BlockSheet.module.css';

interface Props {
  /** A block of the page's BlockSheet. */
  id: string;
  /** At the size of a thumbnail stitches are only noise. */
  stitched?: boolean;
  /** Quarter turns, clockwise. */
  turns?: number;
  /** Strips around the square, for a box of another shape: see Patch. Without them, the box has to be square. */
  border?: readonly ClothName[];
}

/** A block from the page's sheet, filling the box that it stands in. Decoration only. */
export function BlockCopy({ id, stitched = true, turns = 0, border = [] }: Props) {
  const around = new Cloth(id);
  sewBorder(around, 600, 600, border);
  return (
    <svg className={styles.copy} viewBox="0 0 600 600" aria-hidden="true">
      <ClothPaths cloth={around} />
      <g transform={turns > 0 ? `rotate(${turns * 90} 300 300)` : undefined}>
        <use href={`#block-${id}`} />
        {stitched && <use href={`#thread-${id}`} />}
      </g>
    </svg>
  );
}
