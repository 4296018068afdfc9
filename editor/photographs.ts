import sharp from 'sharp';
import { SMALLEST } from '#content/check-pictures.ts';
import { slug } from '#format/slug.ts';

/** The largest file that is taken, in bytes. */
export const LARGEST = 25_000_000;

/** Pixels: the widest that the site shows is 1280, and a print of it may want twice that. */
const WIDEST = 2560;

const ENDINGS: Readonly<Record<string, 'jpg' | 'png' | 'webp'>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** A photograph as it goes into content/images, or a sentence that says why it cannot. */
export type Ready = { name: string; bytes: Buffer } | { reason: string };

/**
 * Makes a photograph ready for content/images, named for what it shows: turned the right way up, at most 2560 pixels wide and
 * high, and without what the camera wrote into it, such as the place.
 */
export async function readyPhotograph(bytes: Buffer, shows: string): Promise<Ready> {
  const name = slug(shows);
  if (name === '') return { reason: 'Say in a few words what the photograph shows: they become the name of its file.' };
  try {
    const { format = '', width = 0, height = 0 } = await sharp(bytes).metadata();
    const ending = ENDINGS[format];
    if (!ending) return { reason: 'That is not a JPEG, PNG or WebP picture. Save it as JPEG and choose it again.' };
    const image = sharp(bytes)
      .autoOrient()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true });
    const made = {
      jpg: () => image.jpeg({ quality: 90 }),
      png: () => image.png(),
      webp: () => image.webp({ quality: 90 }),
    };
    const { data, info } = await made[ending]().toBuffer({ resolveWithObject: true });
    // What was made is measured: a very long picture becomes low when it is made smaller.
    if (Math.max(info.width, info.height) < SMALLEST.width || Math.min(info.width, info.height) < SMALLEST.height) {
      return {
        reason: `That picture, ${width} × ${height} dots, would look blurred. It needs at least ${SMALLEST.width} × ${SMALLEST.height}, and must not be longer than five times its height.`,
      };
    }
    return { name: `${name}.${ending}`, bytes: data };
  } catch {
    return { reason: 'That file is not a picture, or it is damaged. Save it as JPEG and choose it again.' };
  }
}
