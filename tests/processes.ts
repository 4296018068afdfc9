import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

// Tests start these programs: hosts, and the screen of WebKit.

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Ends a program, and kills it if that takes more than 15 s. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  const force = setTimeout(() => program.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(force);
}
