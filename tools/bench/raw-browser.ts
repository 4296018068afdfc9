import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

type Params = Record<string, unknown>;

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
}

interface Target {
  targetId: string;
  browserContextId: string;
}

/** For the browser to start, and to answer, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Chromium, driven by its own protocol. It prerenders nothing for a page with a debugger attached, as Playwright attaches one to
 * every page; here the debugger is attached to the tab.
 */
export class RawBrowser {
  readonly #process: ChildProcess;
  readonly #socket: WebSocket;
  readonly #profile: string;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #pages = new Map<string, string[]>();
  #last = 0;

  private constructor(process: ChildProcess, socket: WebSocket, profile: string) {
    this.#process = process;
    this.#socket = socket;
    this.#profile = profile;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Message));
  }

  static async start(options: LaunchOptions): Promise<RawBrowser> {
    const { args = [], executablePath = chromium.executablePath(), chromiumSandbox } = options;
    const profile = mkdtempSync(join(tmpdir(), 'bench-'));
    const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...args];
    if (!chromiumSandbox) flags.push('--no-sandbox');
    const child = spawn(executablePath, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      const timer = setTimeout(() => reject(new Error(`${executablePath} did not start.\n${output}`)), TIMEOUT);
      child.on('error', reject);
      child.stderr.on('data', (text: Buffer) => {
        output += text.toString();
        const url = /ws:\/\/\S+/.exec(output)?.[0];
        if (!url) return;
        clearTimeout(timer);
        resolve(url);
      });
    });
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new RawBrowser(child, socket, profile);
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      const ended = once(this.#process, 'exit');
      // On some systems a signal reaches only a launcher script. The browser closes before it can answer.
      this.#socket.send(JSON.stringify({ id: 0, method: 'Browser.close' }));
      await ended;
    }
    // Child processes of the browser keep its pipes open for a moment.
    this.#process.stderr?.destroy();
    this.#socket.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  /** Opens a tab with an empty cache. */
  async newTab(width: number, height: number): Promise<Tab> {
    const { browserContextId } = await this.#send<{ browserContextId: string }>('Target.createBrowserContext');
    await this.#send('Target.createTarget', { url: 'about:blank', browserContextId, width, height });
    const { targetInfos } = await this.#send<{ targetInfos: Target[] }>('Target.getTargets', { filter: only('tab') });
    const targetId = targetInfos.find((target) => target.browserContextId === browserContextId)?.targetId;
    const { sessionId } = await this.#send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: only('page') };
    await this.#send('Target.setAutoAttach', attach, sessionId);
    return {
      // Prerendered pages are attached as well, after the visible one.
      send: (method, params) => this.#send(method, params, this.#pages.get(sessionId)?.[0]),
      close: async () => {
        await this.#send('Target.disposeBrowserContext', { browserContextId });
      },
    };
  }

  async #send<Result = Params>(method: string, params: Params = {}, sessionId?: string): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    const answer = new Promise<Message>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), TIMEOUT);
      this.#waiting.set(id, (message) => {
        clearTimeout(timer);
        resolve(message);
      });
    });
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answer;
    if (!result) throw new Error(`${method}: ${error?.message}`);
    return result as Result;
  }

  #take(message: Message): void {
    if (message.id !== undefined) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
    const { method, sessionId = '', params } = message;
    const pages = this.#pages.get(sessionId) ?? [];
    const page = String(params?.['sessionId']);
    if (method === 'Target.attachedToTarget') this.#pages.set(sessionId, [...pages, page]);
    // The old page goes, and a prerendered one takes its place.
    if (method === 'Target.detachedFromTarget')
      this.#pages.set(
        sessionId,
        pages.filter((one) => one !== page),
      );
  }
}

function only(type: string): Params[] {
  return [{ type }, { exclude: true }];
}

export interface Tab {
  /** Sends a command to the visible page. */
  send: <Result = Params>(method: string, params?: Params) => Promise<Result>;
  close: () => Promise<void>;
}
