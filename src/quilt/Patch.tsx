import { type PatchDesign, Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { rect } from '#quilt/geometry.ts';

type Props = {
  seed: string;
  width: number;
  height: number;
  /** The SVG `preserveAspectRatio`. */
  fit?: 'xMidYMid slice' | 'none';
  /** The quad is the whole viewBox. */
  draw: PatchDesign;
};

/** Pieced cloth that covers the nearest positioned ancestor. Decoration only. */
export function Patch({ seed, width, height, fit = 'xMidYMid slice', draw }: Props) {
  const patchwork = new Patchwork(seed);
  draw(patchwork, rect(0, 0, width, height));
  return (
    <svg className="cover" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={fit} aria-hidden="true">
      <PatchworkPaths patchwork={patchwork} />
    </svg>
  );
}
