import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { tool } from './stages.ts';

/** A browser that was seen to start. */
export interface Browser {
  /** Undefined for the test tool's own download, which finds itself. */
  file: string | undefined;
  /** Off where the system refuses Chromium's sandbox: for root always, in many containers for everybody. */
  sandbox: boolean;
  /** Which of the test tool's own downloads, if not the one without a window. */
  channel?: string;
}

const NO_BROWSER =
  'The browser tests need Chromium, Chrome or Edge and none could be started or downloaded: install one ' +
  '(on Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to the file of one, then run npm test again.';

const MINUTE = 60_000;

const COMMANDS = [
  // Debian's Chromium without a window: the same engine, and its pages open three times as fast.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'chrome',
  'msedge',
];

/** How Playwright starts the browser: quiet, and without calls of its own to the network. */
export function launchOptions({ file, sandbox, channel }: Browser): LaunchOptions {
  return {
    ...(file === undefined ? {} : { executablePath: file }),
    ...(channel === undefined ? {} : { channel }),
    chromiumSandbox: sandbox,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  };
}

/** The browser that `npm test` has tried and hands on to the tests; run on their own, they take the first that seems to be here. */
export function chosenBrowser(): Browser {
  const handed = process.env['TEST_BROWSER'];
  const browser = handed ? (JSON.parse(handed) as Browser) : findBrowsers()[0];
  if (!browser) throw new Error(NO_BROWSER);
  return browser;
}

/**
 * A browser with all that a visitor's has, its cache of pages as they were left included, which one without a window
 * lacks; undefined where only such a one is here.
 */
export function wholeBrowser(): Browser | undefined {
  const whole = findBrowsers().find(({ file }) => !file?.includes('headless-shell'));
  // The test tool's own download is two browsers; this names the one with a window.
  return whole && { ...whole, ...(whole.file === undefined ? { channel: 'chromium' } : {}) };
}

/** The browsers that seem to be on this machine, the most wanted first; none of them has been tried. */
export function findBrowsers(): Browser[] {
  const sandbox = !isRoot();
  const chosen = chosenFile();
  if (chosen) return [{ file: chosen, sandbox }];
  const files = [...new Set([...commandFiles(), ...standardFiles()])].filter((file) => existsSync(file));
  const own = existsSync(chromium.executablePath()) ? [undefined] : [];
  return [...files, ...own].map((file) => ({ file, sandbox }));
}

/**
 * A browser that starts: one that is here, else the test tool's download. No package of the system is installed.
 * @throws a sentence that says what to install
 */
async function provideBrowser(): Promise<Browser> {
  const chosen = chosenFile();
  const here = await firstThatStarts(findBrowsers());
  if (here) return here;
  if (chosen) throw new Error(`${chosen} could not be started as a browser: correct CHROMIUM_PATH, or unset it.`);

  console.log('No browser on this machine: downloading one for the tests.');
  // Otherwise a connection that is blocked, and not refused, would hang for minutes on every mirror.
  quietly(process.execPath, [tool('@playwright/test', 'playwright'), 'install', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  });
  const downloaded = await firstThatStarts([{ file: undefined, sandbox: !isRoot() }]);
  if (downloaded) return downloaded;

  throw new Error(NO_BROWSER);
}

/** The same, for a command that cannot go on without one: it ends with that sentence. */
export async function requireBrowser(): Promise<Browser> {
  return provideBrowser().catch((problem: Error) => {
    console.error(problem.message);
    process.exit(1);
  });
}

function chosenFile(): string | undefined {
  return process.env['CHROMIUM_PATH'] || process.env['CHROME_PATH'];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function commandFiles(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command + ending)));
}

function standardFiles(): string[] {
  if (process.platform === 'darwin') {
    const folders = ['/Applications', join(process.env['HOME'] ?? '', 'Applications')];
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].flatMap((name) =>
      folders.map((folder) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    );
  }
  if (process.platform === 'win32') {
    const folders = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']];
    return [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ].flatMap((file) => folders.flatMap((folder) => (folder ? [join(folder, file)] : [])));
  }
  return ['/usr/bin/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium'];
}

async function firstThatStarts(browsers: Browser[]): Promise<Browser | undefined> {
  for (const browser of browsers) {
    if (await starts(browser)) return browser;
    const open = { ...browser, sandbox: false };
    if (browser.sandbox && (await starts(open))) return open;
  }
  return undefined;
}

// Starting it is the only proof: Ubuntu's chromium-browser, for one, is a script that asks for a snap.
async function starts(browser: Browser): Promise<boolean> {
  try {
    const started = await chromium.launch({ ...launchOptions(browser), timeout: MINUTE / 2 });
    try {
      const page = await started.newPage();
      return (await page.evaluate(() => 6 * 7)) === 42;
    } finally {
      await started.close();
    }
  } catch {
    return false;
  }
}

function quietly(command: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  spawnSync(command, args, { stdio: 'ignore', timeout: 5 * MINUTE, env: { ...process.env, ...env } });
}
