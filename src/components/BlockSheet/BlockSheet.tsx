import { type BlockLook, drawBlock } from '#quilt/blocks.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { rect } from '#quilt/geometry.ts';

interface Props {
  /** The id is for BlockCopy, and the seed. */
  blocks: readonly (BlockLook & { id: string })[];
}

/** Defines blocks that a page shows several times. */
export function BlockSheet({ blocks }: Props) {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        {blocks.map(({ id, ...look }) => {
          const patchwork = new Patchwork(id);
          drawBlock(patchwork, rect(0, 0, 600, 600), look);
          return (
            <g key={id} id={`block-${id}`}>
              <PatchworkPaths patchwork={patchwork} />
            </g>
          );
        })}
      </defs>
    </svg>
  );
}
