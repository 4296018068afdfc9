import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { type Quad, rect } from '#art/geometry.ts';
import style from '#art/Patch.module.css';

type Props = {
  seed: string;
  width: number;
  height: number;
  /** How the drawing meets a box of another shape: an SVG `preserveAspectRatio`. */
  fit?: 'xMidYMid slice' | 'xMinYMid slice' | 'xMaxYMid slice' | 'xMidYMin slice' | 'xMidYMax slice' | 'none';
  /** Shows the drawing twice, side by side, for a long row in few bytes. The seed has to be the only one of its name. */
  twice?: boolean;
  /** Pieces the cloth; the quad is the whole viewBox. */
  draw: (cloth: Cloth, quad: Quad) => void;
};

/** Pieced cloth that fills the box it stands in, however that is shaped. Decoration only. */
export function Patch({ seed, width, height, fit = 'xMidYMid slice', twice = false, draw }: Props) {
  const cloth = new Cloth(seed);
  draw(cloth, rect(0, 0, width, height));
  return (
    <svg
      className={style.patch}
      viewBox={`0 0 ${twice ? 2 * width : width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      focusable="false"
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
