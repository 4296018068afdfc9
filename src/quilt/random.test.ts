import { describe, expect, it } from 'vitest';
import { seededRandom } from '#quilt/random.ts';

const numbers = (seed: string, count = 1000) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random.next);
};

describe('random numbers', () => {
  it('are the same for a seed on every machine, and differ between seeds', () => {
    expect(numbers('Wellness & Healing', 3)).toEqual([0.09246348822489381, 0.1257316656410694, 0.06496257917024195]);
    expect(numbers('2025-11-15', 3)).not.toEqual(numbers('2025-11-16', 3));
  });

  it('are evenly spread from 0 up to 1, and vary to both sides', () => {
    const sorted = numbers('home').sort((a, b) => a - b);
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted.at(-1)).toBeLessThan(1);
    expect(sorted[500]).toBeCloseTo(0.5, 1);
    const random = seededRandom('seam');
    const jitters = Array.from({ length: 1000 }, () => random.jitter(6)).sort((a, b) => a - b);
    expect(jitters[0]).toBeCloseTo(-6, 1);
    expect(jitters.at(-1)).toBeCloseTo(6, 1);
  });

  it('pick every item sooner or later, and shuffle without losing one', () => {
    const random = seededRandom('sides');
    const sides = ['left', 'top', 'right', 'bottom'] as const;
    expect(new Set(Array.from({ length: 200 }, () => random.pick(sides)))).toEqual(new Set(sides));
    const orders = Array.from({ length: 50 }, () => random.shuffle(sides));
    for (const order of orders) expect(order.toSorted()).toEqual(sides.toSorted());
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(10);
    expect(sides).toEqual(['left', 'top', 'right', 'bottom']);
  });
});
