import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Coding } from '#hosting/compress.ts';
import { type Host as ReleaseHost, writeRelease } from '#hosting/release.ts';
import { freePort } from '../../scripts/free-port.ts';
import { ask } from './request.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wrangler = join(root, 'tests/hosts/tools/node_modules/wrangler/bin/wrangler.js');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where a host may differ from the policy, because nothing that it lets us write could make it agree. */
export interface Differences {
  /** Takes the client's first or smallest coding, without weighing q-values above zero. */
  weighsCodings: boolean;
  /** Takes `.` and `..` out of an address before it looks for the file, which then is one of the site's. */
  resolvesDots: boolean;
  /** The page for status 404 can also be seen under its own name, with status 200. */
  showsErrorPage: boolean;
  ranges: boolean;
  allowHeader: boolean;
  /** Statuses besides 400, 404, 405, 414 and 431 for requests that are no HTTP. */
  toNonsense: readonly number[];
  /** Finds the kept tag only where it is the one that was sent. */
  readsTagLists: boolean;
  /** What answers here is the program that will answer in public, and not a stand-in before it. */
  facesTheNetwork: boolean;
}

export interface Host {
  name: string;
  /** The command that would bring it here, or undefined when it is here. */
  missing: () => string | undefined;
  /** What it compresses with, the one that it takes first where a client leaves the choice to it. */
  codings: () => readonly Coding[];
  differences: Differences;
  start: (built: string) => Promise<RunningHost>;
  /** The same over HTTPS, with a certificate of its own making; undefined where that is another program's task. */
  startSecurely?: (built: string) => Promise<RunningHost>;
}

export interface RunningHost {
  address: string;
  pid: number;
  stop: () => Promise<void>;
}

const NONE: Differences = {
  weighsCodings: true,
  resolvesDots: false,
  showsErrorPage: false,
  ranges: true,
  allowHeader: true,
  toNonsense: [],
  readsTagLists: true,
  facesTheNetwork: true,
};

/** How long a host may take until it answers, in milliseconds. */
const PATIENCE = 60_000;

export const embedded: Host = {
  name: 'embedded server',
  missing: () => undefined,
  codings: () => ['br', 'zstd', 'gzip'],
  differences: NONE,
  start: async (built) => {
    const port = await freePort();
    return run(`http://127.0.0.1:${port}`, process.execPath, [
      join(root, 'scripts/serve.ts'),
      '--folder',
      built,
      '--port',
      String(port),
      '--quiet',
    ]);
  },
};

export const nginx: Host = {
  name: 'nginx',
  missing: () => (has('nginx', '-v') ? undefined : 'apt-get install nginx-light libnginx-mod-http-brotli-static'),
  codings: () => (existsSync(brotliModule) ? ['br', 'gzip'] : ['gzip']),
  differences: { ...NONE, weighsCodings: false, toNonsense: [505] },
  start: (built) => startNginx(built),
  startSecurely: (built) => startNginx(built, true),
};

async function startNginx(built: string, secure = false): Promise<RunningHost> {
  const port = await freePort();
  const release = await makeRelease('nginx', built);
  const file = join(release, 'nginx.conf');
  const certificate = secure ? makeCertificate(release) : '';
  writeFileSync(file, nginxMain(release, `127.0.0.1:${port}${secure ? ' ssl' : ''}`, certificate));
  return run(`${secure ? 'https' : 'http'}://127.0.0.1:${port}`, 'nginx', [
    '-p',
    release,
    '-c',
    file,
    '-e',
    join(release, 'error.log'),
  ]);
}

/** Makes a certificate for this machine and returns the lines that name it. */
function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate, ...subject],
    { stdio: 'ignore' },
  );
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

/** What a volunteer writes once on the server, around the two generated parts. */
export function nginxMain(release: string, listen: string, transport = ''): string {
  const brotli = existsSync(brotliModule);
  return `daemon off;
worker_processes 1;
pid ${release}/nginx.pid;
${brotli ? `load_module ${brotliModule};` : ''}
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${release}/temp;
  proxy_temp_path ${release}/temp;
  fastcgi_temp_path ${release}/temp;
  uwsgi_temp_path ${release}/temp;
  scgi_temp_path ${release}/temp;
  include ${release}/http.conf;
  server {
    listen ${listen};
    ${transport}
    ${brotli ? 'brotli_static on;' : ''}
    include ${release}/server.conf;
  }
}
`;
}

