import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { PictureProblem } from '#content/crossCheck.ts';
import { isPictureName } from '#content/schemas/fields.ts';

/** The largest picture a build accepts: it takes some 500 MB of memory. */
const MAX_MEGAPIXELS = 64;

/** Accepted formats. sharp names AVIF by its container, HEIF. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

const advice = 'Export it again as a JPEG, from a program that shows it correctly';

/** What is wrong with the pictures in a folder, by name. Pictures that are right are left out. */
export async function checkPictures(folder: string, names: readonly string[]): Promise<Map<string, PictureProblem>> {
  const problems = new Map<string, PictureProblem>();
  // In turn, so that memory does not grow with their number.
  for (const name of names.filter(isPictureName)) {
    const problem = await pictureProblem(join(folder, name));
    if (problem) problems.set(name, problem);
  }
  return problems;
}

async function pictureProblem(file: string): Promise<PictureProblem | undefined> {
  try {
    // Metadata first: a small file may claim to be a picture of any size.
    const metadata = await sharp(file, { limitInputPixels: false }).metadata();
    const problem = metadataProblem(metadata);
    if (problem) return problem;
    // Only reading to the end shows that nothing is missing.
    const picture = sharp(file, { failOn: 'error' });
    const { width, hasAlpha } = metadata;
    const pixels = await (hasAlpha ? picture.extractChannel('alpha') : picture.resize(8)).raw().toBuffer();
    return hasAlpha && isHalf(pixels, width)
      ? { message: 'ends in the middle: a part of it is empty. Choose the original, once all of it is there' }
      : undefined;
  } catch {
    return always(`is damaged, or is another kind of file with a picture’s name. ${advice}`);
  }
}

/** Whether one side is empty and the opposite one is not: so a browser converts what is there of a photograph, whichever side is up. */
function isHalf(alpha: Buffer, width: number): boolean {
  const rows = [alpha.subarray(0, width), alpha.subarray(-width)];
  const columns = [0, width - 1].map((column) => alpha.filter((_, index) => index % width === column));
  return [rows, columns].some((sides) =>
    [0, 255].every((value) => sides.some((side) => side.every((pixel) => pixel === value))),
  );
}

/** A problem of a picture that no page shows too: nobody can build the site, or the public repository gives something away. */
function always(message: string): PictureProblem {
  return { message, always: true };
}

function metadataProblem({ format, pages = 1, width, height, exif, xmp }: Metadata): PictureProblem | undefined {
  if (!FORMATS.includes(format)) return always(`is not a JPEG, PNG, WebP or AVIF, whatever its name says. ${advice}`);
  if (pages > 1) return { message: `is animated. Pictures here do not move. ${advice}` };
  if (exif ?? xmp)
    return always(
      'has data of the camera in it, which can tell everyone where it was taken. Upload it in the editing page, which removes them (npm run edit)',
    );
  const size = `is a picture of ${width} by ${height} pixels`;
  if (width * height > MAX_MEGAPIXELS * 1e6)
    return always(
      `${size}, which is more than ${MAX_MEGAPIXELS} megapixels. Save it smaller: a width of 3000 pixels is plenty`,
    );
  // A telephone may store an upright one on its side.
  if (Math.min(width, height) >= 480 && Math.max(width, height) >= 640) return undefined;
  return {
    message: `${size}, which would look blurred. The longer side needs 640 pixels and the shorter one 480: use the camera’s original, not a preview or a thin strip`,
  };
}
