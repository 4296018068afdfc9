import { describe, expect, it } from 'vitest';
import { BLOCK_RULES, type BlockLook, COLOURS, PAGE_BLOCKS, drawBlock, ruleFor } from '#art/blocks.ts';
import { Cloth } from '#art/cloth.ts';
import { type Point, type Quad, between, heightOf, rect, widthOf, wonkyRect } from '#art/geometry.ts';

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

/** The outlines that a path closes, its curves as eight straight lines each. */
function outlines(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((closed) => {
      const outline: Point[] = [];
      for (const [, command = 'L', rest = ''] of `L${closed}`.matchAll(/([LQCZ])([^LQCZ]*)/g)) {
        const numbers = (rest.match(NUMBER) ?? []).map(Number);
        const [degree, steps] = { Q: [2, 8] as const, C: [3, 8] as const }[command] ?? [1, 1];
        // A command that repeats is written once.
        for (let at = 0; at < numbers.length; at += 2 * degree) {
          const numbersOfCommand = numbers.slice(at, at + 2 * degree);
          const points = numbersOfCommand.flatMap((x, index): Point[] =>
            index % 2 ? [] : [[x, numbersOfCommand[index + 1] ?? Number.NaN]],
          );
          const bent: Point[] = [outline.at(-1) ?? points[0] ?? [0, 0], ...points];
          for (let step = 1; step <= steps; step++) outline.push(onCurve(bent, step / steps));
        }
      }
      return outline;
    });
}

/** A point of a Bézier curve of any degree (de Casteljau). */
function onCurve(points: readonly Point[], share: number): Point {
  if (points.length === 1) return points[0] ?? [0, 0];
  return onCurve(
    points.slice(1).map((point, index) => between(points[index] ?? point, point, share)),
    share,
  );
}

function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  for (const [index, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  }
  return within;
}

/** Looks with which something is wrong, by name. */
const looksWhere = (wrong: (look: BlockLook) => boolean) =>
  EVERY_LOOK.filter(wrong).map(({ rule, colour }) => `${rule} in ${colour}`);

/** Points of a frame that no piece covers. */
function gapsOf({ pieces }: Cloth, frame: Quad): Point[] {
  const covering = pieces.flatMap(({ path }) => outlines(path));
  const covered = (point: Point) => covering.some((outline) => inside(outline, point));
  const gaps: Point[] = [];
  for (let x = 5; x < widthOf(frame); x += 15) {
    for (let y = 5; y < heightOf(frame); y += 15) {
      // A seam may lie up to a unit off, where the ends of three pieces are rounded.
      const near: Point[] = [
        [x, y],
        [x + 1, y + 1],
        [x - 1, y - 1],
      ];
      if (!near.some(covered)) gaps.push([x, y]);
    }
  }
  return gaps;
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

  it('has no gaps, in a square, in a wide frame and in a tall one', () => {
    const gaps = BLOCK_RULES.flatMap((rule) =>
      [rect(0, 0, 600, 600), rect(0, 0, 900, 300), rect(0, 0, 300, 900)].flatMap((frame, index) => {
        const cloth = new Cloth(`${rule} ${index}`);
        drawBlock(cloth, frame, { rule, colour: 'indigo' });
        return gapsOf(cloth, frame).map(([x, y]) => `${rule}, frame ${index}: ${x} ${y}`);
      }),
    );
    expect(gaps).toEqual([]);
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
