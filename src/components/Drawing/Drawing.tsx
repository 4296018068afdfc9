import { drawing, drawingAddress } from '#drawings/drawing.ts';

interface SceneProps {
  /** The drawing's file in src/drawings, without its extension. */
  name: string;
  /** The text alternative. It is empty for decoration. */
  alt: string;
  /** The first drawing on a page loads with high priority. */
  first?: boolean;
  /** Covers the nearest positioned ancestor. */
  cover?: boolean;
  /** The id of the <view> in it that makes it move. */
  view?: string;
  /** The drawing that replaces it in a narrow window. */
  narrow?: string;
}

/** A large drawing as a file, which browsers cache and which adds nothing to the page itself. */
export function Scene({ name, alt, first = false, cover = false, view, narrow }: SceneProps) {
  const sizeOf = (file: string) => ({ width: drawing(file).width, height: drawing(file).height });
  const addressOf = (file: string) => drawingAddress(file) + (view ? `#${view}` : '');
  const image = (
    <img
      className={cover ? 'cover' : undefined}
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

interface ViewProps {
  /** The drawing's file in src/drawings, without its extension. */
  file: string;
  /** The id of a <view> in it. */
  name: string;
  /** In CSS pixels. */
  size: number;
}

/**
 * One of the small drawings in a file, or nothing if it has none of this name. It loads once it is visible, and is decoration only. It is a
 * picture: Firefox's `default-src` blocks a `<use>` of a file, and symbols in the page would add 700 bytes to every first view.
 */
export function View({ file, name, size }: ViewProps) {
  if (!drawing(file).svg.includes(`<view id="${name}"`)) return null;
  return <img src={`${drawingAddress(file)}#${name}`} alt="" width={size} height={size} loading="lazy" />;
}

interface InlineProps {
  /** The drawing's file in src/drawings, without its extension. */
  name: string;
  className?: string | undefined;
  /**
   * The SVG `preserveAspectRatio` of cloth that covers its box, the nearest positioned ancestor. No plain cloth fills a rest.
   * 1. The box has the drawing's shape, by `aspect-ratio`.
   * 2. The box has one fixed side, and the drawing is a row longer than the other side can be. It fills the box by its short
   *    side (`xMinYMid slice`), so only its last piece is cut, at the edge.
   * 3. The box has roughly the drawing's shape. Straight strips become longer or wider with it (`none`); stitches keep their size.
   *    Rings stay round, and the seam trims what is around them (`xMidYMid slice`).
   * 4. The box has another shape, and the subject is at one corner: that corner stays (`xMinYMax slice`).
   */
  fit?: 'xMidYMid slice' | 'xMinYMid slice' | 'xMaxYMid slice' | 'xMinYMax slice' | 'none' | undefined;
}

/**
 * A drawing inside the page. It needs no request, but adds to the page's first view (tests/budgets.ts). It is only for decoration that has
 * no CSS of its own.
 */
export function InlineDrawing({ name, fit, className = fit && 'cover' }: InlineProps) {
  const { viewBox, inside } = drawing(name, { inline: true });
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing.
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}
