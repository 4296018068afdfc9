import { create, type Font } from 'fontkit';
import dotted from '#fonts/ojuju-dotted.woff2?inline';
import latin1 from '#fonts/ojuju-latin-1.woff2?inline';
import extended from '#fonts/ojuju-latin-extended.woff2?inline';
import latin from '#fonts/ojuju-latin.woff2?inline';

/** A line of text as a shape. */
export interface Outline {
  /** SVG path data, from the start of the baseline at 0 0. */
  path: string;
  width: number;
}

// In the order in which a browser looks for a character.
const fonts = [latin, latin1, extended, dotted].map(open);
const graphemes = new Intl.Segmenter('en-CA', { granularity: 'grapheme' });

/**
 * One line in the display face as a shape, which looks the same on machines without the font. `size` is in the units of the
 * drawing. Characters that the face lacks, such as emoji, are left out, since an empty box would look worse.
 */
export function outline(line: string, size: number): Outline {
  const shapes: string[] = [];
  let width = 0;
  for (const { text, font } of splitByFont(line)) {
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

/** The line, split where another font file has the next character. */
function splitByFont(line: string): { text: string; font: Font }[] {
  const runs: { text: string; font: Font }[] = [];
  for (const { segment } of graphemes.segment(line)) {
    const points = [...segment].map((character) => character.codePointAt(0) ?? 0);
    const font = fonts.find((candidate) => points.every((point) => candidate.hasGlyphForCodePoint(point)));
    const last = runs.at(-1);
    if (last && last.font === font) last.text += segment;
    else if (font) runs.push({ text: segment, font });
  }
  return runs;
}

function open(dataUrl: string): Font {
  const font = create(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
  if (!('layout' in font)) throw new Error('A font file of the display face contains more than one font.');
  return font;
}
