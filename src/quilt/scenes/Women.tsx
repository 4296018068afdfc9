import type { Quad } from '#quilt/geometry.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { bars, type Cloths } from '#quilt/patterns.ts';
import { type Box, boxAround, FIGURES, type FigureName } from '#quilt/figures.ts';
import { FigureAt, type Position } from '#quilt/scenes/FigureAt.tsx';

/** A figure in a scene, and the position of its origin. */
export type Placement = Position & { figure: FigureName };

/** The women of a scene; later ones are in front. */
export function Women({ women }: { women: readonly Placement[] }) {
  return women.map(({ figure, ...placement }) => {
    const { draw: Figure } = FIGURES[figure];
    return (
      <FigureAt key={figure} {...placement}>
        <Figure />
      </FigureAt>
    );
  });
}

type WallProps = { seed: string; wall: Quad; cloths: Cloths; weights: readonly number[]; women: readonly Placement[] };

/** Women in front of a wall of upright strips. */
export function WomenAtWall({ seed, wall, cloths, weights, women }: WallProps) {
  const patchwork = new Patchwork(seed);
  bars(patchwork, wall, cloths, { weights, wonk: 0.03 });
  return (
    <>
      <PatchworkPaths patchwork={patchwork} />
      <Women women={women} />
    </>
  );
}

/** The boxes of their faces, in the scene's units. */
export function facesOf(women: readonly Placement[]): Box[] {
  return women.map(({ figure, x, y, scale, looking = 'left' }) => {
    const { left, top, width, height } = FIGURES[figure].face;
    const across = looking === 'left' ? scale : -scale;
    return boxAround([
      [x + left * across, y + top * scale],
      [x + (left + width) * across, y + (top + height) * scale],
    ]);
  });
}
