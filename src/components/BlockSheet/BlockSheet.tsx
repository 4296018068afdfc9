import { type BlockLook, drawBlock } from '#art/blocks.ts';
import { Cloth } from '#art/cloth.ts';
import { ClothPaths } from '#art/ClothPaths.tsx';
import { rect } from '#art/geometry.ts';
import styles from './BlockSheet.module.css';

interface Props {
  /** The id is for BlockCopy, and the seed. */
  blocks: readonly (BlockLook & { id: string })[];
}

/** Defines blocks that a page shows several times. */
export function BlockSheet({ blocks }: Props) {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      <defs>
        {blocks.map(({ id, ...look }) => {
          const cloth = new Cloth(id);
          drawBlock(cloth, rect(0, 0, 600, 600), look);
          // Stitches are apart, because small copies leave them out.
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
