import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { close, createSiteServer, listen } from '#build/serve.ts';
import { reasonToBuild } from './build-inputs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const USAGE = `Builds what is out of date and serves the site.
  --port N        the port, otherwise PORT, otherwise 4321
  --host NAME     the address to listen on, otherwise HOST, otherwise 127.0.0.1 (this machine only)
  --folder PATH   a built site to serve as it is, without building`;

try {
  await start();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env['PORT'] || '4321' },
      host: { type: 'string', default: process.env['HOST'] || '127.0.0.1' },
      folder: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(USAGE);
  const { host } = values;
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
    throw new Error(`The port must be a whole number from 0 to 65535, for example --port 5000. Found: ${values.port}`);
  if (await isTaken(port, host)) throw new Error(portTaken(port));
  const reason = values.folder === undefined ? reasonToBuild(root) : undefined;
  if (reason) build(reason);

  const folder = values.folder ?? join(root, 'dist');
  const server = createSiteServer(folder);
  const address = await listen(server, port, host).catch((cause) => {
    throw new Error(listenProblem(cause, port, host), { cause });
  });
  const display = address.replace(/127\.0\.0\.1|\[::1?\]|0\.0\.0\.0/, 'localhost');
  console.log(`${relative(process.cwd(), folder) || folder} is served at ${display}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close(server).then(() => process.exit(0)));
  }
}

function build(reason: string): void {
  console.log(reason);
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// With another server on the other loopback address (127.0.0.1 or ::1), both would listen and localhost could reach either.
async function isTaken(port: number, host: string): Promise<boolean> {
  if (port === 0 || !['127.0.0.1', '::1', 'localhost'].includes(host)) return false;
  const socket = connect({ port, host: 'localhost' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function portTaken(port: number): string {
  return `Port ${port} is already in use: stop what runs there, or choose another one with --port, for example --port ${port + 1}.`;
}

function listenProblem(cause: NodeJS.ErrnoException, port: number, host: string): string {
  if (cause.code === 'EADDRINUSE') return portTaken(port);
  if (cause.code === 'EACCES') return `This account may not use port ${port}: choose one from 1024 up with --port.`;
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND')
    return `${host} is not an address of this machine: choose one with --host.`;
  return `The server could not start on ${host}, port ${port}: ${cause.message}`;
}
