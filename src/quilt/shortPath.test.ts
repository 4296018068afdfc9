import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BLOCK_PATTERNS, drawBlock } from '#quilt/blocks.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { rect } from '#quilt/geometry.ts';
import { shortPath } from '#quilt/shortPath.ts';

function draw(path: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><path d="${path}" fill="none" stroke="#000"/></svg>`;
  return sharp(Buffer.from(svg)).raw().toBuffer();
}

describe('a path in fewer bytes', () => {
  it('draws the same', async () => {
    for (const pattern of BLOCK_PATTERNS) {
      const patchwork = new Patchwork(pattern);
      drawBlock(patchwork, rect(0, 0, 600, 600), { pattern, colour: 'sky' });
      const paths = [
        ...patchwork.pieces.map(({ path }) => path),
        ...patchwork.lightStitches,
        ...patchwork.darkStitches,
      ];
      // Neighbours are drawn in one path, so each begins where another ended.
      const whole = paths.join('');
      expect((await draw(shortPath(whole))).equals(await draw(whole)), pattern).toBe(true);
      expect(shortPath(whole).length).toBeLessThan(whole.length);
    }
  });

  it('is shorter if a command repeats, a line is horizontal or vertical, or a number is negative', () => {
    expect(shortPath('M10 20L30 20L30 -5L20 -9L10 -20ZM12 22L0 0')).toBe('m10 20h20v-25l-10-4-10-11zm2 2-12-22');
  });

  it('leaves a path that it cannot read unchanged', () => {
    expect(shortPath('M0 0A5 5 0 0 1 10 10Z')).toBe('M0 0A5 5 0 0 1 10 10Z');
    expect(shortPath('M0.5 1L2 3')).toBe('M0.5 1L2 3');
  });
});
