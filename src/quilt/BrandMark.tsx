import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { wonkyRect } from '#quilt/geometry.ts';
import { housetop } from '#quilt/patterns.ts';

/** The organization's mark, a small housetop of 64 × 64 units. */
export function brandPatchwork(): Patchwork {
  const patchwork = new Patchwork('mark-7');
  housetop(patchwork, wonkyRect(patchwork.random, 1, 1, 62, 62, 1.5), ['indigo', 'marigold', 'poppy'], {
    rounds: 2,
    patch: 0,
    pull: [0.16, -0.1],
    centre: 'poppy',
  });
  return patchwork;
}

/** The mark beside the name. Decoration only. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <PatchworkPaths patchwork={brandPatchwork()} stitches={false} />
    </svg>
  );
}
