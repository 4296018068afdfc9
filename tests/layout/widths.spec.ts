import { test } from '@playwright/test';
import { open, visits } from '../site/site.ts';
import { expectReadable, loadAll } from './page.ts';

/** Windows in CSS pixels: widths of phones, and the narrowest of each layout; then the lowest and the highest. */
const WINDOWS = [
  ...[320, 360, 412, 480, 600, 680, 768].map((width) => ({ width, height: 844 })),
  ...[844, 960, 1024, 1216, 1440, 1920, 2560].map((width) => ({ width, height: 900 })),
  { width: 844, height: 320 },
  ...[320, 600, 1440].map((height) => ({ width: 1280, height })),
];

for (const visit of visits) {
  test(`${visit.name} has no layout problems in ${WINDOWS.length} windows from 320 to 2560 px wide and 320 to 1440 px high`, async ({
    page,
  }) => {
    await open(page, visit);
    await loadAll(page);
    for (const size of WINDOWS) await expectReadable(page, size, 'as it is', { words: true });
  });
}
