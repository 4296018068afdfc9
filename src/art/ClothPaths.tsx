import type { Cloth, Piece } from '#art/cloth.ts';

/** Neighbours in one fabric become one path: the same picture in fewer bytes. */
function mergeNeighbours(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last?.fabric === piece.fabric) merged[merged.length - 1] = { ...last, path: last.path + piece.path };
    else merged.push(piece);
  }
  return merged;
}

/** Everything sewn on a cloth, as paths for an <svg>. Wants styles/cloth.css in the document. */
export function ClothPaths({ cloth }: { cloth: Cloth }) {
  const { pieces, lightStitches, darkStitches } = cloth;
  return (
    <>
      {mergeNeighbours(pieces).map(({ fabric, path }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes order once it is drawn.
        <path key={index} className={fabric} d={path} />
      ))}
      {lightStitches.length > 0 && <path className="st" d={lightStitches.join('')} />}
      {darkStitches.length > 0 && <path className="sd" d={darkStitches.join('')} />}
    </>
  );
}
