import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders whose tests run. Fewer are faster: FOLDERS=format npm run mutation -- --mutate 'src/lib/*.ts'. */
const folders = process.env['FOLDERS'] ?? 'calendar,format,content,hosting,schemas';

// The unit tests of plain functions alone, so that each mutation takes a moment.
export default defineConfig({
  root,
  resolve: { alias: { '@content': fileURLToPath(new URL('../tests/fixture/content', import.meta.url)) } },
  test: {
    env: { CONTENT_ROOT: fileURLToPath(new URL('../tests/fixture', import.meta.url)) },
    include: folders.split(',').map((folder) => `src/${folder}/*.test.ts`),
    testTimeout: 60_000,
  },
});
