import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { findCommand } from '../findBrowser.ts';
import { library } from '../browsers/browsers.ts';
import { end } from '../processes.ts';
import { Visitor } from './visitor.ts';

// Playwright cannot drive the browsers of Debian and Ubuntu: these libraries do.

export interface Tab {
  open(url: string, size: { width: number; height: number }): Promise<unknown>;
  /** Runs a script in the page, and resolves with what it evaluates to. */
  run(script: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<unknown>;
  close(): Promise<unknown>;
}

async function firefox(executablePath: string): Promise<Tab> {
  const { launch } = library('puppeteer-core');
  const browser = await launch({ browser: 'firefox', executablePath });
  // The first page has no focus.
  const page = await browser.newPage();
  return {
    open: async (url, size) => {
      await page.setViewport(size);
      await page.goto(url);
    },
    run: (script) => page.evaluate(script),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** Starts a browser of webkit2gtk-driver on a screen of Xvfb. */
async function webkit(files: Record<'driver' | 'browser' | 'screen', string>): Promise<Tab> {
  const { Builder, By, Key } = library('selenium-webdriver');
  const { DriverService } = library('selenium-webdriver/remote');
  // Xvfb writes the number of the display that it has found free.
  const screen = spawn(files.screen, ['-displayfd', '1', '-screen', '0', '2700x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' };
  const service = new DriverService.Builder(files.driver).setLoopback(true).setEnvironment(env).build();
  // With its toolbar, the window would be at least 447 px wide.
  const options = { binary: files.browser, args: ['--automation', '--full-screen'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build();
  return {
    open: async (url, size) => {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
      await driver.get(url);
    },
    run: (script) => driver.executeScript(`return ${script}`),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    press: (key) => driver.switchTo().activeElement().sendKeys(Key[key.toUpperCase()]),
    close: async () => {
      await driver.quit();
      await service.kill();
      await end(screen);
    },
  };
}

/** Returns how an engine starts, or a sentence that says how to install it. */
const ENGINES: Readonly<Record<string, () => (() => Promise<Tab>) | string>> = {
  firefox: () => {
    const file = findCommand('firefox-esr', 'firefox');
    return file === undefined ? 'no Firefox: apt-get install firefox-esr' : () => firefox(file);
  },
  webkit: () => {
    const driver = findCommand('WebKitWebDriver');
    const screen = findCommand('Xvfb');
    const [browser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');
    if (driver && screen && browser) return () => webkit({ driver, screen, browser });
    return 'no WebKit: apt-get install webkit2gtk-driver xvfb';
  },
};

/** Each test runs in each engine and gets a visitor. A missing engine is skipped, except in CI. */
export const test = base.extend<{ visitor: Visitor }, { tab: Tab }>({
  tab: [
    async ({ browserName: _unused }, use, { project }) => {
      const start = ENGINES[project.name]?.();
      if (typeof start !== 'function') {
        // biome-ignore lint/suspicious/noSkippedTests: the machine lacks something, not the site.
        test.skip(!process.env['CI'], start);
        throw new Error(start);
      }
      const tab = await start();
      await use(tab);
      await tab.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ tab }, use) => use(new Visitor(tab)),
});
