import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tool } from '../scripts/stages.ts';

/** The site as it is being edited, served on this machine only. */
export interface Preview {
  /** Without a slash at its end. */
  address: string;
  /** Waits until it answers again, should the last change have made it start anew: what the site is built with stands in site.yaml. */
  settled(): Promise<void>;
  stop(): void;
}

/** How long the site may take to start, in milliseconds. */
const PATIENCE = 60_000;

/** How soon after a change a new start would begin, in milliseconds. */
const SOON = 3_000;

/** Serves the site in a project's folder, following every change of its content. Throws with what was said if it does not start. */
export async function startPreview(root: string): Promise<Preview> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // A person may have `npm run dev` open as well.
  const args = [tool('astro'), 'dev', '--ignore-lock', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Making the editor's page sets NODE_ENV to production, in which the preview would not follow changes.
    env: { ...process.env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words: Buffer) => said.push(words.toString()));
  await listening(child, address, said);
  return {
    address,
    settled: async () => {
      if (await answersWithin(address, false, SOON)) await answersWithin(address, true, PATIENCE);
    },
    stop: () => child.kill(),
  };
}

async function listening(child: ChildProcess, address: string, said: readonly string[]): Promise<void> {
  const ended = new Promise<false>((resolve) => child.once('close', () => resolve(false)));
  if (await Promise.race([answersWithin(address, true, PATIENCE), ended])) return;
  child.kill();
  throw new Error(`The preview of the site did not start.\n${said.join('')}`);
}

/** Whether the preview answers, or no longer answers, before so many milliseconds have gone by. */
async function answersWithin(address: string, wanted: boolean, milliseconds: number): Promise<boolean> {
  const start = Date.now();
  while (Date.now() - start < milliseconds) {
    // An answer of any kind will do: a mistake in the content is shown in the preview itself.
    const answers = await fetch(`${address}/icon.svg`, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (answers === wanted) return true;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
