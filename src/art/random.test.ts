import { describe, expect, it } from 'vitest';
import { seeded } from '#art/random.ts';

const numbers = (seed: string, count = 1000) => {
  const random = seeded(seed);
  return Array.from({ length: count }, random.next);
};

describe('chance', () => {
  it('gives a name the same numbers on every machine, for ever', () => {
    expect(numbers('Wellness & Healing', 3)).toEqual([0.09246348822489381, 0.1257316656410694, 0.06496257917024195]);
  });

  it('gives another name other numbers, however alike the two are', () => {
    expect(numbers('2025-11-15', 3)).not.toEqual(numbers('2025-11-16', 3));
  });

  it('stays from 0 up to 1 and is not lopsided', () => {
    const drawn = numbers('home');
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    const mean = drawn.reduce((sum, number) => sum + number, 0) / drawn.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });

  it('jitters to both sides, no further than asked', () => {
    const random = seeded('seam');
    const jitters = Array.from({ length: 1000 }, () => random.jitter(6));
    expect(Math.min(...jitters)).toBeGreaterThanOrEqual(-6);
    expect(Math.max(...jitters)).toBeLessThanOrEqual(6);
    expect(Math.min(...jitters)).toBeLessThan(-5);
    expect(Math.max(...jitters)).toBeGreaterThan(5);
  });

  it('picks every item sooner or later, the first and the last too', () => {
    const random = seeded('cloth');
    const picked = new Set(Array.from({ length: 200 }, () => random.pick(['poppy', 'petal', 'sky', 'ink'])));
    expect(picked).toEqual(new Set(['poppy', 'petal', 'sky', 'ink']));
  });

  it('shuffles without losing, doubling or moving anything in the list it was given', () => {
    const sides = ['left', 'top', 'right', 'bottom'];
    const random = seeded('sides');
    const orders = Array.from({ length: 50 }, () => random.shuffle(sides));
    for (const order of orders) expect(order.toSorted()).toEqual(sides.toSorted());
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(10);
    expect(sides).toEqual(['left', 'top', 'right', 'bottom']);
  });
});
