import { defineConfig } from '@playwright/test';
import { chosenBrowser, launchOptions } from '../../scripts/browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/editor-tests',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(chosenBrowser()),
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
  },
});
