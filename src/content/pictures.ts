import { getImage } from 'astro:assets';
import { basename, join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { events, news, pages, programs, testimonials } from '#content/content.ts';
import { contentRoot } from '#content/readContent.ts';
import { cleanLogo } from '#content/logo.ts';
import { pictureKey } from '#content/schemas/fields.ts';
import { artAddress } from '#lib/artAddress.ts';

/** A picture as the content names it. A logo needs no words, because a name is beside it. */
export interface Image {
  file: string;
  alt?: string | undefined;
}

export interface Photograph {
  /** As AVIF, written as in HTML. A drawn logo has none. */
  srcSet?: string;
  /** For browsers without AVIF, and for search engines. */
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

/** The pictures that pages show, by their keys. No other is made smaller, which takes seconds. */
const photographs = new Map(
  await Promise.all(
    imagesIn([events, news, pages, programs, testimonials]).map(
      async ({ file }) => [pictureKey(file), await photographIn(file)] as const,
    ),
  ),
);

function imagesIn(part: unknown): Image[] {
  if (!(part instanceof Object)) return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    inner && (key === 'image' || key === 'picture') ? (inner as Image) : imagesIn(inner),
  );
}

export function photographOf({ file }: Image): Photograph {
  return photographs.get(pictureKey(file)) as Photograph;
}

/** The width of a picture in heights. */
export function shapeOf(image: Image): number {
  const { width, height } = photographOf(image);
  return width / height;
}

/** The original is not published: a camera may have written a location into it. @throws if the file is missing */
async function photographIn(name: string): Promise<Photograph> {
  const logo = logos.get(pictureKey(name));
  if (logo) return logo;
  const found = originals.get(pictureKey(name));
  if (!found) throw new Error(`content/images/${name} is missing.`);
  const file = sharp(join(folder, found.name));
  const [{ isOpaque }, { width }] = await Promise.all([file.stats(), file.metadata()]);
  // Astro publishes the original as soon as one of its attributes is read. Attributes of the results are safe.
  const [{ srcSet }, fallback] = await Promise.all([
    getImage({ src: found.original, widths: WIDTHS, format: 'avif', quality: 50 }),
    // JPEG paints transparent parts black.
    getImage({ src: found.original, width: Math.min(width, 960), format: isOpaque ? 'jpg' : 'png', quality: 75 }),
  ]);
  return {
    srcSet: srcSet.attribute,
    src: fallback.src,
    width: Number(fallback.attributes['width']),
    height: Number(fallback.attributes['height']),
  };
}
