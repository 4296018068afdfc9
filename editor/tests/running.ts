import { test as base } from '@playwright/test';
import { addExamples } from './examples.ts';
import { type Running, startEditor } from './startEditor.ts';

/** A test with an editor of its own project; all tests of a file share it, one after the other. */
export const test = base.extend<object, { running: Running }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern what the fixture needs.
    async ({}, use) => {
      const running = await startEditor(addExamples);
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
