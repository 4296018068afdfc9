import { drawing } from '#drawings/drawing.ts';

interface Props {
  /** The drawing's file in src/drawings, without its extension. */
  name: string;
  className?: string | undefined;
  /**
   * The SVG `preserveAspectRatio`, for cloth that covers the nearest positioned ancestor, its box: no plain cloth fills what is left.
   * 1. The box has the drawing's shape, by `aspect-ratio`.
   * 2. The box has one fixed side, and the drawing is a row longer than the other side can be. It fills the box by its short
   *    side (`xMinYMid slice`), so only its last piece is cut, at the edge.
   * 3. The box has roughly the drawing's shape. Straight strips become longer or wider with it (`none`); stitches keep their size.
   *    Rings stay round, and the seam trims what is around them (`xMidYMid slice`).
   */
  fit?: 'xMidYMid slice' | 'xMinYMid slice' | 'xMaxYMid slice' | 'xMinYMin slice' | 'none' | undefined;
}

/**
 * A drawing inside the page: it needs no request, but adds to the page's first view. Only for decoration without CSS of its own
 * that fits the page's budget (gate/budgets.ts).
 */
export function InlineDrawing({ name, fit, className = fit && 'cover' }: Props) {
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
