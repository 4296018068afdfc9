import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chosenBrowser, launchOptions } from '../../scripts/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env['SITE_PORT'] ?? 4398);
const address = `http://127.0.0.1:${port}`;
/** The same site with a clock of its own and a page that fails: see serve.ts. */
const staged = `http://127.0.0.1:${port + 1}`;
process.env['STAGED_ADDRESS'] = staged;

const server = {
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  stdout: 'ignore',
  stderr: 'pipe',
} as const;

// engines: one set of journeys in three engines, and their pictures compared. looks: what is measured in one engine.
export default defineConfig({
  testDir: join(root, 'tests'),
  outputDir: join(root, '.cache/looks'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  reporter: 'list',
  use: { baseURL: address, locale: 'en-CA', timezoneId: 'America/Toronto' },
  projects: [
    ...(['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: 'engines/journeys.spec.ts',
      metadata: { engine },
    })),
    { name: 'compared', testMatch: 'engines/compared.spec.ts' },
    {
      name: 'looks',
      testMatch: 'looks/*.spec.ts',
      use: {
        browserName: 'chromium',
        launchOptions: launchOptions(chosenBrowser()),
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  webServer: [
    {
      ...server,
      command: `"${process.execPath}" "${join(root, 'scripts/serve.ts')}" --quiet${folderOption()}`,
      url: address,
      env: { PORT: String(port), HOST: '127.0.0.1' },
    },
    {
      ...server,
      command: `"${process.execPath}" "${join(root, 'tests/engines/serve.ts')}"`,
      url: `${staged}/`,
      env: { PORT: String(port + 1), SITE_ADDRESS: address },
    },
  ],
});

/** SITE_FOLDER is the built site under test, otherwise dist. */
function folderOption(): string {
  const folder = process.env['SITE_FOLDER'];
  return folder ? ` --folder "${folder}"` : '';
}
