import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Host as ReleaseHost, writeRelease } from '#build/hosting/release.ts';
import { freePort } from '../../scripts/free-port.ts';
import { ask } from './request.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Host {
  name: string;
  /** Whether its program is installed. */
  installed: boolean;
  brotli: boolean;
  /** Serves the built site until `stop`, which cleans up. */
  start: (built: string) => Promise<RunningHost>;
}

export interface RunningHost {
  address: string;
  stop: () => Promise<void>;
}

/** The text of a file beside every served folder. */
export const SECRET = 'outside of the site';

/** How long a host may take to start. */
const TIMEOUT_MS = 60_000;

export const HOSTS: readonly Host[] = [
  {
    name: 'npm start',
    installed: true,
    brotli: true,
    start: async (built) => {
      const port = await freePort();
      const script = join(root, 'scripts/start.ts');
      return run(port, process.execPath, [script, '--folder', built, '--port', String(port)]);
    },
  },
  {
    name: 'nginx',
    installed: has('nginx', '-v'),
    brotli: existsSync(brotliModule),
    start: async (built) => {
      const port = await freePort();
      const release = makeRelease('nginx', built);
      const file = join(release.folder, 'nginx.conf');
      writeFileSync(file, nginxMain(release.folder, port));
      return run(
        port,
        'nginx',
        ['-p', release.folder, '-c', file, '-e', join(release.folder, 'log')],
        {},
        release.remove,
      );
    },
  },
  {
    name: 'Caddy',
    installed: has('caddy', 'version'),
    brotli: true,
    start: async (built) => {
      const port = await freePort();
      const release = makeRelease('caddy', built);
      const file = join(release.folder, 'Caddyfile');
      writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{\n\tdefault_bind 127.0.0.1'));
      const env = {
        SITE_ADDRESS: `http://:${port}`,
        CADDY_ADMIN: `unix/${release.folder}/admin.sock`,
        XDG_CONFIG_HOME: release.folder,
        XDG_DATA_HOME: release.folder,
      };
      return run(port, 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], env, release.remove);
    },
  },
];

/** The handwritten part of the configuration on the server, around the two generated parts. */
function nginxMain(release: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${release}/temp;`,
  );
  const brotli = existsSync(brotliModule);
  return `daemon off; worker_processes 1; pid ${release}/nginx.pid;
${brotli ? `load_module ${brotliModule};` : ''}
events { worker_connections 256; }
http {
  access_log off; ${temporary.join(' ')}
  include ${release}/http.conf;
  server { listen 127.0.0.1:${port}; ${brotli ? 'brotli_static on;' : ''} include ${release}/server.conf; }
}
`;
}

function makeRelease(host: ReleaseHost, built: string): { folder: string; remove: () => void } {
  const parent = mkdtempSync(join(tmpdir(), 'host-'));
  // If root starts nginx, it reads files as another user.
  chmodSync(parent, 0o755);
  const folder = join(parent, 'release');
  writeRelease(host, built, folder, { name: 'site', domain: undefined });
  mkdirSync(join(folder, 'temp'));
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

async function run(
  port: number,
  command: string,
  args: string[],
  env: Record<string, string> = {},
  remove: () => void = () => undefined,
): Promise<RunningHost> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-4_000);
    });
  }
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(child);
    remove();
  };
  try {
    await untilAnswering(address, child);
  } catch (cause) {
    await stop();
    throw new Error(`${command} did not start.\n${output}`, { cause });
  }
  return { address, stop };
}

async function untilAnswering(address: string, child: ChildProcess): Promise<void> {
  const start = performance.now();
  for (;;) {
    try {
      await ask(address, '/');
      return;
    } catch (cause) {
      if (child.exitCode !== null || performance.now() - start > TIMEOUT_MS) throw cause;
      // A foreign program does not report when it begins to listen, so requests are repeated.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await closed;
  clearTimeout(force);
}

/** Whether a command is installed and runs. */
function has(command: string, version: string): boolean {
  return spawnSync(command, [version], { stdio: 'ignore' }).status === 0;
}
