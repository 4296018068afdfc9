import { drawing, drawingAddress } from '#drawings/drawing.ts';

interface SceneProps {
  /** The drawing's file in src/drawings, without its extension. */
  name: string;
  alt: string;
  first?: boolean;
  /** A link to what is below a lazy drawing of two shapes may stop short: its height is known too late. */
  lazy?: boolean;
  cover?: boolean;
  /** The id of the <view> in it that makes it move. */
  view?: string;
  /** The drawing that replaces it in a window narrower than this many rem. */
  narrow?: string | undefined;
  below?: 40 | 60 | 64;
}

/** A large drawing as a file, which browsers cache and which adds nothing to the page itself. */
export function Scene({ name, alt, first, lazy = !first, cover, view, narrow, below = 40 }: SceneProps) {
  const sizeOf = (file: string) => ({ width: drawing(file).width, height: drawing(file).height });
  const addressOf = (file: string) => drawingAddress(file) + (view ? `#${view}` : '');
  const image = (
    <img
      className={cover ? 'cover' : undefined}
      src={addressOf(name)}
      alt={alt}
      {...sizeOf(name)}
      loading={lazy ? 'lazy' : undefined}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!narrow) return image;
  return (
    <picture>
      <source media={`(width < ${below}rem)`} srcSet={addressOf(narrow)} {...sizeOf(narrow)} />
      {image}
    </picture>
  );
}

interface ViewProps {
  file: string;
  name: string;
  /** In CSS pixels. */
  size: number;
}

/** A small drawing in a file, or nothing. It is an image: Firefox blocks a `<use>` of a file, and symbols add 700 bytes to every page. */
export function View({ file, name, size }: ViewProps) {
  if (!drawing(file).svg.includes(`<view id="${name}"`)) return null;
  return <img src={`${drawingAddress(file)}#${name}`} alt="" width={size} height={size} loading="lazy" />;
}

interface InlineProps {
  name: string;
  className?: string | undefined;
  /**
   * The SVG `preserveAspectRatio` of cloth that covers the nearest positioned ancestor. Straight strips may stretch (`none`), and rings
   * stay round (`xMidYMid slice`). A row longer than its box is cut only in its last piece, at the edge (`xMinYMid slice`).
   */
  fit?: 'xMidYMid slice' | 'xMinYMid slice' | 'xMaxYMid slice' | 'xMinYMax slice' | 'none' | undefined;
}

/** A decoration inside the page. It needs no request, but adds to the page's first view (tests/budgets.ts). */
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
