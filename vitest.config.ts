import { defineConfig } from 'vitest/config';

// unit: beside the code. structure: the sources as a whole. build: the finished site in dist/, which must exist.
// hosts: the same promises over HTTP, kept by every host; `npm run test:hosts` sets them up.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,scripts}/**/*.test.{ts,tsx}'] } },
      { test: { name: 'structure', include: ['tests/structure.test.ts'] } },
      { test: { name: 'hosts', include: ['tests/hosts/*.test.ts'] } },
      { test: { name: 'build', include: ['tests/*.test.ts'], exclude: ['tests/structure.test.ts'] } },
    ],
  },
});
