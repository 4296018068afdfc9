import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testBrowser } from './tests/findBrowser.ts';
import { haveBrowsers, pictureBrowser } from './tests/browsers/browsers.ts';

// Another one for each run, so that two can go on beside each other.
process.env['SITE_PORT'] ??= String(20_000 + (process.pid % 10_000));
const port = Number(process.env['SITE_PORT']);
const address = `http://127.0.0.1:${port}`;
// tests/serveSites.ts builds the sites that tests order.
process.env['BUILDER'] ??= `${address}/sites`;
const launchOptions = testBrowser();
const chromium = { browserName: 'chromium', launchOptions } as const;

const FETCH = 'browsers of the lock file';
/** The tests’ browser is there, or one of the lock file. */
const dependencies = launchOptions === pictureBrowser ? [FETCH] : [];

const LOOKS = 'layout/looks.spec.ts';
const OLD = 'layout/oldBrowsers.spec.ts';

const fetching = haveBrowsers ? [{ name: FETCH, testDir: 'tests/browsers', testMatch: 'fetch.setup.ts' }] : [];

/** The pictures are of one browser, so that no other one’s next version changes them. */
const pinned = haveBrowsers
  ? [
      {
        name: 'pinned browsers',
        testMatch: [LOOKS, OLD],
        dependencies: [FETCH],
        use: { browserName: 'chromium', launchOptions: pictureBrowser } as const,
      },
    ]
  : [];

/** Libraries of the lock file drive them. */
const engines = haveBrowsers ? ['firefox', 'webkit'] : [];

/** In CI, another browser of the same machine: a few files show that the tests need none in particular. */
const others = [process.env['OTHER_CHROMIUM_PATH'] ?? ''].filter(Boolean).map((executablePath) => ({
  name: `in ${executablePath}`,
  testMatch: /(contact|menu|speed)\.spec\.ts/,
  use: { ...chromium, launchOptions: { ...launchOptions, executablePath } },
}));

// Once, not in each worker.
if (!haveBrowsers && process.env['TEST_WORKER_INDEX'] === undefined)
  console.log(
    'Pages are neither compared with their pictures nor tried in Chromium 109, Firefox and WebKit: these are for Linux on x64 only.',
  );

/** The editing page in a window of that width, in CSS pixels, after those projects. */
const editingPage = (width: number, ...after: string[]) => ({
  name: `editing page at ${width}`,
  testDir: 'cms/tests',
  dependencies: [...dependencies, ...after],
  // One process builds the page, once.
  workers: 1,
  // Tall, because Sveltia CMS renders visible fields only.
  use: { ...chromium, viewport: { width, height: 1800 } },
  // What a person waits for takes longer on a busy machine, and each test is a long visit.
  timeout: 300_000,
  expect: { timeout: 30_000 },
});

// pages: what a visitor does, and what is measured. pinned browsers: how pages look, and whether the oldest can use them. firefox,
// webkit: one set of journeys in other engines. The editing page: cms/tests. Few projects, because each starts browsers of its own.
export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // One more than cores: each waits now and then, for a frame or a file.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  timeout: 120_000,
  // scripts/test.ts reads the second.
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: address,
    // What is missing is then named, before the whole test has waited too long.
    actionTimeout: 60_000,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // What moves is waited for before it is pressed. The engines and tests/site/speed.spec.ts see it move.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // In this order: what others wait for comes first, so that at the end no worker has to wait.
  projects: [
    ...fetching,
    editingPage(390),
    ...(process.env['NIGHTLY'] ? [editingPage(1280, 'editing page at 390')] : []),
    ...engines.map((name) => ({
      name,
      dependencies: [FETCH],
      workers: 1,
      testMatch: 'engines/*.spec.ts',
      // A busy machine may lose a driver's answer. What passes only at the second attempt is listed. Nowhere else is there one.
      retries: process.env['CI'] ? 1 : 0,
    })),
    {
      name: 'pages',
      testMatch: ['site/*.spec.ts', 'layout/*.spec.ts'],
      testIgnore: haveBrowsers ? [LOOKS, OLD] : [LOOKS],
      dependencies,
      use: chromium,
    },
    ...others,
    ...pinned,
  ],
  // Builds the site first, unless it is up to date.
  webServer: {
    command: 'node tests/serveSites.ts',
    url: address,
    env: { PORT: String(port), BUILDER: '' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
