import { request } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Desk } from './desk.ts';
import { createEditorServer } from './server.ts';
import { Store } from './store.ts';

const store = new Store('.');
const preview = { address: 'http://127.0.0.1:9', settled: () => Promise.resolve() };
const server = createEditorServer(new Desk(store, preview.address), store, new Map(), preview);
let port: number;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

async function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<{ status: number; policy: string }> {
  const sent = request({ port, host: '127.0.0.1', method, path, headers }).end(body);
  const [response] = await once(sent, 'response');
  response.resume();
  return { status: response.statusCode, policy: String(response.headers['content-security-policy']) };
}

const own = () => `http://127.0.0.1:${port}`;

test('its own page is answered', async () => {
  expect((await ask('GET', '/api/overview', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await ask('POST', '/api/put-back', { origin: own() }, '{"id":"none"}')).status).toBe(200);
});

test('a name of somebody else that leads to this machine is refused, reading and writing', async () => {
  const host = `rebound.example:${port}`;
  expect((await ask('GET', '/api/overview', { host })).status).toBe(403);
  expect((await ask('POST', '/api/put-back', { host, origin: `http://${host}` }, '{}')).status).toBe(403);
});

test('a change from another page, or from no page, is refused', async () => {
  for (const origin of ['https://example.org', `http://127.0.0.1:${port + 1}`, 'null', `https://127.0.0.1:${port}`]) {
    expect((await ask('POST', '/api/put-back', { origin }, '{"id":"none"}')).status).toBe(403);
  }
  expect((await ask('POST', '/api/put-back', {}, '{"id":"none"}')).status).toBe(403);
  expect((await ask('POST', '/api/put-back', { origin: own(), 'sec-fetch-site': 'cross-site' }, '{}')).status).toBe(
    403,
  );
});

test('another page can neither read nor show the editor', async () => {
  expect(
    (await ask('GET', '/api/overview', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).status,
  ).toBe(403);
  expect(
    (
      await ask('GET', '/', {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'iframe',
      })
    ).status,
  ).toBe(403);
  const { policy } = await ask('GET', '/api/overview');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https:/);
});

test('more than it could use is not taken', async () => {
  expect((await ask('POST', '/api/save', { origin: own() }, 'x'.repeat(1_000_001))).status).toBe(413);
});

test('nothing but its own files and photographs can be read', async () => {
  for (const path of [
    '/package.json',
    '/photographs/..%2F..%2Fpackage.json',
    '/photographs/README.md',
    '/api/none',
  ]) {
    expect((await ask('GET', path)).status).toBe(404);
  }
});
