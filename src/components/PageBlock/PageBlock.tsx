import { PAGE_BLOCKS, type PageBlock as Page } from '#art/blocks.ts';
import { Patch } from '#art/Patch.tsx';

interface Props {
  /** The page's address: "/about". */
  path: string;
}

function isPage(name: string): name is Page {
  return Object.hasOwn(PAGE_BLOCKS, name);
}

/** The block that a page owns. A page without one has none. */
export function PageBlock({ path }: Props) {
  const name = path === '/' ? 'home' : path.slice(1);
  if (!isPage(name)) return null;
  return <Patch seed={`pb-${name}`} width={120} height={120} draw={PAGE_BLOCKS[name]} />;
}
