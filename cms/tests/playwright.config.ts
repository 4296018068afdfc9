import { defineConfig } from '@playwright/test';
import { testBrowser } from '../../scripts/browser.ts';
import { PORT } from './addresses.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/cms-tests',
  workers: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  webServer: {
    command: 'node cms/tests/serve.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: true,
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    browserName: 'chromium',
    launchOptions: testBrowser(),
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    actionTimeout: 45_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
