import { sewBorder } from '#art/border.ts';
import { Cloth, type ClothName } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { type Quad, rect } from '#art/geometry.ts';
import style from '#art/Patch.module.css';

type Props = {
  seed: string;
  width: number;
  height: number;
  /** How the drawing meets a box of another shape: an SVG `preserveAspectRatio`. With a border, the drawing is always whole. */
  fit?: 'xMidYMid slice' | 'xMinYMid slice' | 'xMaxYMid slice' | 'xMidYMin slice' | 'xMaxYMid' | 'xMidYMin' | 'none';
  /** What is sewn around the drawing where its box is longer than it: strips, from the outermost to the innermost. */
  border?: readonly ClothName[];
  /** Shows the drawing twice, side by side, for a long row in few bytes. The seed has to be the only one of its name. */
  twice?: boolean;
  /** Pieces the cloth; the quad is the whole viewBox. */
  draw: (cloth: Cloth, quad: Quad) => void;
};

/**
 * Pieced cloth that fills the box it stands in. Decoration only. No piece is stretched or cut in two, at any width of the
 * screen, because the box and the drawing agree on their shape, in one of these ways, the first that will do:
 * 1. The box takes the drawing's shape: `aspect-ratio`.
 * 2. The box has one fixed side, and the drawing is a row longer than any box's other side. It fills the box by its short
 *    side (`xMinYMid slice`, upright `xMidYMin slice`), so only its last piece is cut, by the edge that ends the cloth.
 * 3. The box has any shape. The drawing is whole in it, and the rest of the box is filled by a border of plain strips, as a
 *    quilter makes a block fit its bed.
 * `fit="none"` stretches: only for plain strips, whose stitches keep their size.
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
  const cloth = new Cloth(seed);
  if (border) sewBorder(cloth, width, height, border);
  draw(cloth, rect(0, 0, width, height));
  return (
    <svg
      className={style.patch}
      viewBox={`0 0 ${twice ? 2 * width : width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      {twice ? (
        <>
          <g id={seed}>
            <ClothPaths cloth={cloth} />
          </g>
          <use href={`#${seed}`} x={width} />
        </>
      ) : (
        <ClothPaths cloth={cloth} />
      )}
    </svg>
  );
}
