/**
 * Adds `data-long` to headings with a word of more than 16 letters, which no phone fits in large type, so that base.css divides
 * it. Shorter words would only become harder to read.
 */
export function markLongWords(html: string): string {
  return html.replace(
    /<(h[1-3])\b((?:(?! data-long)[^>])*)>(?=(?:(?:(?!<\/\1>).)*>)?[^<]*\p{L}{17})/gsu,
    '<$1$2 data-long="">',
  );
}
