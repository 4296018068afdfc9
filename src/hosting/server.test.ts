import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Header } from '#hosting/policy.ts';
import { prepare } from '#hosting/readySite.ts';
import { createSiteServer, type LogEntry, type ServerOptions, type SiteServer } from '#hosting/server.ts';
import type { Site, SiteFile } from '#hosting/site.ts';

function file(path: string, address: string, body: Buffer, headers: readonly Header[] = []): SiteFile {
  return { path, address, body, headers, hash: path, compressible: false, immutable: false };
}

const home = file('index.html', '/', Buffer.from('home'));
const large = file('large.bin', '/large.bin', Buffer.alloc(60_000_000, 1));
const failure = file('500.html', '/500', Buffer.from('Unexpected Application Error!'), [
  { name: 'Content-Type', value: 'text/html; charset=utf-8' },
]);
const site: Site = {
  files: new Map([home, large].map((one) => [one.address, one])),
  redirects: new Map([['/about/', '/about']]),
  errors: { 404: file('404.html', '/404', Buffer.from('Oops! Page not found')), 500: failure },
};

const running: SiteServer[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const server of running.splice(0)) await server.stop(0);
});

async function start(options: ServerOptions = {}): Promise<{ server: SiteServer; port: number }> {
  const server = createSiteServer(await prepare(site), options);
  running.push(server);
  server.http.listen(0, '127.0.0.1');
  await once(server.http, 'listening');
  return { server, port: (server.http.address() as AddressInfo).port };
}

describe('a failure inside', () => {
  it('shows the page for status 500, says what failed, and goes on', async () => {
    const failures: unknown[] = [];
    const { server, port } = await start({ onFailure: (problem) => failures.push(problem) });
    const whole = await prepare(site);
    const broken = new Map(whole.files);
    const trap = new Error('broken');
    broken.get = () => {
      throw trap;
    };
    server.replace({ ...whole, files: broken });
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toBe('Unexpected Application Error!');
    expect(failures).toEqual([trap]);

    server.replace(whole);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });
});

describe('a client that reads too slowly', () => {
  it('is let go after two minutes, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { port } = await start();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'readable');
    vi.advanceTimersByTime(110_000);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    // What was under way by then can still be read, and is not nearly all.
    vi.advanceTimersByTime(30_000);
    let received = 0;
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received += part.length;
    });
    await once(socket, 'close');
    expect(received).toBeLessThan(large.body.length);
  });

  it('gets all of it where it takes up reading again in time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { port } = await start();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await once(socket, 'readable');
    vi.advanceTimersByTime(110_000);
    let received = 0;
    for await (const part of socket) received += (part as Buffer).length;
    expect(received).toBeGreaterThan(large.body.length);
  });
});

describe('the log', () => {
  it('has neither the query nor more of an address than can be read', async () => {
    const entries: LogEntry[] = [];
    const { port } = await start({ log: (entry) => entries.push(entry) });
    await fetch(`http://127.0.0.1:${port}/${'a'.repeat(500)}?name=Ama`);
    await vi.waitFor(() => expect(entries).toHaveLength(1));
    expect(entries[0]).toMatchObject({ method: 'GET', status: 404, path: `/${'a'.repeat(199)}` });
    expect(entries[0]).not.toHaveProperty('address');
  });
});

describe('a redirect', () => {
  it('keeps a query of whatever bytes without failing', async () => {
    const failures: unknown[] = [];
    const { port } = await start({ onFailure: (problem) => failures.push(problem) });
    const statuses = new Set<string>();
    for (let byte = 0; byte < 256; byte++) {
      const socket = connect(port, '127.0.0.1');
      const query = String.fromCharCode(byte);
      socket.write(`GET /about/?a${query}b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1');
      let text = '';
      for await (const part of socket) text += (part as Buffer).toString('latin1');
      statuses.add(text.slice(9, 12));
    }
    expect([...statuses].sort()).toEqual(['301', '400']);
    expect(failures).toEqual([]);
  });
});
