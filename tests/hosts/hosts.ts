import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { findCommand } from '../findBrowser.ts';
import { end, freePort } from '../processes.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where a host runs. Its folder has the site, and the file of its configuration. */
interface Place {
  port: number;
  folder: string;
  site: string;
  file: string;
}

interface Host {
  name: string;
  installed: boolean;
  install: string;
  brotli: boolean;
  configuration?: (place: Place) => string;
  command: (place: Place) => string[];
}

/** The fixture has no photograph and no download, so empty files of these kinds are added. */
export const ADDED = {
  'a.avif': 'image/avif',
  'a.webp': 'image/webp',
  'a.jpg': 'image/jpeg',
  'a.pdf': 'application/pdf',
};

export const HOSTS: readonly Host[] = [
  {
    name: 'npm start',
    installed: true,
    install: '',
    brotli: true,
    command: ({ site, port }) => [
      ...[process.execPath, join(root, 'scripts/start.ts')],
      ...['--folder', site, '--port', `${port}`],
    ],
  },
  {
    name: 'nginx',
    installed: findCommand('nginx') !== undefined,
    install: 'apt-get install nginx',
    brotli: false,
    configuration: nginxConfiguration,
    command: ({ folder, file }) => ['nginx', '-p', folder, '-c', file, '-e', join(folder, 'log')],
  },
  {
    name: 'Caddy',
    installed: findCommand('caddy') !== undefined,
    install: 'apt-get install caddy',
    brotli: true,
    configuration: ({ folder, site, port }) =>
      substitute('Caddyfile', {
        '/srv/site': site,
        '\nexample.org {': '\nhttp://example.org:0 {',
        'www.example.org {': `http://:${port} {\n\tbind 127.0.0.1`,
        '\tservers {': `\tadmin unix/${folder}/admin.sock\n\tservers {`,
        '\t\tStrict-Transport-Security max-age=63072000\n': '',
      }),
    command: ({ file }) => ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
  },
];

export async function start({ configuration, command }: Pick<Host, 'configuration' | 'command'>, built: string) {
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  // If root starts nginx, nginx reads files as another user.
  chmodSync(folder, 0o755);
  const place = { port: await freePort(), folder, site: join(folder, 'site'), file: join(folder, 'host.json') };
  cpSync(built, place.site, { recursive: true });
  for (const file of Object.keys(ADDED)) writeFileSync(join(place.site, file), '');
  mkdirSync(join(folder, 'temp'));
  writeFileSync(place.file, configuration?.(place) ?? '');
  const folders = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const [program = '', ...args] = command(place);
  const child = spawn(program, args, {
    env: { ...process.env, ...folders },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.adopt(child, end);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => output.push(text));
  const address = `http://127.0.0.1:${place.port}`;
  await vi
    .waitFor(() => fetch(address), { timeout: 60_000 })
    .catch((cause) => {
      throw new Error(`${program} did not start.\n${output.join('')}`, { cause });
    });
  const running = started.move();
  return { address, stop: () => running.disposeAsync() };
}

/** The published configuration inside the blocks that Debian’s nginx.conf has around it. */
function nginxConfiguration({ folder, site, port }: Place): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp;`,
  );
  const servers = substitute('nginx.conf', {
    '/srv/site': site,
    'listen 80;': `listen 127.0.0.1:${port};`,
    'listen [::]:80;': '',
    'server_name www.example.org;': 'server_name 127.0.0.1;',
  });
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 256; }
http { ${temporary.join(' ')}
${servers}}
`;
}

/** A configuration of docs/hosting, changed for this machine. */
function substitute(file: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/hosting/${file} has no “${from}”.`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(root, 'docs/hosting', file), 'utf8'),
  );
}
