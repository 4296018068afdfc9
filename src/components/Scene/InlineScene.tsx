import { drawing } from '#drawings/drawing.ts';

/**
 * A drawing inside the page: it needs no request, but adds to the page's first view. Only for decoration without CSS of its own
 * that fits the page's budget (gate/budgets.ts).
 */
export function InlineScene({ name }: { name: string }) {
  const { viewBox, width, height, svg } = drawing(name, { inline: true });
  const inside = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'));
  return (
    <svg
      viewBox={viewBox}
      width={width}
      height={height}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing.
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}
