import { type BlockLook, drawBlock } from '#art/blocks.ts';
import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { rect } from '#art/geometry.ts';
import styles from './BlockSheet.module.css';

interface Props {
  /** Each block's id is the name under which a BlockCopy asks for it, and its seed. */
  blocks: readonly (BlockLook & { id: string })[];
}

/** Blocks that a page shows several times, drawn once and out of sight. */
export function BlockSheet({ blocks }: Props) {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      <defs>
        {blocks.map(({ id, ...look }) => {
          const cloth = new Cloth(id);
          drawBlock(cloth, rect(0, 0, 600, 600), look);
          // The thread lies on a sheet of its own, because small copies do without it.
          const thread = new Cloth(id);
          thread.lightStitches.push(...cloth.lightStitches.splice(0));
          thread.darkStitches.push(...cloth.darkStitches.splice(0));
          return [
            <g key={id} id={`block-${id}`}>
              <ClothPaths cloth={cloth} />
            </g>,
            <g key={`${id} thread`} id={`thread-${id}`}>
              <ClothPaths cloth={thread} />
            </g>,
          ];
        })}
      </defs>
    </svg>
  );
}
