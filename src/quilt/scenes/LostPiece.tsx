import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { quad } from '#quilt/geometry.ts';
import { housetop } from '#quilt/patterns.ts';

/** The piece that is missing from the quilt, with a loose thread. */
export function LostPiece() {
  const patchwork = new Patchwork('lost-5');
  housetop(
    patchwork,
    quad([8, 12], [322, 4], [312, 262], [16, 248]),
    [
      ['marigold', 'marigold', 'saffron', 'marigold'],
      ['poppy', 'hibiscus', 'poppy', 'poppy'],
    ],
    { rounds: 2, centre: 'petal', patch: 0.3 },
  );
  return (
    <>
      <PatchworkPaths patchwork={patchwork} />
      <path className="loose" d="M16 248C-20 262 -44 240 -50 268S-20 300 10 290" />
    </>
  );
}
