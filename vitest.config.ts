import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// unit: beside the code. build: the finished site in dist/, which must exist.
// hosts: the same promises over HTTP, kept by every host that is installed.
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
    // Every core: most of the time goes to builds of the site and to the browser.
    maxWorkers: '100%',
    projects: [
      // These leave nothing behind in their process, so that it serves all of them: that halves their time.
      {
        extends: true,
        test: { name: 'unit', include: ['{src,build,scripts,cms}/**/*.test.{ts,tsx}'], isolate: false },
      },
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/*.test.ts'] } },
      // The gate itself: planted faults, edits that staff may make, and content from a rule.
      { extends: true, test: { name: 'gate', testTimeout: 900_000, include: ['{gate/edits,tests/gate}/*.test.ts'] } },
      { extends: true, test: { name: 'build', include: ['tests/*.test.ts'] } },
    ],
  },
});
