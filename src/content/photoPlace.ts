import type { Metadata } from 'sharp';

/** The tag of the directory in which EXIF keeps the place (Exif 2.32, 4.6.3), and the tags of latitude and longitude in it. */
const GPS_DIRECTORY = 0x8825;
const COORDINATES = [2, 4];

/** Each entry of a directory: two bytes for its tag, ten for its kind, length and value. */
const ENTRY = 12;

/** True for a picture whose notes say where it was taken, in EXIF (cameras, telephones) or in XMP (programs that edit pictures). */
export function saysWhere({ exif, xmp }: Pick<Metadata, 'exif' | 'xmp'>): boolean {
  if (xmp?.includes('GPSLatitude')) return true;
  return exif !== undefined && placeInExif(exif);
}

/** Reads the two directories of TIFF that lead there. Damaged notes that lead nowhere hold no place. */
function placeInExif(exif: Buffer): boolean {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const tags = (at: number) =>
    Array.from({ length: short(at) }, (_, index) => {
      const entry = at + 2 + index * ENTRY;
      return { tag: short(entry), value: long(entry + 8) };
    });
  try {
    const directory = tags(long(4)).find(({ tag }) => tag === GPS_DIRECTORY);
    return directory !== undefined && tags(directory.value).some(({ tag }) => COORDINATES.includes(tag));
  } catch (failure) {
    if (failure instanceof RangeError) return false;
    throw failure;
  }
}
