import { sewBorder } from '#quilt/border.ts';
import type { ClothName } from '#quilt/cloth.ts';
import { type PatchDesign, Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { rect } from '#quilt/geometry.ts';

type Props = {
  seed: string;
  width: number;
  height: number;
  /** The SVG `preserveAspectRatio`. With a border, the whole drawing is shown. */
  fit?: 'xMidYMid slice' | 'xMinYMid slice' | 'xMaxYMid slice' | 'xMidYMin slice' | 'xMaxYMid' | 'xMidYMin' | 'none';
  /** Strips that fill the rest of a box of another shape, outermost first. */
  border?: readonly ClothName[];
  /** Shows the drawing twice, side by side, for a long row in few bytes. The seed becomes an id, so it must be unique. */
  twice?: boolean;
  /** The quad is the whole viewBox. */
  draw: PatchDesign;
};

/**
 * Pieced cloth that covers the nearest positioned ancestor, its box. Decoration only. No piece may be stretched or cut in two at
 * any screen width. Choose the first of these that works:
 * 1. The box has the drawing's shape, by `aspect-ratio`.
 * 2. The box has one fixed side, and the drawing is a row longer than the other side can be. It fills the box by its short
 *    side (`xMinYMid slice`, upright `xMidYMin slice`), so only its last piece is cut, at the edge.
 * 3. The box has any shape. The whole drawing is shown, and a border of plain strips fills the rest.
 * `fit="none"` stretches and is only for plain strips; stitches keep their size.
 */
export function Patch({
  seed,
  width,
  height,
  border,
  fit = border ? undefined : 'xMidYMid slice',
  twice = false,
  draw,
}: Props) {
  const patchwork = new Patchwork(seed);
  if (border) sewBorder(patchwork, width, height, border);
  draw(patchwork, rect(0, 0, width, height));
  return (
    <svg
      className="cover"
      viewBox={`0 0 ${twice ? 2 * width : width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      {twice ? (
        <>
          <g id={seed}>
            <PatchworkPaths patchwork={patchwork} />
          </g>
          <use href={`#${seed}`} x={width} />
        </>
      ) : (
        <PatchworkPaths patchwork={patchwork} />
      )}
    </svg>
  );
}
