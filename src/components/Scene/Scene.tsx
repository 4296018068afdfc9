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
  /** Another drawing instead of it in a narrow window. */
  narrow?: string;
}

/** A large drawing as a file, which is cached and adds nothing to the page itself. */
export function Scene({ name, alt, first = false, view, narrow }: Props) {
  const sizeOf = (file: string) => ({ width: drawing(file).width, height: drawing(file).height });
  const addressOf = (file: string) => drawingAddress(file) + (view ? `#${view}` : '');
  const image = (
    <img
      src={addressOf(name)}
      alt={alt}
      {...sizeOf(name)}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!narrow) return image;
  return (
    <picture>
      <source media="(width < 40rem)" srcSet={addressOf(narrow)} {...sizeOf(narrow)} />
      {image}
    </picture>
  );
}
