import { PAGE_BLOCKS } from '#quilt/blocks.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { rect } from '#quilt/geometry.ts';

const SIZE = 120;

/**
 * The blocks of all pages in one document, which the small-screen menu loads when it first opens. A view selects one:
 * `menu-blocks.svg#about`.
 */
export function MenuBlocks() {
  return Object.entries(PAGE_BLOCKS).map(([page, draw], index) => {
    const patchwork = new Patchwork(`pb-${page}`);
    const left = index * SIZE;
    draw(patchwork, rect(left, 0, SIZE, SIZE));
    return (
      <g key={page}>
        <view id={page} viewBox={`${left} 0 ${SIZE} ${SIZE}`} />
        <PatchworkPaths patchwork={patchwork} />
      </g>
    );
  });
}
