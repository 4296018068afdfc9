// `npm run photographs -- --folder <folder>`: puts the photographs of a folder into content/images, as the editing page does: upright,
// without the place where they were taken, and no larger than pages show. With --logos they may be smaller. It says which it leaves out.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { readOptions } from '#build/options.ts';
import { cleanLogo } from '#content/logo.ts';
import { contentRoot } from '#content/readContent.ts';
import { LONGEST_SIDE, sizeMistake } from '#content/pictureSize.ts';
import { isPictureName } from '#content/schemas/fields.ts';
import { isLeftBehind } from '#lib/isLeftBehind.ts';

/** Reads a photograph as any program saves it. sharp has no reader of HEIC, the format of iPhones. @throws if it is none, or not whole */
async function read(file: string): Promise<Sharp> {
  const bytes = readFileSync(file);
  if (!/\.hei[cf]$/i.test(file)) return sharp(bytes, { failOn: 'error' }).rotate();
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** The picture as `target`, or the reason why it is left out. */
async function prepare(file: string, target: string, isLogo: boolean): Promise<Buffer | string> {
  if (!isPictureName(basename(target))) return 'needs a name that begins with a letter';
  if (existsSync(target)) return `would replace content/images/${basename(target)}`;
  try {
    if (target.endsWith('.svg')) {
      const logo = cleanLogo(readFileSync(file, 'utf8'));
      return typeof logo === 'string' ? logo : Buffer.from(logo.svg);
    }
    const photograph = await read(file);
    const { pages = 1, width, height } = await photograph.metadata();
    if (pages > 1) return 'is animated. Pictures here do not move';
    const mistake = sizeMistake(width, height, isLogo);
    if (mistake !== undefined) return isLogo ? mistake : `${mistake}. If it is a logo, add --logos`;
    // Sizes and quality are those of cms/config.ts.
    const sides = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    return await photograph.resize(sides).webp({ quality: 85 }).toBuffer();
  } catch {
    return 'is damaged, or no photograph. Export it again as a JPEG, from a program that shows it correctly';
  }
}

const { folder, logos = false } = readOptions({ folder: { type: 'string' }, logos: { type: 'boolean' } });
try {
  if (folder === undefined) throw new Error('Say where the photographs are: npm run photographs -- --folder ~/Photos');
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const images = join(contentRoot(fileURLToPath(new URL('..', import.meta.url))), 'content', 'images');
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile())) {
    if (name.startsWith('.') || isLeftBehind(name)) continue;
    const ending = /\.svg$/i.test(name) ? 'svg' : 'webp';
    const target = join(images, `${parse(name).name.replaceAll(/[^\p{L}\p{M}\p{N}._()’'&,+@ -]/gu, '-')}.${ending}`);
    const result = await prepare(join(folder, name), target, logos);
    if (typeof result === 'string') {
      console.error(`${name} ${result}.`);
      process.exitCode = 1;
      continue;
    }
    writeFileSync(target, result);
    console.log(`${name} is now content/images/${basename(target)}.`);
  }
} catch (problem) {
  console.error((problem as Error).message);
  process.exitCode = 1;
}
