import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureProblem } from '#content/crossCheck.ts';
import { cleanLogo } from '#content/logo.ts';
import { type Extra, extraIn, isReadable } from '#content/pictureParts.ts';
import { sizeMistake } from '#content/pictureSize.ts';
import { isPictureName } from '#content/schemas/fields.ts';

/** A build accepts no larger picture: one of this size takes some 500 MB of memory. */
const MAX_MEGAPIXELS = 64;

const CURE =
  'Upload it in the editing page, or move it to another folder and run npm run photographs -- --folder and its name: either removes that';

const advice = 'Export it again as a JPEG, from a program that shows it correctly';

/** Finds the pictures in a folder that have a problem. The keys are their names. */
export async function checkPictures(folder: string, names: readonly string[]): Promise<Map<string, PictureProblem>> {
  const problems = new Map<string, PictureProblem>();
  // One after another, so that memory does not grow with their number.
  for (const name of names.filter(isPictureName)) {
    const problem = await pictureProblem(join(folder, name));
    if (problem) problems.set(name, problem);
  }
  return problems;
}

async function pictureProblem(file: string): Promise<PictureProblem | undefined> {
  try {
    const bytes = await readFile(file);
    if (/\.svg$/i.test(file)) {
      const logo = cleanLogo(bytes.toString());
      return typeof logo === 'string' ? always(logo) : undefined;
    }
    // The metadata comes first, because a small file may claim to be a picture of any size.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const extra = extraIn(metadata.format, bytes);
    const problem = metadataProblem(metadata, extra);
    if (problem) return problem;
    // A picture that is cut off fails only when it is read to its end.
    const picture = sharp(bytes, { failOn: 'error' });
    await picture.clone().resize(8).raw().toBuffer();
    if (extra === 'more behind')
      return always(`has something behind it, such as a film of the moment, which everyone could open. ${CURE}`);
    return metadata.format === 'webp' && metadata.hasAlpha && (await isHalf(picture))
      ? { message: 'ends in the middle: a part of it is empty. Choose the original, once all of it is there' }
      : undefined;
  } catch {
    return always(`is damaged, or is another kind of file with a picture’s name. ${advice}`);
  }
}

/** In the editing page, a photograph that ends in the middle becomes a WebP with one empty side: left or right if the camera was turned. */
async function isHalf(picture: Sharp): Promise<boolean> {
  for (const angle of [0, 90]) {
    const turned = picture.clone().extractChannel('alpha').rotate(angle).raw();
    const { data, info } = await turned.toBuffer({ resolveWithObject: true });
    const rows = Array.from({ length: info.height }, (_, row) =>
      data.subarray(row * info.width, (row + 1) * info.width),
    );
    const uniform = rows.flatMap((row) => (row.every((alpha) => alpha === row[0]) ? (row[0] ?? []) : []));
    const ends = new Set([rows.at(0), rows.at(-1)].map((row) => row?.find((alpha) => alpha === 0 || alpha === 255)));
    // One row of blocks at the edge may be partly filled.
    if (uniform.length > rows.length * 0.9 && uniform.includes(0) && uniform.includes(255) && ends.size === 2)
      return true;
  }
  return false;
}

/** A problem even if no page shows the picture: the build fails on it, or the public repository gives something away. */
function always(message: string): PictureProblem {
  return { message, always: true };
}

function metadataProblem({ format, width, height }: Metadata, extra: Extra | undefined): PictureProblem | undefined {
  if (!isReadable(format)) return always(`is not a JPEG, PNG, WebP or AVIF, whatever its name says. ${advice}`);
  if (extra === 'movement') return { message: `is animated. Pictures here do not move. ${advice}` };
  if (extra === 'words')
    return always(
      `has words of a camera or a program in it, which can tell everyone where it was taken, and by whom. ${CURE}`,
    );
  if (width * height > MAX_MEGAPIXELS * 1e6)
    return always(
      `is a picture of ${width} by ${height} pixels, which is more than ${MAX_MEGAPIXELS} megapixels. Save it smaller: a width of 3000 pixels is plenty`,
    );
  const message = sizeMistake(width, height, false);
  return message === undefined ? undefined : { message, inLogos: sizeMistake(width, height, true) };
}
