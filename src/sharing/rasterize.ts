import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// Astro runs in the project's folder.
const CACHE = join(process.cwd(), '.cache', 'pictures');

const PLACEHOLDER = { create: { width: 1, height: 1, channels: 3, background: { r: 0, g: 0, b: 0 } } } as const;

/** Whatever decides about the bytes besides the drawing. */
const ENCODER_VERSIONS = JSON.stringify(sharp.versions);

/**
 * Whether the build is a rehearsal: of content that nobody will publish, for what its pages hold. Drawing share cards takes
 * longer than all the rest of such a build.
 */
const IS_REHEARSAL = process.env['BUILD_REHEARSAL'] === '1';

/**
 * A drawing as a PNG of that width in pixels, its colours reduced to the 256 that serve it best. Kept between builds under a name
 * made from all that went into it, so that only a changed drawing is made anew. In a rehearsal it is a single dot.
 */
export async function rasterize(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  if (IS_REHEARSAL) return new Uint8Array(await sharp(PLACEHOLDER).png().toBuffer());
  const name = createHash('sha256').update(`${ENCODER_VERSIONS} ${width} ${svg}`).digest('hex');
  const file = join(CACHE, `${name}.png`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Uint8Array(cached);
  const png = await sharp(Buffer.from(svg))
    .resize(width)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, png);
  return new Uint8Array(png);
}
