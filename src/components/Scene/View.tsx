import { drawing, drawingAddress } from '#drawings/drawing.ts';

interface Props {
  /** The drawing's file in src/drawings, without its extension. */
  file: string;
  /** The id of a <view> in it. */
  name: string;
  /** In CSS pixels. */
  size: number;
}

/**
 * One of the small drawings in a file; nothing if it has none of this name. Loads once it is visible. Decoration only. A picture, because
 * `<use>` of a file is a request that Firefox's `default-src` blocks, and of the page's own symbols 700 bytes of every first view.
 */
export function View({ file, name, size }: Props) {
  if (!drawing(file).svg.includes(`<view id="${name}"`)) return null;
  return <img src={`${drawingAddress(file)}#${name}`} alt="" width={size} height={size} loading="lazy" />;
}
