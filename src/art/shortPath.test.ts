import { describe, expect, it } from 'vitest';
import { BLOCK_RULES, drawBlock } from '#art/blocks.ts';
import { Cloth } from '#art/cloth.ts';
import { rect } from '#art/geometry.ts';
import { shortPath } from '#art/shortPath.ts';

/** Every point that a path names, in absolute numbers, with the command that uses it. Knows the relative commands too. */
function pointsOf(path: string): string[] {
  const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 };
  const points: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', list = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const numbers = (list.match(/-?\d+/g) ?? []).map(Number);
    const count = arity[kind] ?? Number.NaN;
    if (kind === 'z') {
      points.push('close');
      [x, y] = [startX, startY];
    }
    for (let at = 0; at < numbers.length; at += count) {
      const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
      const numbersOfCommand = numbers.slice(at, at + count);
      let pairs = numbersOfCommand.map((number, index) => number + (index % 2 ? fromY : fromX));
      if (kind === 'h') pairs = [(numbersOfCommand[0] ?? 0) + fromX, y];
      if (kind === 'v') pairs = [x, (numbersOfCommand[0] ?? 0) + fromY];
      const kindOfPoint = kind === 'm' && at === 0 ? 'move' : ({ q: 'quadratic', c: 'cubic' }[kind] ?? 'line');
      points.push(`${kindOfPoint} ${pairs.join(' ')}`);
      [x = 0, y = 0] = pairs.slice(-2);
      if (kindOfPoint === 'move') [startX, startY] = [x, y];
    }
  }
  return points;
}

describe('a path in fewer bytes', () => {
  it('passes through the same points', () => {
    for (const rule of BLOCK_RULES) {
      const cloth = new Cloth(rule);
      drawBlock(cloth, rect(0, 0, 600, 600), { rule, colour: 'sky' });
      const paths = [...cloth.pieces.map(({ path }) => path), ...cloth.lightStitches, ...cloth.darkStitches];
      // Neighbours are drawn in one path, so each begins where another ended.
      const whole = paths.join('');
      expect(pointsOf(shortPath(whole))).toEqual(pointsOf(whole));
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
