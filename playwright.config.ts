import { defineConfig } from '@playwright/test';
import { chosenBrowser, launchOptions } from './scripts/browser.ts';

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
    browserName: 'chromium',
    launchOptions: launchOptions(chosenBrowser()),
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  },
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts --quiet`,
    url: address,
    env: { PORT: String(port), HOST: '127.0.0.1' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
