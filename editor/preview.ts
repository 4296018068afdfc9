import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tool } from '../scripts/stages.ts';

/** The site as it is being edited, served on this machine only. */
export interface Preview {
  /** Without a slash at its end. */
  address: string;
  stop(): void;
}

/** How long the site may take to start, in milliseconds. */
const PATIENCE = 60_000;

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
  return { address, stop: () => child.kill() };
}

async function listening(child: ChildProcess, address: string, said: readonly string[]): Promise<void> {
  const start = Date.now();
  while (child.exitCode === null && Date.now() - start < PATIENCE) {
    // An answer of any kind shows that it listens: a mistake in the content is shown in the preview itself.
    const answers = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`The preview of the site did not start.\n${said.join('')}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
