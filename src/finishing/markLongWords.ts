/**
 * Adds `data-long` to headings and list items with a word of more than 16 letters, which a phone cannot fit in large type or in
 * narrow columns, so that base.css divides it. Shorter words would only become harder to read. Email addresses are divided by their
 * own style.
 */
export function markLongWords(html: string): string {
  return html.replace(
    /<(h[1-3]|li)\b((?:(?! data-long)[^>])*)>(?=(?:(?:(?!<\/\1>|@).)*>)?[^<@]*\p{L}{17})/gsu,
    '<$1$2 data-long="">',
  );
}
