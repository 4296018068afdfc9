import type { ReactNode } from 'react';
import type { FabricName } from '#quilt/cloth.ts';
import type { Cloths } from '#quilt/patterns.ts';
import type { Build } from '#quilt/figures/body/builds.ts';
import type { Face } from '#quilt/figures/body/faces.ts';
import { Garment } from '#quilt/figures/body/Garment.tsx';
import { Head } from '#quilt/figures/body/Head.tsx';
import { Neck } from '#quilt/figures/body/Neck.tsx';
import type { Skin } from '#quilt/figures/body/skins.ts';
import { Tilt, TILTS } from '#quilt/figures/body/Tilt.tsx';

type Props = {
  name: keyof typeof TILTS;
  skin: Skin;
  build: Build;
  face: Face;
  brow?: FabricName;
  garment: { seed: string; cloths: Cloths; weights: readonly number[] };
  /** Shadow on the neck, over the jaw's. */
  neckShadow?: ReactNode;
  /** Hair, ear and jewelry, which turn with the head. */
  children: ReactNode;
};

/** A woman in profile, from the head to the shoulders. */
export function Bust({ name, skin, build, face, brow, garment, neckShadow, children }: Props) {
  return (
    <>
      <Tilt by={TILTS[name]}>
        <Neck build={build} skin={skin} />
        {neckShadow}
      </Tilt>
      <Garment name={name} build={build} {...garment} />
      <Tilt by={TILTS[name]}>
        <Head name={name} skin={skin} face={face} brow={brow} />
        {children}
      </Tilt>
    </>
  );
}
