import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Button, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/free-port.ts';
import { callText, type Tab } from './tab.ts';

/** The parts of WebKitGTK, from Debian's and Ubuntu's webkit2gtk-driver. */
export interface WebKitFiles {
  driver: string;
  /** The small browser that comes with WebKitGTK. */
  browser: string;
  /** Provides a virtual screen. */
  screen: string;
}

/** Wider than any window of the tests. */
const SCREEN = '-screen 0 2700x1600x24';

/** How long the driver may take to start. */
const TIMEOUT_MS = 30_000;

/** A tab of WebKitGTK, driven by WebDriver, on its own virtual screen. */
export async function webkitTab(files: WebKitFiles): Promise<Tab> {
  const port = await freePort();
  // A separate process group, so that the screen and every program on it end together.
  const server = spawn(files.screen, ['--auto-servernum', '--server-args', SCREEN, files.driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  try {
    const driver = await startSession(files, port);
    return tabOf(driver, server);
  } catch (problem) {
    await end(server);
    throw problem;
  }
}

async function startSession(files: WebKitFiles, port: number): Promise<WebDriver> {
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${address}/status`);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Without its toolbar: with it, no window is narrower than 447 px.
    'webkitgtk:browserOptions': { binary: files.browser, args: ['--automation', '--full-screen'] },
  });
  return new Builder().disableEnvironmentOverrides().usingServer(address).withCapabilities(capabilities).build();
}

function tabOf(driver: WebDriver, server: ChildProcess): Tab {
  const keys = { Tab: Keys.TAB, Enter: Keys.ENTER, Escape: Keys.ESCAPE, ArrowDown: Keys.ARROW_DOWN };
  return {
    open: (address) => driver.get(address),
    errors: () => [],
    run: (code, ...given) => driver.executeScript(`return ${callText(code, given)}`),
    resize: async ({ width, height }) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press(Button.LEFT)
        .release(Button.LEFT)
        .perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined);
      await end(server);
    },
  };
}

async function untilItAnswers(address: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`WebKitWebDriver has not answered at ${address} for ${TIMEOUT_MS / 1000} s.`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  process.kill(-server.pid, 'SIGTERM');
  await ended;
}
