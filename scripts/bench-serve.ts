import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { readSite } from '#hosting/site.ts';
import { caddy, embedded, type Host, nginx, type RunningHost } from '../tests/hosts/hosts.ts';
import { ask } from '../tests/hosts/request.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const CONNECTIONS = [1, 64, 512];

/** As many as memory must stay flat over. */
const REQUESTS = 200_000;

/** The servers have the first processor to themselves, and what asks them the second. */
const SERVER_CPU = '0';
const CLIENT_CPU = '1';

const pinned = process.platform === 'linux' && spawnSync('taskset', ['-V']).status === 0;

interface Load {
  requests: number;
  perSecond: number;
  /** The slowest of a hundred, in milliseconds. */
  p99: number;
  errors: number;
}

interface Row extends Load {
  server: string;
  connections: number;
  /** Of all its processes after the load, in megabytes. */
  memory: number;
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    folder: { type: 'string', default: join(root, 'dist') },
    json: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
if (!(seconds >= 1 && seconds <= 60)) stop('--seconds takes a number from 1 to 60.');
if (spawnSync('wrk', ['-v']).error) stop('The load comes from wrk, which is not installed here: apt-get install wrk');
if (!existsSync(join(values.folder, 'index.html')))
  stop(`There is no built site in ${values.folder}. Build it first: npm run build`);
// Caddy would otherwise take as many processors as there are.
process.env['GOMAXPROCS'] = '1';

const rows = await compare([embedded, nginx, caddy].filter((host) => host.missing() === undefined));
console.error(`${REQUESTS} requests`);
const flat = await memoryOverManyRequests();
console.error('kill -9');
const restart = await killUnderLoad();
if (values.json) console.log(JSON.stringify({ seconds, rows, flat, restart }, null, 2));
else print();
// The others are here for comparison: what they miss is in the table, and not ours to mend.
const errors = rows.filter((row) => row.server === embedded.name).reduce((sum, row) => sum + row.errors, 0);
if (errors > 0 || restart.changed.length > 0)
  stop(`${errors} requests failed; after the restart ${restart.changed.length} files differed.`);

/** Every server in turn at each number of connections, so that what else the machine does falls on all alike. */
async function compare(hosts: Host[]): Promise<Row[]> {
  const running = await Promise.all(hosts.map((host) => start(host)));
  const measured: Row[] = [];
  try {
    for (const connections of CONNECTIONS) {
      for (const [i, host] of hosts.entries()) {
        const server = running[i];
        if (!server) continue;
        console.error(`${host.name}, ${connections} connections`);
        await load(server.address, connections, 1);
        const result = await load(server.address, connections, seconds);
        measured.push({ server: host.name, connections, ...result, memory: memoryOf(server.pid) });
      }
    }
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
  return measured;
}

async function memoryOverManyRequests(): Promise<{ requests: number; megabytes: number[] }> {
  const server = await start(embedded);
  const megabytes: number[] = [];
  let requests = 0;
  try {
    while (requests < REQUESTS) {
      requests += (await load(server.address, 64, 2)).requests;
      megabytes.push(memoryOf(server.pid));
    }
  } finally {
    await server.stop();
  }
  return { requests, megabytes };
}

/** Ends the server the hardest way while it is busy, starts it anew, and holds every file to what was built. */
async function killUnderLoad(): Promise<{ milliseconds: number; changed: string[] }> {
  const first = await start(embedded);
  const busy = load(first.address, 64, 3);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const killed = performance.now();
  process.kill(first.pid, 'SIGKILL');
  const second = await start(embedded);
  const milliseconds = Math.round(performance.now() - killed);
  await busy;
  const changed: string[] = [];
  for (const file of readSite(values.folder).files.values()) {
    const { body } = await ask(second.address, file.address);
    if (hash(body) !== hash(file.body)) changed.push(file.address);
  }
  await second.stop();
  return { milliseconds, changed };
}

async function start(host: Host): Promise<RunningHost> {
  const server = await host.start(values.folder);
  if (pinned) for (const pid of familyOf(server.pid)) spawnSync('taskset', ['-a', '-p', '-c', SERVER_CPU, String(pid)]);
  return server;
}

async function load(address: string, connections: number, duration: number): Promise<Load> {
  const wrk = [
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${duration}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br, gzip',
    `${address}/`,
  ];
  const [command = '', ...args] = pinned ? ['taskset', '-c', CLIENT_CPU, ...wrk] : wrk;
  const { stdout } = await promisify(execFile)(command, args);
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0';
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    perSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])),
    p99: inMilliseconds(/99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout)),
    errors: [...socketErrors, wrong].reduce((sum, count) => sum + Number(count), 0),
  };
}

function inMilliseconds(match: RegExpExecArray | null): number {
  const factor = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }[match?.[2] ?? ''] ?? Number.NaN;
  return Number((Number(match?.[1]) * factor).toFixed(2));
}

function memoryOf(pid: number): number {
  const kilobytes = familyOf(pid).map((one) => /VmRSS:\s+(\d+)/.exec(read(`/proc/${one}/status`))?.[1] ?? '0');
  return Math.round(kilobytes.reduce((sum, value) => sum + Number(value), 0) / 1024);
}

/** A process and those that it started, as nginx does. */
function familyOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function hash(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

function print(): void {
  const line = (cells: (string | number)[]) => console.log(cells.map((cell) => String(cell).padStart(16)).join(''));
  line(['connections', 'server', 'requests/s', 'of Caddy', 'of nginx', 'p99 ms', 'memory MB', 'errors']);
  for (const row of rows) {
    const other = (name: string) => {
      const against = rows.find((candidate) => candidate.server === name && candidate.connections === row.connections);
      return against ? (row.perSecond / against.perSecond).toFixed(2) : '-';
    };
    line([row.connections, row.server, row.perSecond, other('Caddy'), other('nginx'), row.p99, row.memory, row.errors]);
  }
  console.log(`\nMemory over ${flat.requests} requests: ${flat.megabytes.join(', ')} MB`);
  console.log(
    `After kill -9 under load: answering again ${restart.milliseconds} ms later, ${restart.changed.length} files changed`,
  );
  console.log(
    pinned
      ? 'One processor for each server, another for the load. Only the ratios say anything of another machine.'
      : 'Nothing was kept to one processor here, so that even the ratios say little.',
  );
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
