// Makes the photographs in content/images ready to be kept: turns them upright, makes them at most 2560 pixels wide and takes out
// what a camera notes, such as the place. Photographs that need none of it stay as they are. Takes another folder as argument.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { hasLocation } from '#content/photo-location.ts';

/** In pixels: twice as wide as the widest copy that the site makes. */
const WIDEST = 2560;

const folder = process.argv[2] ?? fileURLToPath(new URL('../content/images', import.meta.url));
const names = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name));

for (const name of names) {
  await prepare(name).catch(() => {
    console.error(`content/images/${name}: cannot be read. Export it once more as a JPEG.`);
    process.exitCode = 1;
  });
}
console.log(names.length === 1 ? 'One photograph was checked.' : `${names.length} photographs were checked.`);

async function prepare(name: string): Promise<void> {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  const metadata = await sharp(bytes).metadata();
  const { orientation = 1, autoOrient } = metadata;
  const place = hasLocation(metadata);
  const reasons = [
    place ? 'removed where it was taken' : '',
    orientation === 1 ? '' : 'turned it upright',
    autoOrient.width > WIDEST ? `made it ${WIDEST} pixels wide` : '',
  ].filter((reason) => reason !== '');
  if (reasons.length === 0) return;
  // Without being asked to keep them, sharp writes no notes; the profile of its colours stays, or they would change.
  const picture = sharp(bytes).autoOrient().resize({ width: WIDEST, withoutEnlargement: true }).keepIccProfile();
  writeFileSync(file, await saved(picture, metadata.format));
  console.log(`content/images/${name}: ${reasons.join(', ')}.`);
}

/** In the format that it had, at a quality at which nobody sees a difference. */
function saved(picture: Sharp, format: string): Promise<Buffer> {
  if (format === 'jpeg') return picture.jpeg({ quality: 92 }).toBuffer();
  if (format === 'png') return picture.png().toBuffer();
  return format === 'webp' ? picture.webp({ quality: 92 }).toBuffer() : picture.avif({ quality: 80 }).toBuffer();
}
