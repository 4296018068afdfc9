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
const SCREEN = ['-screen', '0', '2700x1600x24', '-nolisten', 'tcp'];

/** How long the driver may take to start. */
const TIMEOUT_MS = 30_000;

/** A tab of WebKitGTK, driven by WebDriver, on its own virtual screen. */
export async function webkitTab(files: WebKitFiles): Promise<Tab> {
  const port = await freePort();
  // Writes the number of the display that it has found free.
  const screen = spawn(files.screen, ['-displayfd', '1', ...SCREEN], { stdio: ['ignore', 'pipe', 'ignore'] });
  const processes: ChildProcess[] = [screen];
  try {
    const [display] = (await once(screen.stdout, 'data')) as [Buffer];
    const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' };
    processes.unshift(spawn(files.driver, [`--port=${port}`], { stdio: 'ignore', env }));
    return tabOf(await startSession(files, port), processes);
  } catch (problem) {
    await end(processes);
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

function tabOf(driver: WebDriver, processes: readonly ChildProcess[]): Tab {
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
      await end(processes);
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

/** Ends processes one after the other: the driver before its screen. */
async function end(processes: readonly ChildProcess[]): Promise<void> {
  for (const child of processes) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}
