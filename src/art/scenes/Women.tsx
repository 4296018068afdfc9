import { type Box, boxAround, FIGURES, type FigureName } from '#art/figures.ts';
import { Placed } from '#art/scenes/Placed.tsx';

/** Where a woman stands in a scene: her origin lies at (x, y). One who looks right reaches to the left of it. */
export type Standing = { figure: FigureName; x: number; y: number; scale: number; looking?: 'left' | 'right' };

/** Women of a scene, each in front of those before her in the list. */
export function Women({ women }: { women: readonly Standing[] }) {
  return women.map(({ figure, ...place }) => {
    const { draw: Figure } = FIGURES[figure];
    return (
      <Placed key={figure} {...place}>
        <Figure />
      </Placed>
    );
  });
}

/** Where their faces are, in the scene's units. */
export function facesOf(women: readonly Standing[]): Box[] {
  return women.map(({ figure, x, y, scale, looking = 'left' }) => {
    const { left, top, width, height } = FIGURES[figure].face;
    const across = looking === 'left' ? scale : -scale;
    return boxAround([
      [x + left * across, y + top * scale],
      [x + (left + width) * across, y + (top + height) * scale],
    ]);
  });
}
