import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { BLOCKS } from '#lib/cloth.ts';
import { Block } from '#quilt/Block.tsx';
import { stripsLeftOut } from '#quilt/GiftStack.tsx';
import { lookOf } from '#quilt/looks.ts';

const DRAWN = Object.keys(import.meta.glob('/src/drawings/blocks/*.svg')).map((file) =>
  file.replace(/.*\/|\.svg$/g, ''),
);

it('a block can be chosen by editors if it is drawn, for light and for dark cloth', () => {
  expect(DRAWN).toEqual(
    BLOCKS.flatMap((name) => ['dark', 'light'].map((one) => `${name.replace(' ', '-')}-${one}`)).sort(),
  );
});

it.each(BLOCKS)('a block of the pattern %s is whole: cloth without a gap, and stitches', async (pattern) => {
  for (const colour of ['marigold', 'indigo'] as const) {
    const svg = renderToStaticMarkup(Block({ look: { pattern, colour } }));
    expect(svg, colour).toMatch(/<path class="s[td]"/);
    const pieces = [...svg.matchAll(/<path fill="[^"]*"([^>]*>)/g)].map(([, piece = '']) => `<path${piece}`);
    // A seam may lie up to a unit off.
    const { channels } = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><g stroke="#000" stroke-width="2">${pieces.join('')}</g></svg>`,
      ),
    ).stats();
    expect(channels[3]?.min, colour).toBeGreaterThan(200);
  }
});

it('a stack of many strips says how many more a gift is, in whole strips', () => {
  expect([400, 425].map((amount) => stripsLeftOut({ amount, unit: 50 }))).toEqual([0, 1]);
});

it('a block has a pattern by its id if none is chosen, and any pattern can come up', () => {
  const patternOf = (id: string) => lookOf({ id, colour: 'sky' }).pattern;
  // Never change these: people know an event or a program by its block.
  expect(['2025-12-03-wellness-self-care-retreat', 'community-sisterhood', 'Ada'].map(patternOf)).toEqual([
    'bricklayer',
    'star',
    'curves',
  ]);
  const names = Array.from({ length: 400 }, (_, index) => `program ${index}`);
  expect(new Set(names.map(patternOf))).toEqual(new Set(BLOCKS));
});
