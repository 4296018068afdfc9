/** Photographs and drawings. Icons and share cards are requested by others and always stay. */
const PICTURE = /^(_astro|art)\/.+\.(jpe?g|png|webp|avif|svg)$/;

/**
 * Built pictures that no page shows. Vite copies every photograph in content/images with its metadata, even if nothing uses
 * it, and an inlined drawing needs no file.
 */
export function findUnusedPictures(files: readonly string[], pages: readonly string[]): string[] {
  const all = pages.join('');
  return files.filter((file) => PICTURE.test(file) && !all.includes(encodeURI(file.slice(file.lastIndexOf('/') + 1))));
}
