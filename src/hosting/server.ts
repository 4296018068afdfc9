import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Coding } from '#hosting/compress.ts';
import { chooseCoding, matchesTag, readRange } from '#hosting/negotiate.ts';
import {
  ALLOWED_METHODS,
  EMPTY_DOCUMENT_POLICY,
  EVERY_RESPONSE,
  REDIRECT_STATUS,
  STRICT_TRANSPORT_SECURITY,
} from '#hosting/policy.ts';
import { flat, type ReadyFile, type ReadySite, type Representation } from '#hosting/readySite.ts';

/** What is written down of a request: nothing of a visitor, unless `address` was asked for. */
export interface LogEntry {
  method: string;
  /** As it was asked for, at most 200 characters, without the query. */
  path: string;
  status: number;
  bytes: number;
  milliseconds: number;
  /** The visitor's network address; only with `logAddresses`. */
  address?: string;
}

export interface ServerOptions {
  /** The site is reached by HTTPS (a proxy before this server holds the certificate): send HSTS. */
  https?: boolean;
  /** An address that answers 200 "ok" for as long as the server runs; none unless named, since the site's addresses are fixed. */
  health?: string | undefined;
  log?: ((entry: LogEntry) => void) | undefined;
  logAddresses?: boolean;
  /** Told of what went wrong inside; the visitor gets the page for status 500. */
  onFailure?: (failure: unknown) => void;
}

export interface SiteServer {
  http: Server;
  /** Puts a newer build in place of the one being served, between two answers. */
  replace: (site: ReadySite) => void;
  /** Takes no new connection, lets what is under way finish for at most `patience` milliseconds, then resolves. */
  stop: (patience: number) => Promise<void>;
}

/** The longest address that is looked at, in characters; the longest of the site's own has about 60. */
const MAX_ADDRESS = 2_048;

/** All headers of a request together, its address among them, in bytes. */
const MAX_HEADERS = 8_192;

/** How long a client may take, in milliseconds. */
const LIMITS = {
  headers: 10_000,
  request: 20_000,
  idleBetweenRequests: 15_000,
  /** For taking an answer, to within one `sweep`. At the largest file's size this asks for less than 2 kB a second. */
  taking: 120_000,
  /** Between two looks at who reads too slowly. */
  sweep: 10_000,
};

const MAX_CONNECTIONS = 10_000;