export const caddy: Host = {
  name: 'Caddy',
  missing: () => (has('caddy', 'version') ? undefined : 'apt-get install caddy'),
  codings: () => ['br', 'zstd', 'gzip'],
  differences: { ...NONE, toNonsense: [505] },
  start: (built) => startCaddy(built),
  startSecurely: (built) => startCaddy(built, true),
};

async function startCaddy(built: string, secure = false): Promise<RunningHost> {
  const port = await freePort();
  const release = await makeRelease('caddy', built);
  const file = join(release, 'Caddyfile');
  // Whatever host a request names, but only from this machine; and nothing outside of this folder is to change.
  const options = ['default_bind 127.0.0.1', 'skip_install_trust', 'auto_https disable_redirects'];
  writeFileSync(file, readFileSync(file, 'utf8').replace('{', `{\n\t${options.join('\n\t')}`));
  return run(
    `${secure ? 'https' : 'http'}://127.0.0.1:${port}`,
    'caddy',
    ['run', '--config', file, '--adapter', 'caddyfile'],
    {
      SITE_ADDRESS: secure ? `https://127.0.0.1:${port}` : `http://:${port}`,
      CADDY_ADMIN: `unix/${release}/admin.sock`,
      XDG_CONFIG_HOME: release,
      XDG_DATA_HOME: release,
    },
  );
}

export const workerd: Host = {
  name: 'Cloudflare (workerd)',
  missing: () => (existsSync(wrangler) ? undefined : 'npm ci --prefix tests/hosts/tools --ignore-scripts'),
  // Compression is the network's, and not part of what runs here.
  codings: () => [],
  differences: {
    ...NONE,
    resolvesDots: true,
    showsErrorPage: true,
    ranges: false,
    allowHeader: false,
    readsTagLists: false,
    // wrangler's own proxy takes the connections; in public that is Cloudflare's network.
    facesTheNetwork: false,
  },
  start: async (built) => {
    const port = await freePort();
    const release = await makeRelease('cloudflare', built);
    const settings = [
      '--config',
      join(release, 'wrangler.jsonc'),
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      String(await freePort()),
    ];
    return run(`http://127.0.0.1:${port}`, process.execPath, [wrangler, 'dev', ...settings], {
      WRANGLER_SEND_METRICS: 'false',
      XDG_CONFIG_HOME: release,
      CI: 'true',
    });
  },
};

export const hosts: readonly Host[] = [embedded, nginx, caddy, workerd];

/** A release in a new folder, beside a file that no host may ever send. */
export async function makeRelease(host: ReleaseHost, built: string): Promise<string> {
  const parent = mkdtempSync(join(tmpdir(), 'host-'));
  // Started by root, nginx reads files as somebody else.
  chmodSync(parent, 0o755);
  const folder = join(parent, 'release');
  await writeRelease(host, built, folder, { name: 'site', domain: undefined });
  mkdirSync(join(folder, 'temp'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  return folder;
}

/** Stands outside of every served folder. */
export const SECRET = 'outside of the site';

async function run(
  address: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<RunningHost> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-4_000);
    });
  }
  const stop = () => end(child);
  try {
    await untilAnswering(address, child);
  } catch (cause) {
    await stop();
    throw new Error(`${command} did not start.\n${output}`, { cause });
  }
  return { address, pid: child.pid ?? 0, stop };
}

async function untilAnswering(address: string, child: ChildProcess): Promise<void> {
  const start = performance.now();
  for (;;) {
    try {
      await ask(address, '/');
      return;
    } catch (cause) {
      if (child.exitCode !== null || performance.now() - start > PATIENCE) throw cause;
      // Nothing tells when a foreign program has begun to listen, so that it is asked again and again.
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

/** Whether a command is here and runs. */
function has(command: string, version: string): boolean {
  return spawnSync(command, [version], { stdio: 'ignore' }).status === 0;
}
