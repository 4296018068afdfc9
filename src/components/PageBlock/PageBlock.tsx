import { PAGE_BLOCKS } from '#quilt/blocks.ts';
import { menuBlocks } from './menuBlocks.tsx';

interface Props {
  /** The page's path: "/about". */
  path: string;
}

/**
 * A page's block; nothing if it has none. All blocks are in one file, which loads only once a block is visible, so those in a
 * closed menu cost nothing. Decoration only.
 */
export function PageBlock({ path }: Props) {
  const page = path === '/' ? 'home' : path.slice(1);
  if (!Object.hasOwn(PAGE_BLOCKS, page)) return null;
  const { address, size } = menuBlocks;
  return <img src={`${address}#${page}`} alt="" width={size} height={size} loading="lazy" />;
}
