import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** Builds the site under test, unless it is up to date. */
const globalSetup = fileURLToPath(new URL('tests/fixture/setup.ts', import.meta.url));

/** Shortens long lines of what a failure prints: a built page is one line. Comes before the reporter that prints them. */
const shorten: Reporter = {
  onTestCaseResult(test) {
    for (const error of test.result().errors ?? [])
      if (error.diff !== undefined) error.diff = error.diff.replaceAll(/(?<=^.{400}).+/gm, ' …');
  },
};

// unit: beside the code. build: the finished site. hosts: the same promises over HTTP, kept by every host that is installed.
export default defineConfig({
  resolve: { alias: { '@content': fileURLToPath(new URL('tests/fixture/content', import.meta.url)) } },
  test: {
    // The content of today may change every day; what the code promises is tested on content that stays as it is.
    env: { CONTENT_ROOT: fileURLToPath(new URL('tests/fixture', import.meta.url)) },
    // For what hangs. No test is about time, and the machine may have other work.
    testTimeout: 300_000,
    // Drawings contain the palette.
    css: true,
    hookTimeout: 300_000,
    // scripts/test.ts reads the second.
    reporters: [shorten, 'default', ['json', { outputFile: '.cache/vitest.json' }]],
    // Every core: most of the time goes to builds of the site and to the browser.
    maxWorkers: '100%',
    projects: [
      // These leave nothing behind in their process, so that it serves all of them: that halves their time.
      {
        extends: true,
        test: { name: 'unit', include: ['{src,build,scripts,cms,.github}/**/*.test.{ts,tsx}'], isolate: false },
      },
      { extends: true, test: { name: 'build', globalSetup, include: ['tests/*.test.ts'] } },
      { extends: true, test: { name: 'hosts', globalSetup, include: ['tests/hosts/*.test.ts'] } },
    ],
  },
});
