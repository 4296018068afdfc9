import { expect, test } from '@playwright/test';
import { open, visits } from '../site/site.ts';
import { unreadable } from '../../verify/unreadable.ts';
import { FACES } from './faces.ts';
import { findFaults, LIMITS } from './geometry.ts';
import { loadAll, settle } from './page.ts';

/** Windows in CSS pixels: widths of devices, and either side of where layouts change; then the lowest and the highest. */
const WINDOWS = [
  ...[320, 344, 360, 390, 412, 480, 540, 600, 680, 768].map((width) => ({ width, height: 844 })),
  ...[844, 960, 1024, 1088, 1152, 1280, 1440, 1600, 1920, 2560].map((width) => ({ width, height: 900 })),
  ...[320, 390, 1440].map((height) => ({ width: 844, height })),
  ...[320, 600, 1440].map((height) => ({ width: 1280, height })),
];

for (const visit of visits) {
  test(`${visit.name} holds in ${WINDOWS.length} windows from 320 to 2560 px wide and 320 to 1440 px high`, async ({
    page,
  }) => {
    await open(page, visit);
    await loadAll(page);
    const found = new Map<string, { measured: string; windows: string[] }>();
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await settle(page);
      const faults = await page.evaluate(findFaults, { faces: FACES, limits: LIMITS });
      const texts = (await unreadable(page, { words: true })).map((problem) => ({ key: problem, measured: '' }));
      for (const { key, measured } of [
        ...faults.map(({ rule, element, measured }) => ({ key: `${rule}: ${element}`, measured })),
        ...texts,
      ]) {
        const known = found.get(key) ?? { measured, windows: [] };
        found.set(key, known);
        const window = `${size.width}×${size.height}`;
        if (!known.windows.includes(window)) known.windows.push(window);
      }
    }
    const problems = [...found].map(
      ([key, { measured, windows }]) => `${key}${measured ? `: ${measured}` : ''}, at ${windows.join(', ')}`,
    );
    expect(problems, visit.name).toEqual([]);
  });
}
