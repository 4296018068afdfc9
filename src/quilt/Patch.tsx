import { type PatchDesign, Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { rect } from '#quilt/geometry.ts';

type Props = {
  seed: string;
  width: number;
  height: number;
  /** The SVG `preserveAspectRatio`. */
  fit?: 'xMidYMid slice' | 'xMinYMid slice' | 'xMaxYMid slice' | 'xMidYMin slice' | 'xMinYMin slice' | 'none';
  /** Further copies to the right, for parents that show what overflows. The seed becomes an id, so it must be unique. */
  copies?: number;
  /** The quad is the whole viewBox. */
  draw: PatchDesign;
};

/**
 * Pieced cloth that covers the nearest positioned ancestor, its box: no plain cloth fills what is left. Decoration only. Choose
 * the first of these that works:
 * 1. The box has the drawing's shape, by `aspect-ratio`.
 * 2. The box has one fixed side, and the drawing is a row longer than the other side can be. It fills the box by its short
 *    side (`xMinYMid slice`, upright `xMidYMin slice`), so only its last piece is cut, at the edge.
 * 3. The box has roughly the drawing's shape. Straight strips become longer or wider with it (`none`); stitches keep their size.
 *    Rings stay round, and the seam trims what is around them (`xMidYMid slice`).
 */
export function Patch({ seed, width, height, fit = 'xMidYMid slice', copies = 0, draw }: Props) {
  const patchwork = new Patchwork(seed);
  draw(patchwork, rect(0, 0, width, height));
  const paths = <PatchworkPaths patchwork={patchwork} />;
  return (
    <svg className="cover" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={fit} aria-hidden="true">
      {copies > 0 ? <g id={seed}>{paths}</g> : paths}
      {Array.from({ length: copies }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the copies are identical.
        <use key={index} href={`#${seed}`} x={width * (index + 1)} />
      ))}
    </svg>
  );
}
