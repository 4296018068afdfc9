/** Photographs and drawings, which exist for the pages alone. Icons and share cards are requested by others. */
const PICTURE = /^(_astro|art)\/.+\.(jpe?g|png|webp|avif|svg)$/;

/**
 * The built pictures that no page shows. The bundler copies each photograph in content/images as it is, with whatever the
 * camera wrote into it, even one that no event or program names; and a drawing that is inlined in a page needs no file.
 */
export function unusedPictures(files: readonly string[], pages: readonly string[]): string[] {
  const all = pages.join('');
  return files.filter((file) => PICTURE.test(file) && !all.includes(encodeURI(file.slice(file.lastIndexOf('/') + 1))));
}
