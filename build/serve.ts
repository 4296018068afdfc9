import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ALLOWED_METHODS, ERROR_DOCUMENTS, headersOf, REDIRECT_STATUS, RESPONSE_HEADERS } from '#build/headers.ts';
import { readSite } from '#build/site.ts';

/** The content of a file in one encoding. */
interface Representation {
  coding: 'br' | 'gzip' | undefined;
  bytes: Buffer;
  tag: string;
}

/**
 * A server that answers for the built site in `folder` as every host should (build/headers.ts). It holds the files in memory, so that
 * no path leads out of the folder and a new build does not disturb it: one that reads files at each request, such as sirv, ends with an
 * unhandled error when a build replaces the folder. For trying the site, not for the public.
 * @throws if the folder holds no built site
 */
export function createSiteServer(folder: string): Server {
  const { files, redirects } = readSite(folder);
  const known = [...files.values(), ...Object.values(ERROR_DOCUMENTS)];
  const contents = new Map(known.map((file) => [file, representationsOf(join(folder, file))]));

  // Node itself refuses what is not HTTP, lacks a Host or has too many headers, and closes the connection.
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(RESPONSE_HEADERS)) response.setHeader(name, value);
    if (request.headersDistinct['host']?.length !== 1)
      return void response.writeHead(400, { Connection: 'close' }).end('Bad Request');
    if (!ALLOWED_METHODS.split(', ').includes(request.method ?? ''))
      return void response.writeHead(405, { Allow: ALLOWED_METHODS }).end();
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
    const address = decode(path);
    const target = redirects.get(address);
    if (target) return void response.writeHead(REDIRECT_STATUS, { Location: target + query }).end();
    const file = files.get(address);
    if (file) sendFile(file, request, response);
    // Conditions are about the page that was asked for.
    else send(404, ERROR_DOCUMENTS[404], choose(ERROR_DOCUMENTS[404], request), response);
  });

  function choose(file: string, request: IncomingMessage): Representation {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const all = contents.get(file) ?? [];
    const found = all.find(({ coding }) => coding === undefined || new RegExp(`\\b${coding}\\b`).test(accepted));
    if (!found) throw new Error(`${file} is not in the list of files.`);
    return found;
  }

  function sendFile(file: string, request: IncomingMessage, response: ServerResponse): void {
    const content = choose(file, request);
    if (request.headers['if-none-match']?.includes(content.tag))
      response.writeHead(304, { ...headersOf(file), ETag: content.tag }).end();
    else send(200, file, content, response);
  }
}

/** Listens, on any free port unless one is given, and returns the address. */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<string> {
  await once(server.listen(port, host), 'listening');
  const { address, family, port: chosen } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${chosen}`;
}

/** Ends the server and its open connections. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function send(status: number, file: string, { coding, bytes, tag }: Representation, response: ServerResponse): void {
  response.writeHead(status, {
    ...headersOf(file),
    ...(coding ? { 'Content-Encoding': coding } : {}),
    'Content-Length': bytes.length,
    ETag: tag,
  });
  response.end(bytes);
}

/** The smallest encoding first. */
function representationsOf(path: string): Representation[] {
  const codings = [['br', '.br'] as const, ['gzip', '.gz'] as const, [undefined, ''] as const];
  return codings
    .filter(([, extension]) => existsSync(path + extension))
    .map(([coding, extension]) => {
      const bytes = readFileSync(path + extension);
      return { coding, bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"` };
    });
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
