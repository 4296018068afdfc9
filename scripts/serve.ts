import { once } from 'node:events';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare, type ReadySite } from '#hosting/readySite.ts';
import { createSiteServer, type LogEntry } from '#hosting/server.ts';
import { readSite } from '#hosting/site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const USAGE = `Options
  --port N          the port, otherwise PORT, otherwise 4321
  --host NAME       the address to listen on, otherwise HOST, otherwise 127.0.0.1 (this machine only)
  --folder PATH     the built site, otherwise dist
  --https           visitors come by HTTPS, through a proxy before this server: send HSTS
  --health PATH     an address that answers "ok" while the server runs, for example /healthz
  --log-addresses   write visitors' network addresses into the log
  --quiet           no log
Signals: SIGTERM and SIGINT finish what is under way and end; SIGHUP takes up a new build.`;

/** How long answers under way may take after SIGTERM, in milliseconds. */
const PATIENCE = 10_000;

/** How long lines of the log are gathered before they are written together, in milliseconds. */
const LOG_DELAY = 100;

/** A mistake of whoever started this, said in a sentence. */
class Mistake extends Error {}

interface Choices {
  port: number;
  host: string;
  folder: string;
  https: boolean;
  health: string | undefined;
  logAddresses: boolean;
  quiet: boolean;
}

/**
 * Serves the built site until it is told to stop. Ends the process with a sentence and status 1 where it cannot.
 * `build` is called once everything that was asked for is known to be possible.
 */
export async function serve(args: string[], build: () => void = () => undefined): Promise<void> {
  try {
    const choices = readChoices(args);
    if (!choices) return;
    if (await isTaken(choices.port, choices.host)) throw new Mistake(portTaken(choices.port));
    build();
    await run(choices);
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
}

/** The choices of the command line, or undefined when only the list of options was asked for, which is then printed. */
function readChoices(args: string[]): Choices | undefined {
  const { values } = parseOptions(args);
  if (values.help) {
    console.log(USAGE);
    return undefined;
  }
  const port = values.port ?? (process.env['PORT'] || '4321');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Mistake(
      `The port must be a whole number from 0 to 65535 (0: any free one), for example --port 5000. Found: ${port}`,
    );
  }
  if (values.health !== undefined && !values.health.startsWith('/')) {
    throw new Mistake(
      `The health address must begin with a slash, for example --health /healthz. Found: ${values.health}`,
    );
  }
  return {
    port: Number(port),
    host: values.host ?? (process.env['HOST'] || '127.0.0.1'),
    folder: values.folder ?? join(root, 'dist'),
    https: values.https ?? false,
    health: values.health,
    logAddresses: values['log-addresses'] ?? false,
    quiet: values.quiet ?? false,
  };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        folder: { type: 'string' },
        https: { type: 'boolean' },
        health: { type: 'string' },
        'log-addresses': { type: 'boolean' },
        quiet: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    throw new Mistake(`${cause instanceof Error ? cause.message : cause}\n${USAGE}`, { cause });
  }
}

async function run({ port, host, folder, https, health, logAddresses, quiet }: Choices): Promise<void> {
  const ready = (before?: ReadySite) => prepare(readSite(folder), https, before);

  let current = await ready();
  const log = new Log();
  const server = createSiteServer(current, {
    https,
    health,
    logAddresses,
    log: quiet ? undefined : (entry) => log.request(entry),
    onFailure: (failure) => log.failure(failure),
  });
  server.http.listen(port, host);
  try {
    await once(server.http, 'listening');
  } catch (cause) {
    throw new Mistake(listenProblem(cause, port, host), { cause });
  }
  const address = server.http.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`${relative(process.cwd(), folder) || folder} is served at http://${shown(host)}:${actual}`);

  let ending = false;
  const end = async () => {
    // A second signal means: at once.
    if (ending) process.exit(130);
    ending = true;
    await server.stop(PATIENCE);
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('SIGHUP', async () => {
    try {
      current = await ready(current);
      server.replace(current);
      log.note('A new build is being served.');
    } catch (problem) {
      log.failure(problem);
    }
  });
}

// A server on the other of the machine's two own addresses (127.0.0.1 and ::1) would not keep this one from listening, but
// browsers sent to localhost might then reach either.
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

function listenProblem(cause: unknown, port: number, host: string): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') return portTaken(port);
  if (code === 'EACCES')
    return `This account may not use port ${port}: choose one from 1024 up with --port, for example --port 4321.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this machine: choose one with --host.`;
  return `The server could not start on ${host}, port ${port}: ${cause instanceof Error ? cause.message : cause}`;
}

function shown(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** One line of JSON for each request, gathered so that writing them costs no visitor anything. */
class Log {
  #lines: string[] = [];
  #timer: NodeJS.Timeout | undefined;

  request({ milliseconds, ...entry }: LogEntry): void {
    this.#add({ ...entry, milliseconds: Number(milliseconds.toFixed(2)) });
  }

  note(note: string): void {
    this.#add({ note });
  }

  failure(failure: unknown): void {
    this.#add({ failure: failure instanceof Error ? failure.message : String(failure) });
    this.flush();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines.length === 0) return;
    process.stdout.write(`${this.#lines.join('\n')}\n`);
    this.#lines = [];
  }

  #add(entry: object): void {
    this.#lines.push(JSON.stringify({ time: new Date().toISOString(), ...entry }));
    this.#timer ??= setTimeout(() => this.flush(), LOG_DELAY);
  }
}

if (import.meta.main) await serve(process.argv.slice(2));
