import type { Metadata } from 'sharp';

/** What is wrong with a photograph that gives away where it was taken. */
export const PHOTO_LOCATION =
  'tells everyone who gets the file where it was taken. To remove the location, run "npm run check -- --fix"';

/** The tag of the directory for the location in EXIF, and the tags of latitude and longitude in it (Exif 2.32, 4.6.3 and 4.6.6). */
const GPS_DIRECTORY = 0x8825;
const COORDINATES = [2, 4];

/** In bytes, each entry of a directory: two for its tag, ten for its type, length and value. */
const ENTRY_SIZE = 12;

/** Whether the metadata of a picture gives its location, in EXIF (cameras, telephones) or in XMP (picture editors). */
export function hasLocation({ exif, xmp }: Pick<Metadata, 'exif' | 'xmp'>): boolean {
  if (xmp?.includes('GPSLatitude')) return true;
  return exif !== undefined && exifHasLocation(exif);
}

/** Follows the two TIFF directories of EXIF to the coordinates. Damaged ones hold no location. */
function exifHasLocation(exif: Buffer): boolean {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const tags = (at: number) =>
    Array.from({ length: short(at) }, (_, index) => {
      const entry = at + 2 + index * ENTRY_SIZE;
      return { tag: short(entry), value: long(entry + 8) };
    });
  try {
    const directory = tags(long(4)).find(({ tag }) => tag === GPS_DIRECTORY);
    return directory !== undefined && tags(directory.value).some(({ tag }) => COORDINATES.includes(tag));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
