import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { end, freePort, START_MS, untilAnswering } from '../programs.ts';
import { callText, type Key, type Tab } from './tab.ts';

// The browsers of Debian and Ubuntu, for machines that cannot download Playwright's: both speak a protocol of the W3C.

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C', ArrowDown: '\uE015' };

const FIREFOX_SETTINGS = {
  // As on a phone: scrollbars over the page.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  // Otherwise a page takes no key or click before it has been painted a few times, which a busy machine delays.
  'dom.input_events.security.minNumTicks': 0,
  'dom.input_events.security.minTimeElapsedInMS': 0,
  // Otherwise a window that is not in front has no focus.
  'focusmanager.testmode': true,
};

/** A tab of the installed Firefox, by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export async function firefoxTab(file: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const settings = Object.entries(FIREFOX_SETTINGS).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), settings.join(''));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'];
  const firefox = spawn(file, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const close = async () => {
    await end(firefox);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = await connect(await listeningAddress(firefox));
    await send('session.new', { capabilities: {} });
    const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string };
    const act = (actions: object[]) => send('input.performActions', { context, actions });
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
      click: async (x, y) => void (await act(clickAt(x, y))),
      press: async (key) => void (await act(keys([KEYS[key]]))),
      type: async (text) => void (await act(keys([...text]))),
      close,
    };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** The parts of WebKitGTK, from webkit2gtk-driver, and a virtual screen. */
export interface WebKitFiles {
  driver: string;
  browser: string;
  screen: string;
}

/** A tab of WebKitGTK, by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function webkitTab(files: WebKitFiles): Promise<Tab> {
  const port = await freePort();
  // Writes the number of the display that it has found free.
  const screen = spawn(files.screen, ['-displayfd', '1', '-screen', '0', '2700x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const processes: ChildProcess[] = [screen];
  try {
    const [display] = (await once(screen.stdout, 'data')) as [Buffer];
    const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' };
    const program = spawn(files.driver, [`--port=${port}`], { stdio: 'ignore', env });
    processes.unshift(program);
    const driver = `http://127.0.0.1:${port}`;
    await untilAnswering(`${driver}/status`, program);
    // Without its toolbar: with it, no window is narrower than 447 px.
    const browser = { binary: files.browser, args: ['--automation', '--full-screen'] };
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser } };
    const { sessionId } = (await post(`${driver}/session`, { capabilities })) as { sessionId: string };
    const send = (command: string, body: object) => post(`${driver}/session/${sessionId}/${command}`, body);
    const act = (actions: object[]) => send('actions', { actions });
    return {
      open: async (url) => void (await send('url', { url })),
      run: (code, ...given) =>
        send('execute/sync', { script: `return ${callText(code, given)}`, args: [] }) as Promise<never>,
      resize: async (size) => void (await send('window/rect', { x: 0, y: 0, ...size })),
      click: async (x, y) => void (await act(clickAt(x, y))),
      press: async (key) => void (await act(keys([KEYS[key]]))),
      type: async (text) => void (await act(keys([...text]))),
      close: async () => {
        await fetch(`${driver}/session/${sessionId}`, { method: 'DELETE' }).catch(() => undefined);
        await end(...processes);
      },
    };
  } catch (problem) {
    await end(...processes);
    throw problem;
  }
}

function clickAt(x: number, y: number): object[] {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  return [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
    },
  ];
}

function keys(values: readonly string[]): object[] {
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

async function listeningAddress(firefox: ChildProcess): Promise<string> {
  if (!firefox.stderr) throw new Error('Firefox has no output.');
  const late = setTimeout(() => firefox.kill(), START_MS);
  for await (const line of createInterface(firefox.stderr)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    clearTimeout(late);
    firefox.stderr.resume();
    return address;
  }
  throw new Error(`Firefox has not said within ${START_MS / 1000} s where it listens.`);
}

type Send = (method: string, parameters: object) => Promise<unknown>;

/** Opens a connection whose commands are answered in any order. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox refuses the connection to ${address}.`)));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  let count = 0;
  return (method, params) => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(++count, answer);
    socket.send(JSON.stringify({ id: count, method, params }));
    return answer.promise;
  };
}

/** @throws with the driver's message if it refuses */
async function post(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { message?: string } };
  if (!answer.ok) throw new Error(value.message);
  return value;
}
