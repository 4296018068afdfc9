// `npm start`: builds the site and serves it.
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { close, createSiteServer, listen } from '#build/serve.ts';
import { readOptions } from '#build/options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const values = readOptions({
  port: { type: 'string', default: process.env['PORT'] || '4321' },
  // By default only this machine can reach the site.
  host: { type: 'string', default: process.env['HOST'] || '127.0.0.1' },
  // A built site, which is served as it is.
  folder: { type: 'string' },
});

const { folder = join(root, 'dist'), host } = values;
const port = Number(values.port);
const open = (server: Server) => listen(server, port, host);
try {
  // A port in use is reported before the build, which takes time.
  const first = createServer();
  await open(first);
  await close(first);
  if (values.folder === undefined) {
    const build = join(root, 'scripts', 'build.ts');
    const { status } = spawnSync(process.execPath, [build], { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  const server = createSiteServer(folder);
  const address = await open(server);
  // The name localhost may lead to another server, which has the same port at the other of its two addresses.
  const display = address.replace('0.0.0.0', '127.0.0.1').replace('[::]', '[::1]');
  console.log(`${relative(process.cwd(), folder) || folder} is served at ${display}`);
} catch (problem) {
  const { code, message } = problem as NodeJS.ErrnoException;
  const noHost = `“${host}”, from --host or the variable HOST, is no address of this computer: write --host 127.0.0.1.`;
  const noPort = `${values.port} is not a port that you may use: choose a number from 1024 to 65535.`;
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use: stop what runs there, or choose another one with --port, for example --port ${port + 1}.`,
    ERR_SOCKET_BAD_PORT: noPort,
    EACCES: noPort,
    EADDRNOTAVAIL: noHost,
    EAI_AGAIN: noHost,
    EINVAL: noHost,
    ENOTFOUND: noHost,
    ENOENT: `${folder} is not a built site.`,
  };
  console.error(sentences[code ?? ''] ?? message);
  process.exitCode = 1;
}
