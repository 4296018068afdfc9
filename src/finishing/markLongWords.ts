/**
 * Marks each heading that has a word of more than 16 letters, which no phone holds in large type: base.css lets such a word be
 * divided. The site of the launch has none; dividing shorter words, as in large text on a phone, would only make them harder to read.
 */
export function markLongWords(html: string): string {
  return html.replace(
    /<(h[1-3])\b((?:(?! data-long)[^>])*)>(?=(?:(?:(?!<\/\1>).)*>)?[^<]*\p{L}{17})/gsu,
    '<$1$2 data-long="">',
  );
}
