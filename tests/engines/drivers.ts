import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, freePort, untilAnswering } from '../programs.ts';

// The browsers of Debian and Ubuntu, which Playwright cannot drive. Both know the commands of WebDriver: https://www.w3.org/TR/webdriver2/

/** Sends a command: by its name to Firefox, to its path in WebKit. @throws with the browser's message if it refuses */
export type Send = (name: string, path: string, body: object) => Promise<unknown>;

/** A browser with one tab. */
export interface Driver {
  send: Send;
  close(): Promise<void>;
}

const FIREFOX_SETTINGS = {
  // Otherwise a page takes no key or click before it has been painted a few times, which a busy machine delays.
  'dom.input_events.security.minNumTicks': 0,
  'dom.input_events.security.minTimeElapsedInMS': 0,
  // Otherwise a window that is not in front has no focus.
  'focusmanager.testmode': true,
};

/** The installed Firefox, by its own protocol: https://firefox-source-docs.mozilla.org/testing/marionette/ */
export async function firefox(file: string): Promise<Driver> {
  await using opened = new AsyncDisposableStack();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  opened.defer(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const port = await freePort();
  const settings = Object.entries({ ...FIREFOX_SETTINGS, 'marionette.port': port });
  writeFileSync(
    join(profile, 'user.js'),
    settings.map(([name, value]) => `user_pref("${name}", ${value});\n`).join(''),
  );
  const options = ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'];
  const program = opened.adopt(spawn(file, options, { stdio: 'ignore' }), end);
  const socket = await untilAnswering(program, async () => {
    const one = connect(port, '127.0.0.1');
    await once(one, 'connect');
    return one;
  });
  opened.defer(() => void socket.destroy());
  const messages = messagesOf(socket);
  // It greets first.
  await messages.next();
  let count = 0;
  const send: Send = async (name, _path, body) => {
    const command = JSON.stringify([0, ++count, `WebDriver:${name}`, body]);
    socket.write(`${Buffer.byteLength(command)}:${command}`);
    const { value } = await messages.next();
    const [, , error, result] = value as [number, number, { message: string } | null, { value?: unknown }];
    if (error) throw new Error(error.message);
    return result.value;
  };
  await send('NewSession', '', {});
  const closing = opened.move();
  return { send, close: () => closing.disposeAsync() };
}

/** The messages that come through a socket: each begins with its length in bytes and a colon. */
async function* messagesOf(socket: Socket): AsyncGenerator<unknown, undefined> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of socket) {
    waiting = Buffer.concat([waiting, chunk as Buffer]);
    for (let colon = waiting.indexOf(':'); colon >= 0; colon = waiting.indexOf(':')) {
      const next = colon + 1 + Number(waiting.subarray(0, colon));
      if (waiting.length < next) break;
      yield JSON.parse(waiting.subarray(colon + 1, next).toString());
      waiting = waiting.subarray(next);
    }
  }
}

/** WebKitGTK. Its parts are from webkit2gtk-driver, and Xvfb. */
export async function webkit(files: Record<'driver' | 'browser' | 'screen', string>): Promise<Driver> {
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
  await untilAnswering(program, () => fetch(`${driver}/status`));
  // Without its toolbar: with it, no window is narrower than 447 px.
  const browser = { binary: files.browser, args: ['--automation', '--full-screen'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser } };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${driver}/session${path}`, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error((value as { message: string }).message);
    return value;
  };
  const { sessionId } = (await post('', { capabilities })) as { sessionId: string };
  opened.defer(async () => void (await fetch(`${driver}/session/${sessionId}`, { method: 'DELETE' }).catch(() => {})));
  const closing = opened.move();
  return {
    send: (_name, path, body) => post(`/${sessionId}/${path}`, body),
    close: () => closing.disposeAsync(),
  };
}
