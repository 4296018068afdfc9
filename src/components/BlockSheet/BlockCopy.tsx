import { sewBorder } from '#art/border.ts';
import { Cloth, type ClothName } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import styles from './BlockSheet.module.css';

interface Props {
  /** A block of the page's BlockSheet. */
  id: string;
  /** Off for thumbnails, where stitches would be noise. */
  stitched?: boolean;
  /** Quarter turns, clockwise. */
  turns?: number;
  /** Strips around the block for boxes that are not square: see Patch. */
  border?: readonly ClothName[];
}

/** A copy of a block from the page's BlockSheet, which fills its box. Decoration only. */
export function BlockCopy({ id, stitched = true, turns = 0, border = [] }: Props) {
  const frame = new Cloth(id);
  sewBorder(frame, 600, 600, border);
  return (
    <svg className={styles.copy} viewBox="0 0 600 600" aria-hidden="true">
      <ClothPaths cloth={frame} />
      <g transform={turns > 0 ? `rotate(${turns * 90} 300 300)` : undefined}>
        <use href={`#block-${id}`} />
        {stitched && <use href={`#thread-${id}`} />}
      </g>
    </svg>
  );
}
