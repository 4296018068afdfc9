import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { end, freePort, untilAnswering } from '../programs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wrangler = join(root, 'tools/node_modules/wrangler/bin/wrangler.js');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Host {
  name: string;
  /** Whether its program is installed. */
  installed: boolean;
  brotli: boolean;
  /** Whether only its program for trying a site runs here: what its network does in front of that is left out. */
  withoutNetwork?: boolean;
  /** Serves the built site until `stop`, which cleans up. */
  start: (built: string) => Promise<RunningHost>;
}

export interface RunningHost {
  address: string;
  stop: () => Promise<void>;
}

/** The text of a file beside every served folder. */
export const SECRET = 'outside of the site';

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
      const { folder, site, remove } = publish(built);
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, nginxConfiguration(folder, site, port));
      return run(port, 'nginx', ['-p', folder, '-c', file, '-e', join(folder, 'log')], {}, remove);
    },
  },
  {
    name: 'Caddy',
    installed: has('caddy', 'version'),
    brotli: true,
    start: async (built) => {
      const port = await freePort();
      const { folder, site, remove } = publish(built);
      const file = join(folder, 'Caddyfile');
      const configuration = substitute('Caddyfile', {
        '/srv/site': site,
        'www.example.org {': `http://:${port} {\n\tbind 127.0.0.1`,
        '(headers) {': `{\n\tadmin unix/${folder}/admin.sock\n}\n(headers) {`,
        '\t\tStrict-Transport-Security max-age=63072000\n': '',
      });
      writeFileSync(file, configuration);
      const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
      return run(port, 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], env, remove);
    },
  },
  {
    name: existsSync(wrangler)
      ? 'Cloudflare'
      : 'Cloudflare (left out: wrangler comes with npm ci --prefix tools --ignore-scripts)',
    installed: existsSync(wrangler),
    brotli: false,
    withoutNetwork: true,
    start: async (built) => {
      const port = await freePort();
      const { folder, site, remove } = publish(built);
      const file = join(folder, 'wrangler.json');
      writeFileSync(file, readFileSync(join(root, 'wrangler.jsonc'), 'utf8').replace('./dist', site));
      const env = { XDG_CONFIG_HOME: folder, WRANGLER_LOG_PATH: folder, WRANGLER_SEND_METRICS: 'false' };
      const args = [wrangler, 'dev', '--config', file, '--ip', '127.0.0.1', '--port', String(port)];
      return run(port, process.execPath, args, env, remove);
    },
  },
];

/** The published configuration without HTTPS, inside what Debian's nginx.conf has around it. */
function nginxConfiguration(folder: string, site: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp;`,
  );
  const hasBrotli = existsSync(brotliModule);
  const server = substitute('nginx.conf', {
    '/srv/site': site,
    'listen 80;': `listen unix:${folder}/http.sock;`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
    'listen [::]:443 ssl http2;': '',
    'add_header Strict-Transport-Security max-age=63072000 always;': '',
    ...(hasBrotli ? {} : { 'brotli_static on;': '' }),
  }).replaceAll(/ssl_certificate.*/g, '');
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid;
${hasBrotli ? `load_module ${brotliModule};` : ''}
events { worker_connections 256; }
http { ${temporary.join(' ')}
${server}}
`;
}

/** A configuration of docs/hosting for this machine. */
function substitute(file: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/hosting/${file} has no “${from}”.`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(root, 'docs/hosting', file), 'utf8'),
  );
}

/** A copy of the built site, with something beside it that nobody may read. */
function publish(built: string): { folder: string; site: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  // If root starts nginx, it reads files as another user.
  chmodSync(folder, 0o755);
  const site = join(folder, 'site');
  cpSync(built, site, { recursive: true });
  mkdirSync(join(folder, 'temp'));
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  return { folder, site, remove: () => rmSync(folder, { recursive: true, force: true }) };
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

/** Whether a command is installed and runs. */
function has(command: string, version: string): boolean {
  return spawnSync(command, [version], { stdio: 'ignore' }).status === 0;
}
