// Prepares the photographs in content/images, or in the folder given as argument: turns them upright, makes them at most 2560 pixels
// wide and removes metadata such as the location. Photographs that need none of this stay as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

/** In pixels: twice the widest copy that the site makes. */
const MAX_WIDTH = 2560;

const folder = process.argv[2] ?? fileURLToPath(new URL('../content/images', import.meta.url));
const names = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name));

for (const name of names) {
  await prepare(name).catch(() => {
    console.error(`content/images/${name}: cannot be read. Export it again as a JPEG.`);
    process.exitCode = 1;
  });
}
console.log(names.length === 1 ? 'One photograph was checked.' : `${names.length} photographs were checked.`);

async function prepare(name: string): Promise<void> {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  const metadata = await sharp(bytes).metadata();
  const { orientation = 1, autoOrient } = metadata;
  const changes = [
    (metadata.exif ?? metadata.xmp) ? 'removed the data of the camera' : '',
    orientation === 1 ? '' : 'turned it upright',
    autoOrient.width > MAX_WIDTH ? `made it ${MAX_WIDTH} pixels wide` : '',
  ].filter((change) => change !== '');
  if (changes.length === 0) return;
  // sharp drops metadata by default; without its ICC profile a picture would change colour.
  const picture = sharp(bytes).autoOrient().resize({ width: MAX_WIDTH, withoutEnlargement: true }).keepIccProfile();
  writeFileSync(file, await encode(picture, metadata.format));
  console.log(`content/images/${name}: ${changes.join(', ')}.`);
}

/** In its own format, at a quality without visible loss. */
function encode(picture: Sharp, format: string): Promise<Buffer> {
  if (format === 'jpeg') return picture.jpeg({ quality: 92 }).toBuffer();
  if (format === 'png') return picture.png().toBuffer();
  return format === 'webp' ? picture.webp({ quality: 92 }).toBuffer() : picture.avif({ quality: 80 }).toBuffer();
}
