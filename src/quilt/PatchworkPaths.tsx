import type { Side } from '#quilt/geometry.ts';
import type { Patchwork, Piece } from '#quilt/patchwork.ts';

/**
 * Pieces of the same fabric as one path, which is shorter, and less for a browser to lay out: each joins the last of its fabric,
 * unless a piece sewn on since then may be under it.
 */
function mergePieces(pieces: readonly Piece[]): Piece[] {
  const merged: { fabric: Piece['fabric']; paths: string[] }[] = [];
  for (const { fabric, path } of pieces) {
    const last = merged.findLastIndex((one) => one.fabric === fabric);
    const since = merged.slice(last + 1).flatMap(({ paths }) => paths);
    if (last >= 0 && !since.some((other) => mayOverlap(path, other))) merged[last]?.paths.push(path);
    else merged.push({ fabric, paths: [path] });
  }
  return merged.map(({ fabric, paths }) => ({ fabric, path: paths.join('') }));
}

function mayOverlap(one: string, other: string): boolean {
  const [a, b] = [extent(one), extent(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** A path is inside the box of all its points and control points. */
function extent(path: string): Record<Side, number> {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const [x, y] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd)) as [number[], number[]];
  return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
}

interface Props {
  patchwork: Patchwork;
  /** Small patchworks have none. */
  stitches?: boolean;
}

/** The pieces and stitches of a patchwork as paths for an <svg>. The document needs styles/cloth.css. */
export function PatchworkPaths({ patchwork, stitches = true }: Props) {
  const { pieces, lightStitches, darkStitches } = patchwork;
  return (
    <>
      {mergePieces(pieces).map(({ fabric, path }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawings never change.
        <path key={index} className={fabric} d={path} />
      ))}
      {stitches && lightStitches.length > 0 && <path className="st" d={lightStitches.join('')} />}
      {stitches && darkStitches.length > 0 && <path className="sd" d={darkStitches.join('')} />}
    </>
  );
}
