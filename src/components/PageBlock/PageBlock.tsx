import { PAGE_BLOCKS } from '#quilt/blocks.ts';
import { SCENES } from '#quilt/scenes.ts';
import { sceneFile } from '#components/Scene/sceneFile.ts';

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
  const { width, height } = SCENES['menu-blocks'];
  return (
    <img
      src={`/art/${sceneFile('menu-blocks').name}.svg#${page}`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
