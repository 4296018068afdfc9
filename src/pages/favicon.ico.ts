import type { APIRoute } from 'astro';
import { drawIcon } from '#seo/icons.tsx';

/** In pixels. */
const SIZE = 32;

/**
 * For feed readers, search engines and browsers without SVG icons. An ICO file is a directory of pictures
 * (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)), of which this has one, a PNG.
 */
export const GET: APIRoute = async () => {
  const picture = await drawIcon({ size: SIZE, share: 1 });
  const directory = Buffer.alloc(22);
  // Type 1, an icon, with one picture.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(SIZE, 6);
  directory.writeUInt8(SIZE, 7);
  // One plane, 32 bits per pixel; the picture's length and offset.
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(picture.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return new Response(new Uint8Array(Buffer.concat([directory, picture])), {
    headers: { 'Content-Type': 'image/vnd.microsoft.icon' },
  });
};
