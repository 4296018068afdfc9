import { type Box, boxAround, FIGURES, type FigureName } from '#art/figures.ts';
import { FigureAt, type Position } from '#art/scenes/FigureAt.tsx';

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
