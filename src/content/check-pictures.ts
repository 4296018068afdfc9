import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { hasLocation, PHOTO_LOCATION } from '#content/photo-location.ts';

/** The smallest picture that is sharp at its size on the pages, in pixels. */
const MIN_SIZE = { width: 640, height: 480 };

/** The largest picture a build accepts: it takes some 500 MB of memory. */
const MAX_MEGAPIXELS = 64;

/** Accepted formats. sharp names AVIF by its container, HEIF. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

const advice = 'Export it again as a JPEG, from a program that shows it correctly';

/** What is wrong with the pictures in a folder, by name. Pictures that are right are left out. */
export async function checkPictures(folder: string, names: readonly string[]): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  // In turn, so that memory does not grow with their number.
  for (const name of names.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name))) {
    const problem = await pictureProblem(join(folder, name));
    if (problem !== undefined) problems.set(name, problem);
  }
  return problems;
}

async function pictureProblem(file: string): Promise<string | undefined> {
  try {
    // Metadata first: a small file may claim to be a picture of any size.
    const problem = metadataProblem(await sharp(file, { limitInputPixels: false }).metadata());
    if (problem !== undefined) return problem;
    // Only reading to the end shows that nothing is missing.
    await sharp(file, { failOn: 'error' }).resize(8).raw().toBuffer();
    return undefined;
  } catch {
    return `is damaged, or is another kind of file with a picture’s name. ${advice}`;
  }
}

function metadataProblem(metadata: Metadata): string | undefined {
  const { format, pages = 1, width, height } = metadata;
  if (!FORMATS.includes(format)) return `is not a JPEG, PNG, WebP or AVIF, whatever its name says. ${advice}`;
  if (pages > 1) return `is animated. Pictures here do not move. ${advice}`;
  if (hasLocation(metadata)) return PHOTO_LOCATION;
  const size = `is a picture of ${width} by ${height} pixels`;
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    return `${size}, which is more than ${MAX_MEGAPIXELS} megapixels. Save it smaller: a width of 3000 pixels is plenty`;
  }
  // A telephone may store an upright picture on its side.
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < MIN_SIZE.height || long < MIN_SIZE.width) {
    return `${size}, which would look blurred. Use one of at least ${MIN_SIZE.width} by ${MIN_SIZE.height} pixels: the camera’s original, not a preview`;
  }
  return undefined;
}
