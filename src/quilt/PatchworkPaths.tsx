import type { Patchwork, Piece } from '#quilt/patchwork.ts';

/** Joins consecutive pieces of the same fabric into one path, which is shorter. */
function mergeNeighbours(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last?.fabric === piece.fabric) merged[merged.length - 1] = { ...last, path: last.path + piece.path };
    else merged.push(piece);
  }
  return merged;
}

/** The pieces and stitches of a patchwork as paths for an <svg>. The document needs styles/cloth.css. */
export function PatchworkPaths({ patchwork }: { patchwork: Patchwork }) {
  const { pieces, lightStitches, darkStitches } = patchwork;
  return (
    <>
      {mergeNeighbours(pieces).map(({ fabric, path }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawings never change.
        <path key={index} className={fabric} d={path} />
      ))}
      {lightStitches.length > 0 && <path className="st" d={lightStitches.join('')} />}
      {darkStitches.length > 0 && <path className="sd" d={darkStitches.join('')} />}
    </>
  );
}
