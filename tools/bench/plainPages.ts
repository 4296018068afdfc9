import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { filesIn } from '../../build/site.ts';

const FONT = fileURLToPath(new URL('../../src/fonts/radio-canada-latin.woff2', import.meta.url));
/** In bytes: a well-compressed photograph at the width of a phone. */
const PICTURE = 36_000;

const HEAD =
  '<!doctype html><html lang="en-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title>' +
  '<link rel="icon" href="data:,"><link rel="preload" as="font" type="font/woff2" href="/_astro/text.00000000.woff2" crossorigin>' +
  '<style>@font-face{font-family:Text;font-weight:400 700;font-display:swap;src:url(/_astro/text.00000000.woff2)}' +
  'body{max-width:40rem;margin:auto;padding:1rem;font:1.1rem/1.6 Text,sans-serif}h1{font-size:3rem;line-height:1}' +
  'img{width:100%;height:auto}</style>';
const KEPT = /^(h[1-3]|p|[uo]l|li|d[ltd]|main|header|footer|nav|a)$/;

/**
 * Writes a plain site into `folder`, with the addresses of the one in `built`: the text and links of every page in a few elements,
 * a line of CSS, the text font and a picture after the heading.
 */
export async function writePlainPages(folder: string, built: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '_astro'), { recursive: true });
  cpSync(FONT, join(folder, '_astro', 'text.00000000.woff2'));
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 800, height: 600, channels: 3, background: 'grey', noise } as const;
  const image = await sharp({ create }).jpeg({ quality: 10 }).toBuffer();
  if (image.length > PICTURE) throw new Error(`The picture of the plain pages weighs ${image.length} bytes.`);
  // Decoders ignore what follows the end of the image.
  const picture = Buffer.concat([image, Buffer.alloc(PICTURE - image.length, 1)]);
  for (const file of filesIn(built).filter((name) => name.endsWith('.html'))) {
    const [, body = ''] = readFileSync(join(built, file), 'utf8').split('<body>');
    const bare = body
      .replace(/<(script|style|svg|template|noscript)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<(\/?)([\w-]+)([^>]*)>/g, (_, close, name, attributes) =>
        KEPT.test(name) ? `<${close}${name}${/ href="[^"]*"/.exec(attributes)?.[0] ?? ''}>` : '',
      );
    // Each page has a picture of its own, as each page of the site has.
    const address = `/_astro/${file.replace('.html', '')}.00000000.jpg`;
    const shown = `</h1><img src="${address}" alt="" width="800" height="600" fetchpriority="high">`;
    writeFileSync(join(folder, address), picture);
    writeFileSync(join(folder, file), `${HEAD}${bare.replace('</h1>', shown)}`);
  }
}
