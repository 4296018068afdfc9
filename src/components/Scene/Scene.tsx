import { drawing, drawingAddress } from '#drawings/drawing.ts';

interface Props {
  /** The drawing's file in src/drawings, without its extension. */
  name: string;
  /** The text alternative; empty for decoration. */
  alt: string;
  /** Loads it with high priority, for the first drawing on a page. */
  first?: boolean;
  /** The id of a <view> in it, with which it begins to move. */
  view?: string;
}

/** A large drawing as a file, which is cached and adds nothing to the page itself. */
export function Scene({ name, alt, first = false, view }: Props) {
  const { width, height } = drawing(name);
  return (
    <img
      src={drawingAddress(name) + (view ? `#${view}` : '')}
      alt={alt}
      width={width}
      height={height}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