/** A server for a site, not yet listening. Nothing is read from disk while it serves. */
export function createSiteServer(site: ReadySite, options: ServerOptions = {}): SiteServer {
  const { https = false, health, log, logAddresses = false, onFailure = () => undefined } = options;
  const shortHeaders = flat([
    ...EVERY_RESPONSE,
    { name: 'Content-Security-Policy', value: EMPTY_DOCUMENT_POLICY },
    ...(https ? [{ name: 'Strict-Transport-Security', value: STRICT_TRANSPORT_SECURITY }] : []),
  ]);
  const choices = new Map<string, Map<readonly Coding[], Coding | undefined>>();
  let current = site;
  let stopping = false;

  const http = createServer({
    maxHeaderSize: MAX_HEADERS,
    headersTimeout: LIMITS.headers,
    requestTimeout: LIMITS.request,
    keepAliveTimeout: LIMITS.idleBetweenRequests,
    connectionsCheckingInterval: 2_000,
  });
  http.maxConnections = MAX_CONNECTIONS;
  http.on('request', respond);
  // Without a word to go on: no body is wanted, whatever the client expects.
  http.on('checkContinue', respond);
  http.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(
      `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOWED_METHODS}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  });
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const sweeper = letGoOfSlowReaders(sockets);

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const start = log ? performance.now() : 0;
    if (stopping || hasBody(request)) response.shouldKeepAlive = false;
    let bytes = 0;
    try {
      bytes = answer(request, response);
    } catch (failure) {
      onFailure(failure);
      bytes = fail(request, response);
    }
    if (log) {
      response.once('close', () =>
        log({
          method: request.method ?? '',
          path: withoutQuery(request.url ?? '').slice(0, 200),
          status: response.statusCode,
          bytes,
          milliseconds: performance.now() - start,
          ...(logAddresses ? { address: request.socket.remoteAddress ?? '' } : {}),
        }),
      );
    }
  }

  /** Answers and returns the length of the body, in bytes. */
  function answer(request: IncomingMessage, response: ServerResponse): number {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return short(response, 405, ['Allow', ALLOWED_METHODS]);
    if (url.length > MAX_ADDRESS) return short(response, 414);

    // Nearly every request asks for an address exactly as it stands.
    const file = current.files.get(url);
    if (file) return sendFile(request, response, file);

    const address = readAddress(url);
    if (address === undefined) return short(response, 400);
    if (health !== undefined && address === health) return short(response, 200, ['Cache-Control', 'no-store'], 'ok\n');
    const found = current.files.get(address);
    if (found) return sendFile(request, response, found);
    const target = current.redirects.get(address);
    if (target !== undefined)
      return short(response, REDIRECT_STATUS, ['Location', target + url.slice(withoutQuery(url).length)]);
    return sendStatus(request, response, 404, current.notFound);
  }

  function short(response: ServerResponse, status: number, headers: string[] = [], body = ''): number {
    const type = body ? ['Content-Type', 'text/plain; charset=utf-8'] : [];
    response.writeHead(status, [...shortHeaders, ...type, ...headers, 'Content-Length', String(body.length)]);
    response.end(body);
    return body.length;
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: ReadyFile): number {
    const { headers } = request;
    const chosen = choose(headers['accept-encoding'], file);
    if (matchesTag(headers['if-none-match'], chosen.tag)) {
      response.writeHead(304, chosen.notModified);
      response.end();
      return 0;
    }
    // A part goes only to a client whose other parts are of this very content.
    const condition = headers['if-range'];
    const range =
      headers.range !== undefined && request.method === 'GET' && (condition === undefined || condition === chosen.tag)
        ? readRange(headers.range, chosen.body.length)
        : undefined;
    if (range === 'unsatisfiable') {
      return short(response, 416, ['Content-Range', `bytes */${chosen.body.length}`]);
    }
    if (range) {
      const part = chosen.body.subarray(range.first, range.last + 1);
      response.writeHead(206, [
        ...chosen.headers.slice(0, -2),
        'Content-Range',
        `bytes ${range.first}-${range.last}/${chosen.body.length}`,
        'Content-Length',
        String(part.length),
      ]);
      response.end(part);
      return part.length;
    }
    response.writeHead(200, chosen.headers);
    response.end(chosen.body);
    return chosen.body.length;
  }

  function sendStatus(request: IncomingMessage, response: ServerResponse, status: 404 | 500, file: ReadyFile): number {
    const chosen = choose(request.headers['accept-encoding'], file);
    response.writeHead(status, withoutCaching(chosen.headers));
    response.end(chosen.body);
    return chosen.body.length;
  }

  function fail(request: IncomingMessage, response: ServerResponse): number {
    if (response.headersSent) {
      response.destroy();
      return 0;
    }
    return sendStatus(request, response, 500, current.failure);
  }

  function choose(header: string | undefined, { plain, codings, coded }: ReadyFile): Representation {
    if (header === undefined || codings.length === 0) return plain;
    // Browsers send one of a handful of headers, so that nearly all are read once.
    let known = choices.get(header);
    if (!known) {
      if (choices.size >= 64) choices.clear();
      known = new Map();
      choices.set(header, known);
    }
    if (!known.has(codings)) known.set(codings, chooseCoding(header, codings));
    const coding = known.get(codings);
    return (coding && coded.get(coding)) ?? plain;
  }

  return {
    http,
    replace: (next) => {
      current = next;
      choices.clear();
    },
    stop: async (patience) => {
      stopping = true;
      clearInterval(sweeper);
      const closed = new Promise<void>((resolve) => {
        // Node takes a connection for idle as soon as all of an answer has been handed over, though it may not be sent.
        http.closeIdleConnections = () => undefined;
        http.close(() => resolve());
      });
      const closeIdle = () => {
        if ([...sockets].every((socket) => socket.writableLength === 0)) {
          Server.prototype.closeIdleConnections.call(http);
        }
      };
      closeIdle();
      const again = setInterval(closeIdle, 20);
      const impatience = setTimeout(() => http.closeAllConnections(), patience);
      await closed;
      clearInterval(again);
      clearTimeout(impatience);
    },
  };
}

/** The address that a request means, decoded once; undefined where it cannot be read. */
function readAddress(url: string): string | undefined {
  // A proxy may send the whole address.
  const path = withoutQuery(url.replace(/^https?:\/\/[^/?#]*/i, ''));
  if (!path.startsWith('/')) return undefined;
  try {
    const address = decodeURIComponent(path);
    return address.includes('\0') ? undefined : address;
  } catch {
    return undefined;
  }
}

function withoutQuery(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** An error document is asked for anew each time, and a part of it is of use to nobody. */
function withoutCaching(headers: readonly string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const [name = '', value = ''] = headers.slice(i, i + 2);
    if (name !== 'ETag' && name !== 'Accept-Ranges') kept.push(name, value);
  }
  return kept;
}

/** Node's own time-outs bound how slowly a client may ask, this bounds how slowly it may read. */
function letGoOfSlowReaders(sockets: ReadonlySet<Socket>): NodeJS.Timeout {
  // How much had been handed over when a connection was last seen to move, and how many sweeps ago.
  const stuck = new Map<Socket, { handedOver: number; sweeps: number }>();
  return setInterval(() => {
    for (const socket of stuck.keys()) if (!sockets.has(socket)) stuck.delete(socket);
    for (const socket of sockets) {
      // An answer counts once all of it is out of our hands: a part of it cannot be seen from here.
      const handedOver = socket.bytesWritten - socket.writableLength;
      const last = stuck.get(socket);
      if (socket.writableLength === 0) stuck.delete(socket);
      else if (last?.handedOver !== handedOver) stuck.set(socket, { handedOver, sweeps: 0 });
      else if (++last.sweeps * LIMITS.sweep >= LIMITS.taking) socket.destroy();
    }
  }, LIMITS.sweep).unref();
}
