import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BLOCK_PATTERNS, drawBlock, lookOf } from '#quilt/blocks.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { stripsLeftOut } from '#quilt/GiftStack.tsx';
import { rect } from '#quilt/geometry.ts';

/** How much of a frame's faintest pixel is covered by pieces, up to 255. A seam may lie up to a unit off. */
async function leastCover({ pieces }: Patchwork, width: number, height: number): Promise<number> {
  const paths = pieces.map(({ path }) => `<path d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g stroke="#000" stroke-width="2">${paths}</g></svg>`;
  const { channels } = await sharp(Buffer.from(svg)).stats();
  return channels[3]?.min ?? 0;
}

describe('a block', () => {
  it.each(BLOCK_PATTERNS)('of the pattern %s has no gaps in any frame', async (pattern) => {
    for (const [width, height] of [
      [600, 600],
      [900, 300],
      [300, 900],
    ] as const) {
      const patchwork = new Patchwork(`${pattern} ${width}`);
      drawBlock(patchwork, rect(0, 0, width, height), { pattern, colour: 'indigo' });
      expect(await leastCover(patchwork, width, height), `${width}`).toBeGreaterThan(200);
    }
  });
});

it('of many strips says how many more a gift is, in whole strips', () => {
  expect([400, 425].map((amount) => stripsLeftOut(amount, 50))).toEqual([0, 1]);
});

it('has a pattern by its id if none is chosen, and any pattern can come up', () => {
  const patternOf = (id: string) => lookOf({ id, colour: 'sky' }).pattern;
  // Never change these: people know an event or a program by its block.
  expect(['2025-12-03-wellness-self-care-retreat', 'community-sisterhood', 'Ada'].map(patternOf)).toEqual([
    'bricklayer',
    'star',
    'curves',
  ]);
  const names = Array.from({ length: 400 }, (_, index) => `program ${index}`);
  expect(new Set(names.map(patternOf))).toEqual(new Set(BLOCK_PATTERNS));
});
