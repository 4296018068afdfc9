import { renderToStaticMarkup } from 'react-dom/server';
import { PAGE_BLOCKS, drawBlock } from '#quilt/blocks.ts';
import { rect } from '#quilt/geometry.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { type Drawing, drawingAddress, optimizeDrawing } from '#drawings/drawing.ts';

const SIZE = 120;

/** The blocks of all pages in one document. A view selects one: `menu-blocks.svg#about`. */
const svg = optimizeDrawing(
  renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      width={SIZE}
      height={SIZE}
      aria-hidden="true"
    >
      {Object.entries(PAGE_BLOCKS).map(([page, look], index) => {
        const patchwork = new Patchwork(`pb-${page}`);
        const left = index * SIZE;
        drawBlock(patchwork, rect(left, 0, SIZE, SIZE), look);
        return (
          <g key={page}>
            <view id={page} viewBox={`${left} 0 ${SIZE} ${SIZE}`} />
            <PatchworkPaths patchwork={patchwork} stitches={false} />
          </g>
        );
      })}
    </svg>,
  ),
);

export const menuBlocks = { size: SIZE, svg, address: drawingAddress('menu-blocks', { svg } as Drawing) };
