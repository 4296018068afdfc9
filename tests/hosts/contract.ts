import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Coding } from '#hosting/compress.ts';
import { ALLOWED_METHODS, REDIRECT_STATUS, STRICT_TRANSPORT_SECURITY } from '#hosting/policy.ts';
import { headerOf, readSite, type SiteFile } from '#hosting/site.ts';
import { FIXTURE_SITE } from '../fixture/build.ts';
import { NONSENSE, randomPath, TRAVERSALS } from './attacks.ts';
import { type Host, type RunningHost, SECRET } from './hosts.ts';
import { type Answer, ask, get, say } from './request.ts';

/** The site that is served: the fixture's, unless SITE_FOLDER names another. */
export const built = process.env['SITE_FOLDER'] || FIXTURE_SITE;
const site = readSite(built);
const files = [...site.files.values()];
const pages = files.filter((file) => file.path.endsWith('.html'));
const notFound = site.errors[404];
const about = pages.find((page) => page.address !== '/') ?? notFound;

/** How many addresses made up at random are asked for. */
const RANDOM_PATHS = 2_000;

const decoders: Record<Coding, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** What every host owes a visitor, whatever it is built of: one test for all, read from the built folder. */
export function keepsTheContract(host: Host): void {
  const missing = host.missing();
  if (missing !== undefined) {
    // biome-ignore lint/suspicious/noSkippedTests: a host that is not here cannot be tested, and the report has to say so.
    it.skip(`was not run: it is not installed here (${missing})`, () => undefined);
    return;
  }
  const { differences } = host;
  let running: RunningHost;
  const asked = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(running.address, path, { method, headers });
  const said = (bytes: string | Buffer, patience?: number) => say(running.address, bytes, patience);

  beforeAll(async () => {
    running = await host.start(built);
  }, 90_000);
  afterAll(() => running?.stop(), 30_000);

  /** Holds an answer to what the policy says of a file, header by header. */
  function expectFile(answer: Answer, file: SiteFile, status = 200): void {
    expect(answer.status).toBe(status);
    expect(answer.body.equals(file.body), 'the body is the built file').toBe(true);
    expectHeaders(answer, file);
  }

  function expectHeaders(answer: Answer, file: SiteFile): void {
    for (const { name, value } of file.headers) {
      // Where a host doesn't compress, nothing varies.
      if (name === 'Vary' && host.codings().length === 0) continue;
      expect(normal(answer.headers[name.toLowerCase()]), name).toBe(normal(value));
    }
  }

  describe('every file of the site', () => {
    it.each(files)('$address is the built $path', async (file) => {
      expectFile(await asked(file.address), file);
      expectFile(await asked(`${file.address}?from=newsletter`), file);
    });

    it.each(files)('HEAD $address tells the same and sends nothing', async (file) => {
      const whole = await asked(file.address);
      const head = await asked(file.address, {}, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect(variable(head)).toEqual(variable(whole));
    });

    it('says nothing twice', async () => {
      const { text } = await said(get('/'));
      const names = [...(text.split('\r\n\r\n')[0] ?? '').matchAll(/^([\w-]+):/gm)].map(([, name = '']) =>
        name.toLowerCase(),
      );
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    });

    it('tells no date that the content does not have', async () => {
      expect((await asked('/')).headers['last-modified']).toBeUndefined();
    });

    it('tells nothing of HTTPS over plain HTTP', async () => {
      // On a network the header always goes out, since the network is always reached by HTTPS.
      if (!differences.facesTheNetwork) return;
      expect((await asked('/')).headers['strict-transport-security']).toBeUndefined();
    });
  });

  describe('every other spelling of an address', () => {
    it.each([...site.redirects])('%s leads to %s for good', async (from, to) => {
      const answer = await asked(from);
      expect([answer.status, location(answer)]).toEqual([REDIRECT_STATUS, to]);
      expect((await asked(from, {}, 'HEAD')).status).toBe(REDIRECT_STATUS);
    });

    it('keeps the query', async () => {
      for (const [from, to] of site.redirects) {
        expect(location(await asked(`${from}?from=newsletter&x=%20y`))).toBe(`${to}?from=newsletter&x=%20y`);
      }
    });

    it('an encoded letter is the same letter', async () => {
      const encoded = about.address.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`);
      const answer = await asked(encoded);
      // A host may also lead to the usual spelling first.
      if (answer.status >= 300 && answer.status < 400) expect(location(answer)).toBe(about.address);
      else expectFile(answer, about);
    });
  });

  describe('what is not there', () => {
    const unknown = [
      '/nothing-here',
      '/nothing/deep/down',
      `${about.address}x`,
      `${about.address}/more`,
      '/_astro/',
      '/art',
    ];
    it.each([...unknown, '/_headers', '/_redirects', '/wrangler.jsonc', '/.git/config', '/.nojekyll'])(
      '%s: status 404 with the page for it',
      async (path) => {
        expectFile(await asked(path), notFound, 404);
      },
    );

    it('is the same in another case', async () => {
      expect((await asked(about.address.toUpperCase())).status).toBe(404);
    });

    it('stays 404 whatever the browser has kept or wants a part of', async () => {
      const answer = await asked('/nothing-here', { 'If-None-Match': '*', Range: 'bytes=0-4' });
      expect(answer.status).toBe(404);
    });

    it('the error documents have no address of their own', async () => {
      const expected = differences.showsErrorPage ? [200, 301, 307, 404] : [404];
      for (const path of ['/404', '/404.html']) expect(expected).toContain((await asked(path)).status);
      for (const path of ['/500', '/500.html']) expect((await asked(path)).status).toBe(404);
    });

    it('nor do the files that lie compressed beside the plain ones', async () => {
      for (const ending of ['.br', '.gz', '.zst']) expect((await asked(`/${about.path}${ending}`)).status).toBe(404);
    });
  });

  describe('caching', () => {
    it('keeps hashed files for a year and asks about pages every time', () => {
      // That each answer says so is held by the test of every file.
      const hashed = files.filter((file) => file.address.startsWith('/_astro/') || file.address.startsWith('/art/'));
      expect(hashed.length).toBeGreaterThan(0);
      for (const file of hashed) expect(headerOf(file, 'Cache-Control')).toBe('public, max-age=31536000, immutable');
      for (const page of pages) expect(headerOf(page, 'Cache-Control')).toBe('no-cache');
    });

    it.each(files)('$address has a strong tag, which answers 304', async (file) => {
      const first = await asked(file.address);
      const tag = first.headers['etag'] ?? '';
      expect(tag).toMatch(/^"[^"]+"$/);
      const lists = differences.readsTagLists ? [`"other", ${tag}`] : [];
      for (const header of [tag, `W/${tag}`, ...lists]) {
        const again = await asked(file.address, { 'If-None-Match': header });
        expect([again.status, again.body.length], header).toEqual([304, 0]);
        expect(again.headers['etag']).toBe(tag);
        expect(again.headers['cache-control']).toBe(headerOf(file, 'Cache-Control'));
      }
      expect((await asked(file.address, { 'If-None-Match': '"other"' })).status).toBe(200);
    });
  });

  describe.skipIf(host.codings().length === 0)('compression', () => {
    const compressible = files.filter((file) => file.compressible && file.body.length > 1_000);
    const bySize = (accept: string) => asked(about.address, { 'Accept-Encoding': accept });

    it.each(compressible)('$address in every coding is the same file under another tag', async (file) => {
      const tags = new Set([(await asked(file.address)).headers['etag']]);
      for (const coding of host.codings()) {
        const answer = await asked(file.address, { 'Accept-Encoding': coding });
        expect(answer.headers['content-encoding']).toBe(coding);
        expect(decoders[coding](answer.body).equals(file.body)).toBe(true);
        // A host may also send it in chunks, without telling the length.
        expect(answer.headers['content-length'] ?? String(answer.body.length)).toBe(String(answer.body.length));
        expectHeaders(answer, file);
        const tag = answer.headers['etag'] ?? '';
        expect(tag).toMatch(/^"[^"]+"$/);
        const again = await asked(file.address, { 'Accept-Encoding': coding, 'If-None-Match': tag });
        expect(again.status).toBe(304);
        tags.add(tag);
      }
      expect(tags.size).toBe(host.codings().length + 1);
    });

    it('the page for "not found" is compressed too', async () => {
      const answer = await asked('/nothing-here', { 'Accept-Encoding': 'gzip' });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([404, 'gzip']);
      expect(gunzipSync(answer.body).equals(notFound.body)).toBe(true);
    });

    it('goes only to those who can read it', async () => {
      const nobody = ['', 'identity', 'deflate', 'br;q=0, gzip;q=0, zstd;q=0', 'abr, gzipped', ';;,,'];
      for (const accept of nobody) expect((await bySize(accept)).headers['content-encoding'], accept).toBeUndefined();
      expect((await bySize('br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
      expect((await bySize('gzip, deflate, br, zstd')).headers['content-encoding']).toBe(host.codings()[0]);
    });

    it.skipIf(!differences.weighsCodings)('follows the wish expressed by q-values', async () => {
      expect((await bySize('br;q=0.1, gzip;q=0.9')).headers['content-encoding']).toBe('gzip');
      expect((await bySize('gzip;q=0.5, br;q=1.0')).headers['content-encoding']).toBe('br');
    });

    it('leaves alone what is compressed already', async () => {
      for (const file of files.filter((candidate) => !candidate.compressible)) {
        const answer = await asked(file.address, { 'Accept-Encoding': 'br, gzip, zstd' });
        expect(answer.headers['content-encoding'], file.address).toBeUndefined();
        expect(answer.headers['vary'], file.address).toBeUndefined();
      }
    });
  });

  describe.skipIf(!differences.ranges)('parts', () => {
    const { address, body } = about;
    const part = (range: string, headers: Record<string, string> = {}) => asked(address, { Range: range, ...headers });

    it.each([
      ['bytes=0-9', 0, 9],
      ['bytes=10-19', 10, 19],
      ['bytes=-5', body.length - 5, body.length - 1],
      [`bytes=${body.length - 3}-`, body.length - 3, body.length - 1],
      [`bytes=5-${body.length + 100}`, 5, body.length - 1],
    ])('%s', async (range, first, last) => {
      const answer = await part(range);
      expect(answer.status).toBe(206);
      expect(answer.headers['content-range']).toBe(`bytes ${first}-${last}/${body.length}`);
      expect(answer.body.equals(body.subarray(first, last + 1))).toBe(true);
    });

    it('what lies behind the end cannot be had', async () => {
      const answer = await part(`bytes=${body.length}-`);
      expect([answer.status, answer.headers['content-range']]).toEqual([416, `bytes */${body.length}`]);
    });

    it.each(['bytes=9-1', 'bytes=x-y', 'lines=0-4'])('%s makes no sense and is not obeyed', async (range) => {
      // Both are allowed: the whole, or a refusal.
      expect([200, 416]).toContain((await part(range)).status);
    });

    it('go only to those whose other parts are of the same content', async () => {
      const tag = (await asked(address)).headers['etag'] ?? '';
      expect((await part('bytes=0-9', { 'If-Range': tag })).status).toBe(206);
      expectFile(await part('bytes=0-9', { 'If-Range': '"other"' }), about);
    });
  });

  describe('other methods', () => {
    it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
      '%s is refused with what is allowed',
      async (method) => {
        for (const path of [about.address, '/nothing-here']) {
          const answer = await asked(path, { 'Content-Length': '0' }, method);
          expect(answer.status, path).toBe(405);
          if (differences.allowHeader) expect(answer.headers['allow']).toBe(ALLOWED_METHODS);
        }
      },
    );

    it('a sent body is not waited for', async () => {
      const answer = await said(
        'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\nConnection: close\r\n\r\nstart',
        2_000,
      );
      expect([405, 413]).toContain(answer.status);
    });
  });

  describe('addresses that try to get out', () => {
    it.each(TRAVERSALS)('%j', async (path) => {
      const answer = await said(get(path), 5_000);
      expect(answer.text).not.toContain(SECRET);
      expect(answer.text).not.toMatch(/root:.*:0:0:/);
      if (differences.resolvesDots && answer.status !== 400 && answer.status !== 404) {
        expect([200, 301, 307]).toContain(answer.status);
        expect(answer.text, 'a page of the site, or the way to one').toMatch(/<title>|\r\nlocation: \/(?!\/)/i);
      } else {
        expect([400, 404]).toContain(answer.status);
      }
    });
  });

  it(`answers ${RANDOM_PATHS} addresses made up at random, and goes on`, async () => {
    const random = generator(20261121);
    const strange = new Map<string, number>();
    const allowed = new Set([200, 301, 307, 400, 404, 414]);
    for (let batch = 0; batch < RANDOM_PATHS / 20; batch++) {
      const paths = Array.from({ length: 20 }, () => randomPath(random));
      const answers = await Promise.all(paths.map((path) => said(get(path), 10_000)));
      for (const [i, { status, text }] of answers.entries()) {
        expect(text).not.toContain(SECRET);
        if (status === undefined || !allowed.has(status)) strange.set(paths[i] ?? '', status ?? 0);
      }
    }
    expect([...strange]).toEqual([]);
    expectFile(await asked(about.address), about);
  }, 180_000);

  describe.skipIf(!differences.facesTheNetwork)('what is no HTTP', () => {
    it.each(NONSENSE)('%s', async (_name, bytes) => {
      const { status, closed } = await said(bytes, 3_000);
      const allowed = [undefined, 400, 404, 405, 408, 414, 416, 431, ...differences.toNonsense];
      // Some of it merely asks for more than there is to say.
      if (status === 200 || status === 301) expect(bytes).toMatch(/^(GET \/|OPTIONS \*)( HTTP\/1\.[01])?\r?\n/);
      else expect(allowed).toContain(status);
      if (status === 400) expect(closed, 'a connection that is out of step is closed').toBe(true);
      expectFile(await asked(about.address), about);
    });

    it('an address or a header without end', async () => {
      const long = await said(get(`/${'a'.repeat(20_000)}`), 5_000);
      expect([400, 404, 414, 431]).toContain(long.status);
      const header = await said(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(200_000)}\r\n\r\n`, 5_000);
      expect([undefined, 400, 431]).toContain(header.status);
      expectFile(await asked(about.address), about);
    });
  });

  const { startSecurely } = host;
  it.skipIf(!startSecurely)(
    'over HTTPS every answer asks for HTTPS from then on',
    async () => {
      const secure = await startSecurely?.(built);
      if (!secure) return;
      try {
        for (const path of ['/', about.address, `${about.address}/`, '/nothing-here', '/robots.txt']) {
          const { headers } = await ask(secure.address, path);
          expect(headers['strict-transport-security'], path).toBe(STRICT_TRANSPORT_SECURITY);
        }
      } finally {
        await secure.stop();
      }
    },
    90_000,
  );

  it.skipIf(!differences.facesTheNetwork)(
    'clients that never finish their request are let go, and hold up nobody',
    async () => {
      const slow = Array.from({ length: 40 }, () => said('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 30_000));
      const silent = Array.from({ length: 10 }, () => said('', 30_000));
      const start = performance.now();
      expectFile(await asked(about.address), about);
      expect(performance.now() - start).toBeLessThan(2_000);
      for (const conversation of await Promise.all([...slow, ...silent])) expect(conversation.closed).toBe(true);
    },
    40_000,
  );
}

/** What depends neither on the moment nor on how the length is told. */
function variable({ headers }: Answer): Record<string, string | undefined> {
  const {
    date: _,
    connection: __,
    'keep-alive': ___,
    'transfer-encoding': ____,
    'content-length': _____,
    ...rest
  } = headers;
  return rest;
}

function location({ headers }: Answer): string | undefined {
  return headers['location'];
}

/** Media types differ in case and in spaces around what they are called with. */
function normal(value: string | undefined): string | undefined {
  return value?.toLowerCase().replace(/;\s*/g, ';');
}

/** Numbers from 0 up to 1, the same every time (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
