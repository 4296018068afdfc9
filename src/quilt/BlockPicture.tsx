import { blockAddress } from '#quilt/blockSheet.ts';
import type { BlockLook } from '#quilt/looks.ts';
import styles from './BlockPicture.module.css';

/** A quilt block from the file of all blocks. It covers the nearest positioned ancestor. */
export function BlockPicture({ look }: { look: BlockLook }) {
  return (
    <img className={`cover ${styles.block}`} src={blockAddress(look)} alt="" width={600} height={600} loading="lazy" />
  );
}
