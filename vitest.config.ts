import { defineConfig } from 'vitest/config';

// unit: beside the code. structure: the sources as a whole. build: the finished site in dist/, which must exist.
// hosts: the same promises over HTTP, kept by every host; `npm run test:hosts` sets them up.
export default defineConfig({
  test: {
    // For what hangs. No test is about time, and the machine may have other work.
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,scripts,cms}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'structure', include: ['tests/structure.test.ts'] } },
      { extends: true, test: { name: 'hosts', include: ['tests/hosts/*.test.ts'] } },
      { extends: true, test: { name: 'build', include: ['tests/*.test.ts'], exclude: ['tests/structure.test.ts'] } },
    ],
  },
});
