interface Size {
  width: number;
  height: number;
}

/** The smallest picture that is sharp at its size on the pages, in pixels. */
export const MIN_SIZE: Size = { width: 640, height: 480 };

/** Whether a picture is sharp on the pages. A telephone may store an upright one on its side. */
export function isLargeEnough({ width, height }: Size): boolean {
  return Math.min(width, height) >= MIN_SIZE.height && Math.max(width, height) >= MIN_SIZE.width;
}
