import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

const globalSetup = fileURLToPath(new URL('tests/fixture/setup.ts', import.meta.url));
const check = fileURLToPath(new URL('tests/fixture/check.ts', import.meta.url));

/** Shortens the long lines of a failure, because a built page is one line. It comes before the reporter that prints them. */
const shorten: Reporter = {
  onTestCaseResult(test) {
    for (const error of test.result().errors ?? [])
      if (error.diff !== undefined) error.diff = error.diff.replaceAll(/(?<=^.{400}).+/gm, ' …');
  },
};

// `unit` tests are beside the code. `build` tests the finished site. `hosts` tests what every installed host answers over HTTP.
export default defineConfig({
  resolve: { alias: { '@content': fileURLToPath(new URL('tests/fixture/content', import.meta.url)) } },
  test: {
    // Tests run on content that stays as it is, because staff may change the site’s every day.
    env: { CONTENT_ROOT: fileURLToPath(new URL('tests/fixture', import.meta.url)) },
    // Ends tests that hang. It is long, because the machine may have other work.
    testTimeout: 300_000,
    // Drawings contain the palette.
    css: true,
    hookTimeout: 300_000,
    // scripts/test.ts reads the second.
    reporters: [shorten, 'default', ['json', { outputFile: '.cache/vitest.json' }]],
    maxWorkers: '100%',
    projects: [
      // Unit tests leave nothing behind in their process, so they share one. That halves their time.
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: check,
          include: ['{src,build,scripts,cms,.github}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'build', globalSetup, include: ['tests/*.test.ts'] } },
      { extends: true, test: { name: 'hosts', globalSetup, include: ['tests/hosts/*.test.ts'] } },
    ],
  },
});
