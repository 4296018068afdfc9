import { sewBorder } from '#quilt/border.ts';
import type { ClothName } from '#quilt/cloth.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';

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

/** A copy of a block from the page's BlockSheet, which covers the nearest positioned ancestor. Decoration only. */
export function BlockCopy({ id, stitched = true, turns = 0, border = [] }: Props) {
  const frame = new Patchwork(id);
  sewBorder(frame, 600, 600, border);
  return (
    <svg className="cover" viewBox="0 0 600 600" aria-hidden="true">
      <PatchworkPaths patchwork={frame} />
      <g transform={turns > 0 ? `rotate(${turns * 90} 300 300)` : undefined}>
        <use href={`#block-${id}`} />
        {stitched && <use href={`#thread-${id}`} />}
      </g>
    </svg>
  );
}
