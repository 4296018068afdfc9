import type { APIRoute } from 'astro';
import { drawIcon } from '#sharing/icons.tsx';

/** Pixels. */
const SIZE = 32;

/**
 * Asked for by name, by browsers that cannot read icon.svg, by feed readers and by search engines. An ICO file is a directory
 * (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)) of pictures, of which ours has one, a PNG.
 */
export const GET: APIRoute = async () => {
  const picture = await drawIcon({ size: SIZE, share: 1 });
  const directory = Buffer.alloc(22);
  // An icon (1) with one picture.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(SIZE, 6);
  directory.writeUInt8(SIZE, 7);
  // One plane of 32 bits a pixel; how long the picture is and where it begins.
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(picture.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return new Response(new Uint8Array(Buffer.concat([directory, picture])), {
    headers: { 'Content-Type': 'image/vnd.microsoft.icon' },
  });
};
