import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Headers } from '#build/headers.ts';
import { readBuiltSite } from '#build/builtSite.ts';

/**
 * A server that answers for a built site as every host should (tests/hosts). It is for trying the site, not for the public. Files stay in
 * memory, so that no path leads out of the folder and a new build disturbs nothing.
 */
export function createSiteServer(folder: string): Server {
  const site = readBuiltSite(folder);
  const read = (file: string) => {
    const headers = site.headersOf(file);
    const path = join(folder, file);
    const compressed = (extension: string, coding: string) =>
      existsSync(path + extension)
        ? contentOf(path + extension, { ...headers, 'Content-Encoding': coding })
        : undefined;
    return { plain: contentOf(path, headers), gzip: compressed('.gz', 'gzip'), br: compressed('.br', 'br') };
  };
  const files = new Map([...site.files].map(([address, file]) => [address, read(file)]));
  const notFound = read('404.html');

  // Node itself refuses what is not HTTP, lacks a Host or has too many headers, and closes the connection.
  return createServer(({ method, url = '', headers }, response) => {
    const send = (status: number, more: Headers, body?: Buffer) => {
      response.statusCode = status;
      response.setHeaders(new Map(Object.entries({ ...site.headers, ...more })));
      response.end(body);
    };
    if (method !== 'GET' && method !== 'HEAD') return send(405, { Allow: 'GET, HEAD' });
    const [path = ''] = url.split('?', 1);
    const address = decode(path);
    const target = site.redirects.get(address);
    if (target !== undefined) return send(301, { Location: target + url.slice(path.length) });
    const file = files.get(address);
    const { br, gzip, plain } = file ?? notFound;
    const accepted = headers['accept-encoding']?.toString() ?? '';
    const content = (isAccepted('br', accepted) && br) || (isAccepted('gzip', accepted) && gzip) || plain;
    // The 404 page itself is never answered with 304.
    if (file && headers['if-none-match']?.includes(content.headers.ETag)) return send(304, content.headers);
    send(file ? 200 : 404, content.headers, content.bytes);
  });
}

/** Listens, on a free port unless one is given, and returns the address. */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<string> {
  await once(server.listen(port, host), 'listening');
  const { address, family, port: chosen } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${chosen}`;
}

export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Whether a request takes a coding: it may refuse one with the weight 0. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3 */
function isAccepted(coding: string, accepted: string): boolean {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => [part.split(';', 1)[0]?.trim(), Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1)]),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

function contentOf(path: string, headers: Headers): { headers: Headers & { ETag: string }; bytes: Buffer } {
  const bytes = readFileSync(path);
  const ETag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  return { bytes, headers: { ...headers, ETag } };
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
