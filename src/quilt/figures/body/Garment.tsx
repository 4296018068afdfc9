import { Patchwork } from '#quilt/patchwork.ts';
import { type Cloths, bars } from '#quilt/patterns.ts';
import type { Build } from '#quilt/figures/body/builds.ts';
import { ClippedPatchwork } from '#quilt/figures/body/Clip.tsx';

type Props = { name: string; build: Build; seed: string; cloths: Cloths; weights: readonly number[] };

/** A dress in upright strips. */
export function Garment({ name, build, seed, cloths, weights }: Props) {
  const patchwork = new Patchwork(seed);
  bars(patchwork, build.cloth, cloths, { weights });
  return <ClippedPatchwork id={`${name}-garment`} shape={build.dress} patchwork={patchwork} />;
}
