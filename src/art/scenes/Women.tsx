import { type Box, boxAround, FIGURES, type FigureName } from '#art/figures.ts';
import { FigureAt } from '#art/scenes/FigureAt.tsx';

/** Where a woman stands in a scene: her origin lies at (x, y). One who looks right reaches to the left of it. */
export type Placement = { figure: FigureName; x: number; y: number; scale: number; looking?: 'left' | 'right' };

/** Women of a scene, each in front of those before her in the list. */
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

/** Where their faces are, in the scene's units. */
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
