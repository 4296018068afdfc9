import { defineConfig } from '@playwright/test';
import { chosenBrowser, launchOptions } from './scripts/browser.ts';
import { installedEngines } from './scripts/engines.ts';
import { FIXTURE_SITE } from './tests/fixture/build.ts';

const port = Number(process.env['SITE_PORT'] ?? 4399);
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/site',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: launchOptions(chosenBrowser()) } },
    // What asks Chromium by its own protocol is tagged so; everything else holds in every engine.
    ...installedEngines().map((browserName) => ({
      name: browserName,
      use: { browserName },
      grepInvert: /@chromium/,
    })),
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts --quiet --folder "${FIXTURE_SITE}"`,
    url: address,
    env: { PORT: String(port), HOST: '127.0.0.1' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
