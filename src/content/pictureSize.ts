/** In pixels. The editing page shrinks longer photographs. */
export const LONGEST_SIDE = 2560;

/** On a phone, people in a longer photograph would be as high as a line of text. */
const MOST_LONG = 3;

/** The mistake in the size of a picture, in pixels, after the editing page has shrunk it. Either side of a photograph may be up. */
export function sizeMistake(width: number, height: number, isLogo: boolean): string | undefined {
  const size = `is a picture of ${width} by ${height} pixels`;
  if (isLogo)
    return width >= 120 && height >= 40
      ? undefined
      : `${size}, which would look blurred. A logo needs 120 by 40 pixels. Ask for a larger one, or for an SVG`;
  const shrunk = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const [shorter, longer] = [width, height].map((side) => Math.round(side * shrunk)).sort((a, b) => a - b) as [
    number,
    number,
  ];
  // A side may have been rounded down.
  const isStrip = longer > MOST_LONG * (shorter + 1);
  if (shorter >= 480 && longer >= 640 && !isStrip) return undefined;
  // A crop helps only if the strip is high enough, or may have been before it was shrunk.
  const isHigh = Math.min(width, height) >= 480 || Math.max(width, height) === LONGEST_SIDE;
  return isStrip && isHigh
    ? `${size}, which is a thin strip. Crop it, until it is at most three times as long as it is wide`
    : `${size}, which would look blurred. The longer side needs 640 pixels and the shorter one 480: use the camera’s original, not a preview`;
}
