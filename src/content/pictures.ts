import { getImage } from 'astro:assets';
import { basename, join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { contentRoot } from '#content/folder.ts';

/** A photograph as plain data that any component can show. */
export interface Photograph {
  alt: string;
  /** One per format, best first; `srcSet` as in HTML. */
  sources: { type: string; srcSet: string }[];
  /** What a browser without these formats shows. */
  src: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Its colour, all in all, as #rrggbb: what stands in its place until it is there. */
  colour: string;
}

const found = import.meta.glob<ImageMetadata>('@content/images/*.{jpg,jpeg,png,webp,avif}', {
  import: 'default',
  eager: true,
});
const originals = new Map(Object.entries(found).map(([path, original]) => [basename(path), original]));
const folder = join(contentRoot(), 'content/images');

/** Widths in pixels: from a phone's card to a wide screen's at twice the density. */
const WIDTHS = [320, 480, 640, 960, 1280];

/** An event or a program with its photograph, if its file names one. */
export type WithPhotograph<Entry> = Entry & { photograph?: Photograph };

/** Makes the photograph that an event or a program names ready to be shown. */
export async function withPhotograph<Entry extends { image?: { file: string; alt: string } | undefined }>(
  entry: Entry,
): Promise<WithPhotograph<Entry>> {
  return entry.image ? { ...entry, photograph: await photographOf(entry.image) } : entry;
}

/**
 * The photograph that a content file names, in modern formats and fitting widths. The original itself is never
 * published, and with it goes what a camera writes into it, the place included.
 * Throws when the file is missing; the content check says so first, in an editor's words.
 */
async function photographOf(image: { file: string; alt: string }): Promise<Photograph> {
  const original = originals.get(image.file);
  if (!original) throw new Error(`content/images/${image.file} is missing.`);
  const formats = [
    { format: 'avif', quality: 50 },
    { format: 'webp', quality: 70 },
  ] as const;
  // The attributes of the results are read, never those of the original: reading those would publish it.
  const [sources, fallback, colour] = await Promise.all([
    Promise.all(
      formats.map(async ({ format, quality }) => {
        const made = await getImage({ src: original, widths: WIDTHS, format, quality });
        return { type: `image/${format}`, srcSet: made.srcSet.attribute };
      }),
    ),
    getImage({ src: original, width: 960, format: 'jpg', quality: 75 }),
    colourOf(join(folder, image.file)),
  ]);
  return {
    alt: image.alt,
    sources,
    src: fallback.src,
    width: Number(fallback.attributes['width']),
    height: Number(fallback.attributes['height']),
    colour,
  };
}

async function colourOf(file: string): Promise<string> {
  const pixel = await sharp(file).toColourspace('srgb').removeAlpha().resize(1, 1).raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}
