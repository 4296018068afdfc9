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

/** How long the browser may take to start, and to answer, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Chromium, spoken to in its own protocol. Playwright attaches itself to every page, and Chromium prerenders nothing for a
 * page to which somebody is attached other than through its tab.
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
      let said = '';
      const late = setTimeout(() => reject(new Error(`${executablePath} did not start.\n${said}`)), PATIENCE);
      child.on('error', reject);
      child.stderr.on('data', (text: Buffer) => {
        said += text.toString();
        const found = /ws:\/\/\S+/.exec(said)?.[0];
        if (!found) return;
        clearTimeout(late);
        resolve(found);
      });
    });
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new RawBrowser(child, socket, profile);
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      const ended = once(this.#process, 'exit');
      // A signal would reach only the script that some systems start their browser by. It closes before it can answer.
      this.#socket.send(JSON.stringify({ id: 0, method: 'Browser.close' }));
      await ended;
    }
    // Processes of the browser that outlive it by a moment hold on to what it speaks through.
    this.#process.stderr?.destroy();
    this.#socket.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  /** A tab of somebody who has not been here before. */
  async newTab(width: number, height: number): Promise<Tab> {
    const { browserContextId } = await this.#send<{ browserContextId: string }>('Target.createBrowserContext');
    await this.#send('Target.createTarget', { url: 'about:blank', browserContextId, width, height });
    const { targetInfos } = await this.#send<{ targetInfos: Target[] }>('Target.getTargets', { filter: only('tab') });
    const targetId = targetInfos.find((target) => target.browserContextId === browserContextId)?.targetId;
    const { sessionId } = await this.#send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: only('page') };
    await this.#send('Target.setAutoAttach', attach, sessionId);
    return {
      // A page drawn beforehand is attached to as well, behind the one that is seen.
      send: (method, params) => this.#send(method, params, this.#pages.get(sessionId)?.[0]),
      close: async () => {
        await this.#send('Target.disposeBrowserContext', { browserContextId });
      },
    };
  }

  async #send<Result = Params>(method: string, params: Params = {}, sessionId?: string): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    const answered = new Promise<Message>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method}: no answer`)), PATIENCE);
      this.#waiting.set(id, (message) => {
        clearTimeout(late);
        resolve(message);
      });
    });
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
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
    // The page that was left goes, and the one drawn beforehand takes its place.
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
  /** To the page that is seen. */
  send: <Result = Params>(method: string, params?: Params) => Promise<Result>;
  close: () => Promise<void>;
}
