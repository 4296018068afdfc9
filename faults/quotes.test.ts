import { expect, test } from 'vitest';
import { withFault } from './copy.ts';
import { faults } from './list.ts';

test('every fault can be planted: the text that it changes is in its file exactly once', () => {
  const stale = faults.flatMap((fault) => {
    try {
      withFault(fault);
      return [];
    } catch (problem) {
      return [String(problem)];
    }
  });
  expect(stale).toEqual([]);
});
