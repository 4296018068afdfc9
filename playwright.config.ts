import { defineConfig } from '@playwright/test';
import { testBrowser } from './scripts/browser.ts';
import { DIST } from './tests/dist.ts';
import { ENGINE_NAMES } from './tests/engines/tab.ts';

const port = Number(process.env['SITE_PORT'] ?? 4399);
const stagedPort = Number(process.env['STAGED_PORT'] ?? port + 1);
const address = `http://127.0.0.1:${port}`;
/** The same site with a clock of its own and a page that fails: see tests/engines/serve.ts. */
const staged = `http://127.0.0.1:${stagedPort}`;
process.env['STAGED_ADDRESS'] = staged;

const chromium = { browserName: 'chromium', launchOptions: testBrowser() } as const;

/** The editing page: on a phone, and every night also on a computer, with what is not worth everybody's time. */
const nightly = Boolean(process.env['NIGHTLY']);
const editingPage = {
  testDir: 'cms/tests',
  dependencies: ['build of the editing page'],
  grepInvert: nightly ? [] : /@nightly/,
};

const server = {
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  stdout: 'ignore',
  stderr: 'pipe',
} as const;

// engines: one set of journeys in three engines. layout: what is measured in one of them.
export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  workers: 2,
  // A busy machine may paint late or lose a driver's answer. The runner lists what passed only at the second attempt.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 120_000,
  reporter: 'list',
  use: { baseURL: address, locale: 'en-CA', timezoneId: 'America/Toronto' },
  projects: [
    { name: 'site', testMatch: 'site/*.spec.ts', use: chromium },
    ...ENGINE_NAMES.map((engine) => ({
      name: engine,
      testMatch: 'engines/journeys.spec.ts',
      metadata: { engine },
    })),
    {
      name: 'layout',
      testMatch: 'layout/*.spec.ts',
      use: { ...chromium, contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'build of the editing page', testDir: 'cms/tests', testMatch: 'build.setup.ts' },
    // Tall, because Sveltia CMS renders visible fields only.
    ...(nightly ? [390, 1280] : [390]).map((width) => ({
      ...editingPage,
      name: `editing page at ${width}`,
      use: { ...chromium, viewport: { width, height: 1800 }, contextOptions: { reducedMotion: 'reduce' as const } },
    })),
  ],
  webServer: [
    {
      ...server,
      command: `"${process.execPath}" scripts/start.ts --folder "${DIST}"`,
      url: address,
      env: { PORT: String(port), HOST: '127.0.0.1' },
    },
    {
      ...server,
      command: `"${process.execPath}" tests/engines/serve.ts`,
      url: `${staged}/`,
      env: { PORT: String(stagedPort), SITE_ADDRESS: address },
    },
  ],
});
