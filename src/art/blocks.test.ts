import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BLOCK_RULES, type BlockLook, COLOURS, PAGE_BLOCKS, drawBlock, ruleFor } from '#art/blocks.ts';
import { Cloth } from '#art/cloth.ts';
import { rect, wonkyRect } from '#art/geometry.ts';

const EVERY_LOOK = BLOCK_RULES.flatMap((rule) => COLOURS.map((colour) => ({ rule, colour })));
const SEEDS = Array.from({ length: 50 }, (_, index) => `thing ${index}`);

function blockOf(seed: string, look: BlockLook): Cloth {
  const cloth = new Cloth(seed);
  drawBlock(cloth, wonkyRect(cloth.random, 12, 12, 576, 576, 10), look);
  return cloth;
}

const pathsOf = ({ pieces, lightStitches, darkStitches }: Cloth) => [
  ...pieces.map(({ path }) => path),
  ...lightStitches,
  ...darkStitches,
];

const drawingOf = (cloth: Cloth) => JSON.stringify([cloth.pieces, cloth.lightStitches, cloth.darkStitches]);

const NUMBER = /-?[\d.]+/g;

/** Looks with which something is wrong, by name. */
const looksWhere = (wrong: (look: BlockLook) => boolean) =>
  EVERY_LOOK.filter(wrong).map(({ rule, colour }) => `${rule} in ${colour}`);

/** How much of a frame's faintest pixel is covered by pieces, up to 255. A seam may lie up to a unit off. */
async function leastCover({ pieces }: Cloth, width: number, height: number): Promise<number> {
  const paths = pieces.map(({ path }) => `<path d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g stroke="#000" stroke-width="2">${paths}</g></svg>`;
  const { channels } = await sharp(Buffer.from(svg)).stats();
  return channels[3]?.min ?? 0;
}

describe('a block', () => {
  it('is the same every time it is drawn, and differs for another seed', () => {
    const wrong = looksWhere((look) => {
      const drawings = SEEDS.slice(0, 12).map((seed) => drawingOf(blockOf(seed, look)));
      const again = drawingOf(blockOf(SEEDS[0] ?? '', look));
      return drawings[0] !== again || new Set(drawings).size < drawings.length;
    });
    expect(wrong).toEqual([]);
  });

  it('shows its colour and mixes at least four cloths, a star three', () => {
    const wrong = looksWhere((look) => {
      const cloths = new Set(blockOf('Community', look).pieces.map(({ fabric }) => fabric));
      return !cloths.has(look.colour) || cloths.size < (look.rule === 'star' ? 3 : 4);
    });
    expect(wrong).toEqual([]);
  });

  // The colour decides no cut, so one stands for all where only shapes are looked at.
  it('stays in its frame, in whole numbers', () => {
    const wrong = BLOCK_RULES.filter((rule) => {
      const drawn = SEEDS.flatMap((seed) => pathsOf(blockOf(seed, { rule, colour: 'sky' }))).join('');
      const numbers = (drawn.match(NUMBER) ?? []).map(Number);
      // The corners of a 576-unit square that starts at 12 are nudged by up to 10; nothing bows outwards beyond them.
      return !/^M[MLQCZ\d -]+$/.test(drawn) || Math.min(...numbers) < 2 || Math.max(...numbers) > 598;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    [600, 600],
    [900, 300],
    [300, 900],
  ])('has no gaps in a frame of %d by %d', async (width, height) => {
    for (const rule of BLOCK_RULES) {
      const cloth = new Cloth(`${rule} ${width}`);
      drawBlock(cloth, rect(0, 0, width, height), { rule, colour: 'indigo' });
      expect(await leastCover(cloth, width, height), rule).toBeGreaterThan(200);
    }
  });
});

it('has a rule by its id if none is chosen, and any rule can come up', () => {
  expect(ruleFor('Financial literacy')).toBe(ruleFor('Financial literacy'));
  const names = Array.from({ length: 400 }, (_, index) => `program ${index}`);
  expect(new Set(names.map(ruleFor))).toEqual(new Set(BLOCK_RULES));
});

it('the small blocks of pages have no stitches, and no two are alike', () => {
  const cloths = Object.values(PAGE_BLOCKS).map((paint) => {
    const cloth = new Cloth('page');
    paint(cloth, rect(0, 0, 120, 120));
    return cloth;
  });
  expect(cloths.flatMap(({ lightStitches, darkStitches }) => [...lightStitches, ...darkStitches])).toEqual([]);
  expect(new Set(cloths.map(drawingOf)).size).toBe(cloths.length);
});
