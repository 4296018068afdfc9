import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { tool } from './stages.ts';

const NO_BROWSER =
  'The browser tests need Chromium, Chrome or Edge and none could be started or downloaded: install one ' +
  '(on Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to its executable, then run npm test again.';

/** In milliseconds. */
const START_TIME = 30_000;
const DOWNLOAD_TIME = 5 * 60_000;

/** Commands of the system. Debian's headless Chromium is first: the same engine opens pages three times as fast. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** Where else Playwright looks for an installed browser. */
const CHANNELS = ['chrome', 'msedge'];

/** The browser that `npm test` has tried and passes on; tests that run alone take the first one found, untried. */
export function testBrowser(): LaunchOptions {
  const tried = process.env['TEST_BROWSER'];
  return tried ? (JSON.parse(tried) as LaunchOptions) : (findBrowsers()[0] ?? launchOptions({ channel: 'chrome' }));
}

/** A headed browser, which has a back/forward cache; undefined if there is none. */
export function headedBrowser(): LaunchOptions | undefined {
  const browser = [testBrowser(), ...findBrowsers()].find(
    ({ executablePath = '' }) => !executablePath.includes('headless-shell'),
  );
  // Playwright's own download is two browsers; this names the headed one.
  return browser?.executablePath || browser?.channel ? browser : browser && { ...browser, channel: 'chromium' };
}

/** A browser that starts: an installed one, otherwise Playwright's download. If there is none, prints a message and ends the process. */
export async function requireBrowser(): Promise<LaunchOptions> {
  const file = customFile();
  const installed = file ? [] : CHANNELS.map((channel) => launchOptions({ channel }));
  const browser = (await firstThatStarts([...findBrowsers(), ...installed])) ?? (file ? undefined : await download());
  if (browser) return browser;
  console.error(file ? `${file} could not be started as a browser: correct CHROMIUM_PATH, or unset it.` : NO_BROWSER);
  process.exit(1);
}

/** Without the browser's own network calls. Chromium refuses a sandbox to root. */
function launchOptions(options: LaunchOptions): LaunchOptions {
  return {
    ...options,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  };
}

function customFile(): string | undefined {
  return process.env['CHROMIUM_PATH'] || process.env['CHROME_PATH'];
}

/** Browsers that are here and untried, the best first. */
function findBrowsers(): LaunchOptions[] {
  const file = customFile();
  if (file) return [launchOptions({ executablePath: file })];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const files = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).filter(existsSync);
  return [
    ...files.map((executablePath) => launchOptions({ executablePath })),
    ...(existsSync(chromium.executablePath()) ? [launchOptions({})] : []),
  ];
}

async function download(): Promise<LaunchOptions | undefined> {
  console.log('No browser on this machine: downloading one for the tests.');
  spawnSync(process.execPath, [tool('@playwright/test', 'playwright'), 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: DOWNLOAD_TIME,
    // A blocked connection would otherwise hang for minutes on every mirror.
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return firstThatStarts([launchOptions({})]);
}

/** The first that starts, without its sandbox if it must: many containers refuse one. */
async function firstThatStarts(browsers: LaunchOptions[]): Promise<LaunchOptions | undefined> {
  for (const browser of browsers) {
    if (await starts(browser)) return browser;
    const open = { ...browser, chromiumSandbox: false };
    if (browser.chromiumSandbox && (await starts(open))) return open;
  }
  return undefined;
}

// Starting is the only proof: Ubuntu's chromium-browser, for one, is a script that asks for a snap.
async function starts(options: LaunchOptions): Promise<boolean> {
  try {
    const browser = await chromium.launch({ ...options, timeout: START_TIME });
    try {
      const page = await browser.newPage();
      return (await page.evaluate(() => 6 * 7)) === 42;
    } finally {
      await browser.close();
    }
  } catch {
    return false;
  }
}
