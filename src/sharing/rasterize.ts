import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// Astro runs in the project's folder.
const CACHE = join(process.cwd(), '.cache', 'pictures');

const DOT = { create: { width: 1, height: 1, channels: 3, background: { r: 0, g: 0, b: 0 } } } as const;

/** Whatever decides about the bytes besides the drawing. */
const MADE_BY = JSON.stringify(sharp.versions);

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
  if (IS_REHEARSAL) return new Uint8Array(await sharp(DOT).png().toBuffer());
  const name = createHash('sha256').update(`${MADE_BY} ${width} ${svg}`).digest('hex');
  const file = join(CACHE, `${name}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Uint8Array(kept);
  const made = await sharp(Buffer.from(svg))
    .resize(width)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, made);
  return new Uint8Array(made);
}
