import { PAGE_BLOCKS } from '#art/blocks.ts';
import { SCENES } from '#art/scenes.ts';
import { sceneFile } from '#components/Scene/sceneFile.ts';

interface Props {
  /** The page's address: "/about". */
  path: string;
}

/**
 * The block that a page owns; a page without one has none. All blocks are one file, which a browser fetches only once one
 * of them is on the screen: in a closed menu they cost a page nothing. Decoration only.
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
