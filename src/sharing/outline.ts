import { create, type Font } from 'fontkit';
import dotted from '#fonts/ojuju-dotted.woff2?inline';
import latin1 from '#fonts/ojuju-latin-1.woff2?inline';
import extended from '#fonts/ojuju-latin-extended.woff2?inline';
import latin from '#fonts/ojuju-latin.woff2?inline';

/** Words as a shape. */
export interface Outline {
  /** SVG path data, from the start of the baseline at 0 0. */
  path: string;
  width: number;
}

// In the order in which a browser would find a letter in them.
const fonts = [latin, latin1, extended, dotted].map(open);
const graphemes = new Intl.Segmenter('en-CA', { granularity: 'grapheme' });

/**
 * One line in the display face, as a shape that any program draws alike, whatever fonts its machine has. A sign that the face
 * lacks (an emoji) is left out: that beats an empty box.
 */
export function outline(words: string, size: number): Outline {
  const shapes: string[] = [];
  let width = 0;
  for (const { text, font } of runs(words)) {
    const { glyphs, positions } = font.layout(text);
    const scale = size / font.unitsPerEm;
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      shapes.push(
        glyph.path
          .scale(scale, -scale)
          .translate(width + xOffset * scale, -yOffset * scale)
          .toSVG(),
      );
      width += xAdvance * scale;
    }
  }
  return { path: shapes.join(''), width };
}

/** The text, cut where another font file continues. */
function runs(words: string): { text: string; font: Font }[] {
  const found: { text: string; font: Font }[] = [];
  for (const { segment } of graphemes.segment(words)) {
    const points = [...segment].map((character) => character.codePointAt(0) ?? 0);
    const font = fonts.find((candidate) => points.every((point) => candidate.hasGlyphForCodePoint(point)));
    const last = found.at(-1);
    if (last && last.font === font) last.text += segment;
    else if (font) found.push({ text: segment, font });
  }
  return found;
}

function open(dataUrl: string): Font {
  const font = create(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
  if (!('layout' in font)) throw new Error('A font file of the display face holds more than one font.');
  return font;
}
