// Removes metadata, such as the location, from the photographs in content/images, or in the folder given as argument, and turns these
// upright and makes them at most 2560 pixels wide. Those without metadata stay as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** In pixels: twice the widest copy that the site makes. */
const MAX_WIDTH = 2560;

const folder = process.argv[2] ?? fileURLToPath(new URL('../content/images', import.meta.url));
const names = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name));

// The content check reports one that cannot be read.
for (const name of names) await prepare(join(folder, name)).catch(() => undefined);

async function prepare(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const { exif, xmp } = await sharp(bytes).metadata();
  if (!(exif ?? xmp)) return;
  // In its own format. sharp drops metadata by default; without its ICC profile a picture would change colour.
  const picture = sharp(bytes).autoOrient().resize({ width: MAX_WIDTH, withoutEnlargement: true }).keepIccProfile();
  writeFileSync(file, await picture.toBuffer());
}
