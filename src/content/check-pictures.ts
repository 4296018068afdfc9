import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { saysWhere } from '#content/photoPlace.ts';

/** The smallest picture that stays sharp where it is shown, in pixels. */
export const SMALLEST = { width: 640, height: 480 };

/** What a build may have to hold in memory at once: some 500 MB for each picture it works on. */
const MEGAPIXELS = 64;

/** The kinds of file that a picture may be; sharp knows AVIF by the name of its container. */
const KINDS = ['jpeg', 'png', 'webp', 'heif'];

const advice = 'Export it once more as a JPEG, from a program that shows it correctly';

/**
 * What is wrong with the files in a folder of pictures, by their names: told to an editor as what follows "file: x.jpg".
 * Files that are right are left out. Each is read to its end, and none is unpacked as a whole unless its format asks for it.
 */
export async function checkPictures(folder: string, names: readonly string[]): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  // One after the other, so that memory does not grow with their number.
  for (const name of names.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name))) {
    const fault = await faultOf(join(folder, name));
    if (fault !== undefined) faults.set(name, fault);
  }
  return faults;
}

async function faultOf(file: string): Promise<string | undefined> {
  try {
    // The file is looked at before anything is unpacked: a small file may claim to be a picture of any size.
    const fault = faultIn(await sharp(file, { limitInputPixels: false }).metadata());
    if (fault !== undefined) return fault;
    // Only a reader that has come to the end knows that nothing is missing.
    await sharp(file, { failOn: 'error' }).resize(8).raw().toBuffer();
    return undefined;
  } catch {
    return `is damaged, or another kind of file under the name of a picture. ${advice}`;
  }
}

function faultIn(metadata: Metadata): string | undefined {
  const { format, pages = 1, width, height } = metadata;
  if (!KINDS.includes(format)) return `is not a JPEG, PNG, WebP or AVIF, whatever its name says. ${advice}`;
  if (pages > 1) return `is animated. Pictures here do not move. ${advice}`;
  if (saysWhere(metadata)) {
    return 'says where it was taken, to everyone who gets the file. Remove that with the command  npm run check -- --fix';
  }
  const size = `is a picture of ${width} by ${height} pixels`;
  if (width * height > MEGAPIXELS * 1e6) {
    return `${size}, which is more than the ${MEGAPIXELS} megapixels that can be worked on. Save it smaller: a width of 3000 pixels is plenty`;
  }
  // Whichever way round: a telephone may keep an upright picture lying down.
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < SMALLEST.height || long < SMALLEST.width) {
    return `${size}, which would look blurred. Use one of at least ${SMALLEST.width} by ${SMALLEST.height} pixels: the camera’s own picture, not a preview of it`;
  }
  return undefined;
}
