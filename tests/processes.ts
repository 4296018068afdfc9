import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

// Tests start these programs: hosts, and the screen of WebKit.

/** How long a program may take to start, in milliseconds. */
const START_MS = 60_000;

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Asks a program again and again until it answers: it does not report when it begins to listen. */
export async function untilAnswering<Answer>(program: ChildProcess, ask: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  while (program.exitCode === null && performance.now() - start < START_MS) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    await wait(50);
  }
  throw new Error(`Nothing has answered for ${START_MS / 1000} s.`);
}

/** Ends programs one after the other, and kills one that takes more than 15 s. */
export async function end(...programs: readonly ChildProcess[]): Promise<void> {
  for (const program of programs) {
    if (program.pid === undefined || program.exitCode !== null || program.signalCode !== null) continue;
    const ended = once(program, 'exit');
    program.kill();
    const force = setTimeout(() => program.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(force);
  }
}
