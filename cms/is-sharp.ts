import { isLargeEnough } from '#content/picture-size.ts';

/** Whether a picture is large enough for the pages. One that this browser cannot read, such as HEIC, is left to the check. */
export async function isSharp(file: Blob): Promise<boolean> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  return !bitmap || isLargeEnough(bitmap);
}
