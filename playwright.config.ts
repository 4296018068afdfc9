import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testBrowser } from './tests/findBrowser.ts';
import { haveBrowsers, pictureBrowser } from './tests/browsers/browsers.ts';

// Each run has a port of its own, so that two runs can go on side by side.
process.env['SITE_PORT'] ??= String(20_000 + (process.pid % 10_000));
const port = Number(process.env['SITE_PORT']);
const address = `http://127.0.0.1:${port}`;
// There tests/serveSites.ts lets tests order sites, unless `npm test` does already.
const builderPort = port - 10_000;
const builder = process.env['BUILDER'] ?? '';
process.env['BUILDER'] ??= `http://127.0.0.1:${builderPort}`;
const launchOptions = testBrowser();
const chromium = { browserName: 'chromium', launchOptions } as const;

const FETCH = 'browsers of the lock file';
const FORMS = 'forms’ script';
const FORMS_SCRIPT = 'site/formsScript.spec.ts';
/**
 * Half of the pages' tests need the forms' script: if it fails, it alone says so. The editing page does not, but Playwright ends all projects
 * without dependencies before it begins others, and workers would be idle.
 */
const dependencies = [FORMS];
const LOOKS = 'layout/looks.spec.ts';
const RULES = 'layout/rules.spec.ts';
const OLD = 'layout/oldBrowsers.spec.ts';

const fetching = haveBrowsers ? [{ name: FETCH, testDir: 'tests/browsers', testMatch: 'fetch.setup.ts' }] : [];

/** One browser of the lock file takes the pictures, so that no update of another one changes them. */
const pinned = haveBrowsers
  ? [
      {
        name: 'pinned browsers',
        testMatch: [LOOKS, OLD],
        dependencies: [FETCH],
        use: { browserName: 'chromium', launchOptions: pictureBrowser } as const,
      },
      { name: 'rules of the styles', testMatch: RULES, dependencies: ['pinned browsers'] },
    ]
  : [];

const engines = haveBrowsers ? ['firefox', 'webkit'] : [];

/** In CI a few files also run in another browser of the same machine, to show that the tests need none in particular. */
const others = [process.env['OTHER_CHROMIUM_PATH'] ?? ''].filter(Boolean).map((executablePath) => ({
  name: `in ${executablePath}`,
  testMatch: /(about|menu)\.spec\.ts/,
  dependencies,
  use: { ...chromium, launchOptions: { ...launchOptions, executablePath } },
}));

// Only the first process prints this, not each worker.
if (!haveBrowsers && process.env['TEST_WORKER_INDEX'] === undefined)
  console.log(
    'Pages are neither compared with their pictures nor tried in Chromium 109, Firefox and WebKit: these are for Linux on x64 only.',
  );

/** The tests of the editing page in a window of `width` CSS pixels. They run after the projects `after`. */
const editingPage = (width: number, ...after: string[]) => ({
  name: `editing page at ${width}`,
  testDir: 'cms/tests',
  dependencies: [...dependencies, ...after],
  // One process builds the page, once.
  workers: 1,
  // The window is tall, because Sveltia CMS renders visible fields only.
  use: { ...chromium, viewport: { width, height: 1800 } },
  // Each test is a long visit, and waits are longer on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
});

// `pinned browsers` is how pages look, and whether the oldest browser can use them. There are few projects, because each starts browsers.
export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // There is one worker more than cores, because each waits now and then for a frame or a file.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  timeout: 120_000,
  // scripts/test.ts reads the second.
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: address,
    // An action gives up before the whole test does, and names what is missing.
    actionTimeout: 60_000,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Playwright would wait for what moves before it presses it. The engines and tests/site/speed.spec.ts see motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Projects that others wait for come first, so that no worker is idle at the end.
  projects: [
    ...fetching,
    editingPage(390),
    ...(process.env['NIGHTLY'] ? [editingPage(1280, 'editing page at 390')] : []),
    ...engines.map((name) => ({
      name,
      dependencies: [FETCH],
      workers: 1,
      testMatch: 'engines/*.spec.ts',
      // On a busy machine a driver's answer may be lost. Only these tests have a second attempt, and the report lists those that need it.
      retries: process.env['CI'] ? 1 : 0,
    })),
    // The tests’ browser has to be fetched only if it is that of the lock file.
    {
      name: FORMS,
      testMatch: FORMS_SCRIPT,
      dependencies: launchOptions === pictureBrowser ? [FETCH] : [],
      use: chromium,
    },
    {
      name: 'pages',
      testMatch: ['site/*.spec.ts', 'layout/*.spec.ts'],
      testIgnore: [FORMS_SCRIPT, LOOKS, RULES, ...(haveBrowsers ? [OLD] : [])],
      dependencies,
      use: chromium,
    },
    ...others,
    ...pinned,
  ],
  // This builds the site first, unless it is up to date.
  webServer: {
    command: 'node -r ./scripts/node.cjs tests/serveSites.ts',
    url: address,
    env: { PORT: String(port), BUILDER: builder, BUILDER_PORT: String(builderPort) },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
