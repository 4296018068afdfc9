import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Asset } from './bundle.ts';
import type { Desk, Many } from './desk.ts';
import { refusal } from './guard.ts';
import { LARGEST } from './photographs.ts';
import type { Preview } from './preview.ts';
import type { KindName } from './protocol.ts';
import type { Store } from './store.ts';

/** What the editor's page sends. */
interface Sent {
  kind: KindName;
  file?: string;
  data?: unknown;
  version?: string;
  anyway?: boolean;
  name?: string;
  id?: string;
}

/** What is made of a request: JSON, bytes, or nothing that exists. */
type Answer = { json: unknown } | { bytes: Buffer; type: string } | undefined;

/** A request that is larger than anything this editor could use. */
class TooLarge extends Error {}

const LARGEST_TEXT = 1_000_000;

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * The editor, for one person on her own machine: it must listen on 127.0.0.1 only. `app` holds the files of its page by their
 * addresses, `preview` is the only other address that the page may show.
 */
export function createEditorServer(
  desk: Desk,
  store: Store,
  app: ReadonlyMap<string, Asset>,
  preview: Pick<Preview, 'address' | 'settled'>,
): Server {
  const server = createServer((request, response) => {
    void answer(request, response).catch((problem: unknown) => {
      const large = problem instanceof TooLarge;
      const words = problem instanceof Error ? problem.message : String(problem);
      if (!response.headersSent) send(response, large ? 413 : 500, 'text/plain; charset=utf-8', words);
      response.destroy();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    headers(response, preview.address);
    const reason = refusal(request, port);
    if (reason) return send(response, 403, 'text/plain; charset=utf-8', reason);
    const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
    const found = request.method === 'POST' ? await changed(url, request) : read(url);
    if (!found) return send(response, 404, 'text/plain; charset=utf-8', 'There is nothing here.');
    if ('json' in found) return send(response, 200, 'application/json', JSON.stringify(found.json ?? null));
    return send(response, 200, found.type, found.bytes);
  }

  function read({ pathname, searchParams }: URL): Answer {
    const file = searchParams.get('file') ?? '';
    if (pathname === '/api/overview') return { json: desk.overview() };
    if (pathname === '/api/history') return { json: store.history() };
    if (pathname === '/api/open') {
      const json = desk.open(file);
      return json && { json };
    }
    if (pathname === '/api/begin') {
      const kind: Many = searchParams.get('kind') === 'program' ? 'program' : 'event';
      return { json: desk.begin(kind, searchParams.get('like') ?? undefined) };
    }
    if (pathname.startsWith('/photographs/')) {
      const name = decodeURIComponent(pathname.slice('/photographs/'.length));
      const bytes = store.picture(name);
      const type = PICTURE_TYPES[name.replace(/^.*\./, '')];
      return bytes && type ? { bytes, type } : undefined;
    }
    return app.get(pathname);
  }

  async function changed({ pathname, searchParams }: URL, request: IncomingMessage): Promise<Answer> {
    if (pathname === '/api/photograph') {
      return { json: await desk.addPhotograph(await bodyOf(request, LARGEST), searchParams.get('shows') ?? '') };
    }
    const text = (await bodyOf(request, LARGEST_TEXT)).toString('utf8');
    const { kind, file = '', data, version = '', anyway, name = '', id = '' } = JSON.parse(text) as Sent;
    const place = file === '' ? undefined : file;
    if (pathname === '/api/settled') return { json: await preview.settled() };
    if (pathname === '/api/check') return { json: desk.check(kind, place, data) };
    if (pathname === '/api/save') return { json: desk.save(kind, place, data, version, anyway) };
    if (pathname === '/api/rename') return { json: desk.rename(file, name) };
    if (pathname === '/api/remove') return { json: desk.remove(file) };
    if (pathname === '/api/put-back') return { json: store.putBack(id) };
    return undefined;
  }

  return server;
}

/** Nothing may frame this page, and it may show nothing but itself and the preview. */
function headers(response: ServerResponse, preview: string): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${preview}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  response.setHeader('Content-Security-Policy', policy.join('; '));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

async function bodyOf(request: IncomingMessage, largest: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largest)
      throw new TooLarge(`That is larger than ${largest / 1_000_000} megabytes. Choose a smaller one.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
