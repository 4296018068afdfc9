import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, freePort, untilAnswering } from '../programs.ts';

// The browsers of Debian and Ubuntu, which Playwright cannot drive: both speak a protocol of the W3C.

/** A browser tab: the least that a driver has to do. Sizes are CSS pixels of the window. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Runs a function in the page. It must not use anything from outside; arguments and result are plain data. */
  run<Answer, Given extends unknown[]>(code: (...given: Given) => Answer, ...given: Given): Promise<Awaited<Answer>>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** Moves the mouse or presses keys: https://www.w3.org/TR/webdriver2/#actions */
  act(actions: object): Promise<void>;
  close(): Promise<void>;
}

const FIREFOX_SETTINGS = {
  // As on a phone: scrollbars over the page.
  'ui.useOverlayScrollbars': 1,
  // Otherwise a page takes no key or click before it has been painted a few times, which a busy machine delays.
  'dom.input_events.security.minNumTicks': 0,
  'dom.input_events.security.minTimeElapsedInMS': 0,
  // Otherwise a window that is not in front has no focus.
  'focusmanager.testmode': true,
};

/** A tab of the installed Firefox, by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export async function firefoxTab(file: string): Promise<Tab> {
  await using opened = new AsyncDisposableStack();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  opened.defer(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const settings = Object.entries(FIREFOX_SETTINGS).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), settings.join(''));
  const port = await freePort();
  const options = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank'];
  const firefox = opened.adopt(spawn(file, options, { stdio: 'ignore' }), end);
  await untilAnswering(`http://127.0.0.1:${port}`, firefox);
  const send = await connect(`ws://127.0.0.1:${port}/session`);
  await send('session.new', { capabilities: {} });
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string };
  const closing = opened.move();
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (code, ...given) => {
      const expression = `Promise.resolve(${callText(code, given)}).then(JSON.stringify)`;
      const answer = (await send('script.evaluate', { expression, target: { context }, awaitPromise: true })) as {
        result?: { value?: string };
        exceptionDetails?: { text: string };
      };
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    resize: async (viewport) => void (await send('browsingContext.setViewport', { context, viewport })),
    act: async (actions) => void (await send('input.performActions', { context, actions: [actions] })),
    close: () => closing.disposeAsync(),
  };
}

/** A tab of WebKitGTK, by WebDriver: https://www.w3.org/TR/webdriver2/. Its parts are from webkit2gtk-driver, and Xvfb. */
export async function webkitTab(files: Record<'driver' | 'browser' | 'screen', string>): Promise<Tab> {
  await using opened = new AsyncDisposableStack();
  const port = await freePort();
  // Writes the number of the display that it has found free.
  const screen = spawn(files.screen, ['-displayfd', '1', '-screen', '0', '2700x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  opened.adopt(screen, end);
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' };
  const program = opened.adopt(spawn(files.driver, [`--port=${port}`], { stdio: 'ignore', env }), end);
  const driver = `http://127.0.0.1:${port}`;
  await untilAnswering(`${driver}/status`, program);
  // Without its toolbar: with it, no window is narrower than 447 px.
  const browser = { binary: files.browser, args: ['--automation', '--full-screen'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser } };
  const { sessionId } = (await post(`${driver}/session`, { capabilities })) as { sessionId: string };
  opened.defer(async () => void (await fetch(`${driver}/session/${sessionId}`, { method: 'DELETE' }).catch(() => {})));
  const send = (command: string, body: object) => post(`${driver}/session/${sessionId}/${command}`, body);
  const closing = opened.move();
  return {
    open: async (url) => void (await send('url', { url })),
    run: (code, ...given) =>
      send('execute/sync', { script: `return ${callText(code, given)}`, args: [] }) as Promise<never>,
    resize: async (size) => void (await send('window/rect', { x: 0, y: 0, ...size })),
    act: async (actions) => void (await send('actions', { actions: [actions] })),
    close: () => closing.disposeAsync(),
  };
}

function callText(code: (...given: never[]) => unknown, given: readonly unknown[]): string {
  return `(${code})(...${JSON.stringify(given)})`;
}

/** Opens a connection for commands, each with its answer. */
async function connect(address: string): Promise<(method: string, params: object) => Promise<unknown>> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let count = 0;
  return async (method, params) => {
    const id = ++count;
    socket.send(JSON.stringify({ id, method, params }));
    for await (const [{ data }] of on(socket, 'message')) {
      const answer = JSON.parse(data);
      if (answer.id !== id) continue;
      if (answer.error) throw new Error(`${answer.error}: ${answer.message}`);
      return answer.result;
    }
  };
}

/** @throws with the driver's message if it refuses */
async function post(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { message?: string } };
  if (!answer.ok) throw new Error(value.message);
  return value;
}
