import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders whose tests run. Fewer are faster: FOLDERS=src/lib npm run mutation -- --mutate 'src/lib/*.ts'. */
const folders = process.env['FOLDERS'] ?? 'src/lib,src/content,src/content/schemas,build,cms,scripts';

// The unit tests of plain functions alone, so that each mutation takes a moment.
export default defineConfig({
  root,
  resolve: { alias: { '@content': fileURLToPath(new URL('../tests/fixture/content', import.meta.url)) } },
  test: {
    env: { CONTENT_ROOT: fileURLToPath(new URL('../tests/fixture', import.meta.url)) },
    include: folders.split(',').map((folder) => `${folder}/*.test.ts`),
    testTimeout: 60_000,
  },
});
