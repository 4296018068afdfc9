import type { Build } from '#quilt/figures/body/builds.ts';
import type { Skin } from '#quilt/figures/body/skins.ts';

/** Neck and collar, with the shadow that the jaw throws. */
export function Neck({ build, skin }: { build: Build; skin: Skin }) {
  return (
    <>
      <path className={skin.shade} d={build.neck} />
      <path className={skin.deep} d={build.shadow} />
    </>
  );
}
