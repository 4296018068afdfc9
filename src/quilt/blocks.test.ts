import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BLOCK_PATTERNS, type BlockLook, COLOURS, drawBlock, lookOf } from '#quilt/blocks.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { rect, wonkyRect } from '#quilt/geometry.ts';

const EVERY_LOOK = BLOCK_PATTERNS.flatMap((pattern) => COLOURS.map((colour) => ({ pattern, colour })));
const SEEDS = Array.from({ length: 12 }, (_, index) => `thing ${index}`);

function blockOf(seed: string, look: BlockLook): Patchwork {
  const patchwork = new Patchwork(seed);
  drawBlock(patchwork, wonkyRect(patchwork.random, 12, 12, 576, 576, 10), look);
  return patchwork;
}

const drawingOf = (patchwork: Patchwork) =>
  JSON.stringify([patchwork.pieces, patchwork.lightStitches, patchwork.darkStitches]);

/** Looks with which something is wrong, by name. */
const looksWhere = (wrong: (look: BlockLook) => boolean) =>
  EVERY_LOOK.filter(wrong).map(({ pattern, colour }) => `${pattern} in ${colour}`);

/** How much of a frame's faintest pixel is covered by pieces, up to 255. A seam may lie up to a unit off. */
async function leastCover({ pieces }: Patchwork, width: number, height: number): Promise<number> {
  const paths = pieces.map(({ path }) => `<path d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g stroke="#000" stroke-width="2">${paths}</g></svg>`;
  const { channels } = await sharp(Buffer.from(svg)).stats();
  return channels[3]?.min ?? 0;
}

describe('a block', () => {
  it('differs for another seed', () => {
    const wrong = looksWhere(
      (look) => new Set(SEEDS.map((seed) => drawingOf(blockOf(seed, look)))).size < SEEDS.length,
    );
    expect(wrong).toEqual([]);
  });

  it('shows its colour and mixes at least four cloths, a star three', () => {
    const wrong = looksWhere((look) => {
      const cloths = new Set(blockOf('Community', look).pieces.map(({ fabric }) => fabric));
      return !cloths.has(look.colour) || cloths.size < (look.pattern === 'star' ? 3 : 4);
    });
    expect(wrong).toEqual([]);
  });

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
