import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureProblem } from '#content/crossCheck.ts';
import { sizeMistake } from '#content/pictureSize.ts';
import { isPictureName } from '#content/schemas/fields.ts';

/** The largest picture a build accepts: it takes some 500 MB of memory. */
const MAX_MEGAPIXELS = 64;

/** Accepted formats. sharp names AVIF by its container, HEIF. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

const CURE = 'Upload it in the editing page, which removes that (npm run edit)';

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
    const bytes = await readFile(file);
    // Metadata first: a small file may claim to be a picture of any size.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const problem = metadataProblem(metadata, bytes);
    if (problem) return problem;
    // Only reading to the end shows that nothing is missing.
    const picture = sharp(bytes, { failOn: 'error' });
    await picture.clone().resize(8).raw().toBuffer();
    if (metadata.format === 'jpeg' && hasMoreBehind(bytes))
      return always(`has something behind it, such as a film of the moment, which everyone could open. ${CURE}`);
    return metadata.format === 'webp' && metadata.hasAlpha && (await isHalf(picture))
      ? { message: 'ends in the middle: a part of it is empty. Choose the original, once all of it is there' }
      : undefined;
  } catch {
    return always(`is damaged, or is another kind of file with a picture’s name. ${advice}`);
  }
}

/**
 * Whether one side is empty and the opposite one is full, with a straight edge between: so the editing page writes, as WebP, what is there
 * of a photograph, whichever side is up. What somebody has cut out has another outline.
 */
async function isHalf(picture: Sharp): Promise<boolean> {
  for (const angle of [0, 90]) {
    const turned = picture.clone().extractChannel('alpha').rotate(angle).raw();
    const { data, info } = await turned.toBuffer({ resolveWithObject: true });
    const rows = Array.from({ length: info.height }, (_, row) =>
      data.subarray(row * info.width, (row + 1) * info.width),
    );
    const uniform = rows.flatMap((row) => (row.every((alpha) => alpha === row[0]) ? (row[0] ?? []) : []));
    const ends = new Set([rows.at(0), rows.at(-1)].map((row) => row?.find((alpha) => alpha === 0 || alpha === 255)));
    // At the edge, a row of blocks is half there.
    if (uniform.length > rows.length * 0.9 && uniform.includes(0) && uniform.includes(255) && ends.size === 2)
      return true;
  }
  return false;
}

/** A problem of a picture that no page shows too: nobody can build the site, or the public repository gives something away. */
function always(message: string): PictureProblem {
  return { message, always: true };
}

/** Where a JPEG ends. Within the picture no byte 0xFF comes before a 0xD9. */
const END_OF_JPEG = Buffer.of(0xff, 0xd9);

/** Whether there is something behind the picture: telephones write a film of the moment there, or a second picture. */
function hasMoreBehind(jpeg: Buffer): boolean {
  return (
    !jpeg.subarray(-2).equals(END_OF_JPEG) || jpeg.includes(Buffer.concat([END_OF_JPEG, Buffer.of(0xff, 0xd8, 0xff)]))
  );
}

/** Whether a PNG moves, which sharp does not tell: it then announces its frames before its first picture. https://www.w3.org/TR/png-3/#acTL-chunk */
function isMovingPng(png: Buffer): boolean {
  return png.subarray(0, png.indexOf('IDAT')).includes('acTL');
}

/** Whether a JPEG has a comment, which sharp does not tell. Within the picture no byte 0xFF comes before a 0xFE; a colour profile may have both. */
function hasComment(jpeg: Buffer, profile?: Buffer): boolean {
  const mark = Buffer.of(0xff, 0xfe);
  return jpeg.includes(mark) && !profile?.includes(mark);
}

function metadataProblem(metadata: Metadata, bytes: Buffer): PictureProblem | undefined {
  const { format, pages = 1, width, height, exif, xmp, iptc, comments, icc } = metadata;
  if (!FORMATS.includes(format)) return always(`is not a JPEG, PNG, WebP or AVIF, whatever its name says. ${advice}`);
  if (pages > 1 || (format === 'png' && isMovingPng(bytes)))
    return { message: `is animated. Pictures here do not move. ${advice}` };
  if (exif ?? xmp ?? iptc ?? comments ?? (format === 'jpeg' && hasComment(bytes, icc)))
    return always(
      `has words of a camera or a program in it, which can tell everyone where it was taken, and by whom. ${CURE}`,
    );
  if (width * height > MAX_MEGAPIXELS * 1e6)
    return always(
      `is a picture of ${width} by ${height} pixels, which is more than ${MAX_MEGAPIXELS} megapixels. Save it smaller: a width of 3000 pixels is plenty`,
    );
  const message = sizeMistake(width, height);
  return message === undefined ? undefined : { message };
}
