import { describe, expect, it } from 'vitest';
import {
  type Edge,
  type Quad,
  type Side,
  cut,
  inset,
  midline,
  divide,
  pathOf,
  rect,
  wonkyRect,
} from '#quilt/geometry.ts';
import { seededRandom } from '#quilt/random.ts';

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** Twice the area between a quadratic curve and the origin (Green's theorem). */
function swept([[ax, ay], [bx, by], [cx, cy]]: Edge, direction: 1 | -1): number {
  const cross = (x1: number, y1: number, x2: number, y2: number) => x1 * y2 - x2 * y1;
  return direction * ((2 * cross(ax, ay, bx, by) + 2 * cross(bx, by, cx, cy) + cross(ax, ay, cx, cy)) / 3);
}

const areaOf = ({ top, right, bottom, left }: Quad) =>
  (swept(top, 1) + swept(right, 1) + swept(bottom, -1) + swept(left, -1)) / 2;

describe('cutting', () => {
  it.each(SIDES)('takes a strip off the %s, as deep as asked', (side) => {
    const [strip, rest] = cut(rect(0, 0, 100, 100), side, 0.2, 0.3);
    expect(areaOf(strip)).toBeCloseTo(2500);
    expect(areaOf(rest)).toBeCloseTo(7500);
    expect(strip[side]).toEqual(rect(0, 0, 100, 100)[side]);
  });

  it('leaves no gap between strip and rest, however wonky the quad and bowed the cuts', () => {
    const random = seededRandom('cuts');
    for (let turn = 0; turn < 200; turn++) {
      let rest = wonkyRect(random, 0, 0, 600, 400, 20);
      for (const side of random.shuffle(SIDES)) {
        const whole = areaOf(rest);
        const [strip, remaining] = cut(
          rest,
          side,
          0.1 + random.next() * 0.2,
          0.1 + random.next() * 0.2,
          random.jitter(0.02),
        );
        expect(areaOf(strip) + areaOf(remaining)).toBeCloseTo(whole, 4);
        rest = remaining;
      }
    }
  });

  it.each(['across', 'down'] as const)('divides a quad into parts %s that together are the quad', (direction) => {
    const random = seededRandom(direction);
    for (let count = 1; count < 12; count++) {
      const whole = wonkyRect(random, 0, 0, 700, 300, 15);
      const pieces = divide(random, whole, count, { direction, bow: 0.01 });
      expect(pieces).toHaveLength(count);
      expect(pieces.reduce((sum, part) => sum + areaOf(part), 0)).toBeCloseTo(areaOf(whole), 4);
      for (const part of pieces) expect(areaOf(part)).toBeGreaterThan(0);
    }
  });
});

describe('a path', () => {
  it('writes straight edges as lines and bowed ones as curves, in whole numbers', () => {
    expect(pathOf(rect(0.4, 0, 10, 10))).toBe('M0 0 10 0 10 10 0 10Z');
    const [strip] = cut(rect(0, 0, 100, 100), 'left', 0.5, 0.5, 0.1);
    expect(pathOf(strip)).toBe('M0 0 50 0Q40 50 50 100L0 100Z');
  });

  it('runs a stitch along the middle of a strip, or around inside it', () => {
    expect(midline(rect(0, 0, 20, 100), 'down')).toBe('M10 0 10 100');
    expect(midline(rect(0, 0, 100, 20), 'across')).toBe('M0 10 100 10');
    expect(inset(rect(0, 0, 100, 50), 10)).toBe('M10 10 90 10 90 40 10 40Z');
  });
});
