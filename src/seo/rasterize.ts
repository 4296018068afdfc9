import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// Astro runs in the project's root.
const CACHE = join(process.cwd(), '.cache', 'pictures');

/** Part of the cache key, since another version may encode differently. */
const ENCODER_VERSIONS = JSON.stringify(sharp.versions);

/**
 * Draws an SVG as a PNG with a palette of 256 colours. `width` is in pixels. Results are cached between builds by a hash of
 * everything that affects them.
 */
export async function rasterize(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
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
