import { getImage } from 'astro:assets';
import { basename, join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { contentRoot } from '#content/readContent.ts';
import { cleanLogo } from '#content/logo.ts';
import { pictureKey } from '#content/schemas/fields.ts';
import { artAddress } from '#lib/artAddress.ts';

export interface Photograph {
  alt: string;
  /** One for each format, smallest files first. `srcSet` is written as in HTML. */
  sources: { type: string; srcSet: string }[];
  /** For browsers without these formats. */
  src: string;
  /** Pixels. */
  width: number;
  height: number;
}

const files = import.meta.glob<ImageMetadata>('@content/images/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}', {
  import: 'default',
  eager: true,
});
const originals = new Map(
  Object.entries(files).map(([path, original]) => [pictureKey(basename(path)), { original, name: basename(path) }]),
);
/** The logos that are drawn, cleaned, by their keys: each with the address of its file. */
export const logos = new Map(
  Object.entries(
    import.meta.glob<string>('@content/images/*.{svg,SVG}', { query: '?raw', import: 'default', eager: true }),
  ).flatMap(([path, source]) => {
    const logo = cleanLogo(source);
    const name = basename(path)
      .replace(/\.svg$/i, '')
      .replace(/[^\w-]+/g, '-');
    return typeof logo === 'string' ? [] : [[pictureKey(basename(path)), { ...logo, src: artAddress(name, logo.svg) }]];
  }),
);
const folder = join(contentRoot(), 'content/images');

/** In pixels, from a card on a phone to a card on a wide screen at double density. */
const WIDTHS = [320, 480, 640, 960, 1280];

export type WithPhotograph<Entry> = Entry & { photograph?: Photograph };

type Image = { file: string; alt?: string } | undefined;

/** An entry with its picture. A logo needs no words, because a name is beside it. */
export async function withPhotograph<Entry extends { image?: Image; picture?: Image }>(
  entry: Entry,
): Promise<WithPhotograph<Entry>> {
  const { file, alt = '' } = entry.image ?? entry.picture ?? {};
  return file === undefined ? entry : { ...entry, photograph: await photographOf({ file, alt }) };
}

export async function withPhotographs<List extends { entries: readonly { picture?: Image }[] }>(list: List) {
  return { ...list, entries: await Promise.all(list.entries.map(withPhotograph)) };
}

/** The original is not published: a camera may have written a location into it. @throws if the file is missing */
async function photographOf(image: { file: string; alt: string }): Promise<Photograph> {
  const logo = logos.get(pictureKey(image.file));
  if (logo) return { alt: image.alt, sources: [], src: logo.src, width: logo.width, height: logo.height };
  const found = originals.get(pictureKey(image.file));
  if (!found) throw new Error(`content/images/${image.file} is missing.`);
  const { original, name } = found;
  const formats = [
    { format: 'avif', quality: 50 },
    { format: 'webp', quality: 70 },
  ] as const;
  const file = sharp(join(folder, name));
  const [{ isOpaque }, { width }] = await Promise.all([file.stats(), file.metadata()]);
  // Astro publishes the original as soon as one of its attributes is read. Attributes of the results are safe.
  const [sources, fallback] = await Promise.all([
    Promise.all(
      formats.map(async ({ format, quality }) => {
        const { srcSet } = await getImage({ src: original, widths: WIDTHS, format, quality });
        return { type: `image/${format}`, srcSet: srcSet.attribute };
      }),
    ),
    // JPEG paints transparent parts black.
    getImage({ src: original, width: Math.min(width, 960), format: isOpaque ? 'jpg' : 'png', quality: 75 }),
  ]);
  return {
    alt: image.alt,
    sources,
    src: fallback.src,
    width: Number(fallback.attributes['width']),
    height: Number(fallback.attributes['height']),
  };
}
