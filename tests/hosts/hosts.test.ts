import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '#build/site.ts';
import { FIXTURE_SITE } from '../fixture/build.ts';
import { HOSTS, PHOTOGRAPHS, type RunningHost, SECRET, start } from './hosts.ts';
import { ask, get, sendBytes } from './request.ts';

const built = FIXTURE_SITE;
const files = filesIn(built);
const one = (pattern: RegExp) => {
  const file = files.find((name) => pattern.test(name));
  if (!file) throw new Error(`The built site has no file like ${pattern}.`);
  return file;
};
const bytes = (file: string) => readFileSync(join(built, file));

const HASHED = one(/^_astro\/.*\.woff2$/);
const SCRIPT = one(/^_astro\/.*\.js$/);
const DRAWING = one(/^art\/.*\.svg$/);
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** Two ways to say: ask each time whether it has changed. */
const ASKED_AGAIN = expect.stringMatching(/^(no-cache|public, max-age=0, must-revalidate)$/);

/** Written out, so that whoever weakens one has to do it in two places. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'browsing-topics=(),camera=(),clipboard-read=(),display-capture=(),geolocation=(),hid=(),microphone=(),midi=(),payment=(),serial=(),storage-access=(),usb=()',
};
const ON_PAGES = {
  ...EVERYWHERE,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': ASKED_AGAIN,
  'content-security-policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
};

/** Addresses that mean to leave the served folder, or to confuse what reads them. */
const UP = ['../', '..%2f', '%2e%2e/', '..\\', '..%5c', '%252e%252e%252f', '..%c0%af', '....//', '.%2e/', '..;/'];
const TRAVERSALS = [
  ...UP.flatMap((up) =>
    [1, 8].flatMap((times) => [`/${up.repeat(times)}secret.txt`, `/art/${up.repeat(times)}etc/passwd`]),
  ),
  '/secret.txt',
  '//etc/passwd',
  '/%00',
  '/about%00.html',
  '/about%0d%0aSet-Cookie:%20a=b',
  '/.env',
  '/_astro/',
  '/art/',
];

for (const host of HOSTS) {
  describe.skipIf(!host.installed)(host.name, () => {
    let running: RunningHost;
    /** What the network in front of Cloudflare's program answers, which cannot be run here: compression, bad requests. */
    const onNetwork = test.skipIf(host.withoutNetwork);
    const asked = (path: string, headers?: object, method?: string) => ask(running.address, path, headers, method);
    beforeAll(async () => {
      running = await start(host, built);
    }, 90_000);
    afterAll(() => running?.stop(), 30_000);

    test('sends every built file under its address, to the byte', async () => {
      for (const file of files.filter((name) => !/^(404|500)\.html$/.test(name))) {
        const answer = await asked(encodeURI(`/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/')));
        expect([file, answer.status, answer.body.equals(bytes(file))]).toEqual([file, 200, true]);
      }
    });

    test.each(['/about?from=newsletter', '/%61bout'])('%s is the page', async (path) => {
      const answer = await asked(path);
      // Cloudflare leads to the plain spelling.
      const page = answer.status === 307 ? await asked(answer.headers['location'] ?? '') : answer;
      expect(page.body.equals(bytes('about.html'))).toBe(true);
    });

    test.each([
      ['/about/', '/about'],
      ['/about.html', '/about'],
      ['/index.html', '/'],
      ['/about/?a=1&b=%20c', '/about?a=1&b=%20c'],
    ])('%s redirects to %s permanently', async (from, to) => {
      const { status, headers } = await asked(from);
      const { pathname, search } = new URL(headers['location'] ?? '', running.address);
      expect([status, pathname + search]).toEqual([301, to]);
    });

    const missing = [
      '/nothing-here',
      '/about/nothing',
      '/_astro/gone.12345678.js',
      '/about.html.br',
      '/robots.txt.gz',
      '/_headers',
      // Cloudflare shows the page: docs/hosting.md.
      ...(host.withoutNetwork ? [] : ['/404', '/500']),
      '/500.html',
    ];
    test.each(missing)('%s is “not found”, with its page, and is asked for again next time', async (path) => {
      const answer = await asked(path);
      expect(answer.status).toBe(404);
      expect(answer.body.equals(bytes('404.html'))).toBe(true);
      expect(answer.headers).toMatchObject(ON_PAGES);
    });

    test('HEAD gets the headers without the page', async () => {
      const { status, body, headers } = await asked('/about', {}, 'HEAD');
      expect([status, body.length]).toEqual([200, 0]);
      expect(headers).toMatchObject(ON_PAGES);
    });

    test.each(['POST', 'OPTIONS'])('%s is refused with what is allowed, whatever the address', async (method) => {
      // Cloudflare redirects before it looks at the method.
      for (const path of ['/', ...(host.withoutNetwork ? [] : ['/about/']), '/nothing-here']) {
        const { status, headers } = await asked(path, {}, method);
        expect([path, status, headers['allow']]).toEqual([path, 405, host.withoutNetwork ? undefined : 'GET, HEAD']);
      }
    });

    onNetwork.each([...(host.brotli ? ['br'] : []), 'gzip'])('a page comes by %s, the same bytes', async (coding) => {
      const { headers, body } = await asked('/about', { 'Accept-Encoding': coding });
      expect([headers['content-encoding'], headers['vary']?.toLowerCase()]).toEqual([coding, 'accept-encoding']);
      expect(body.equals(bytes('about.html'))).toBe(true);
      expect(headers).toMatchObject(ON_PAGES);
    });

    test('an unchanged page is a 304', async () => {
      const tag = (await asked('/about')).headers['etag'] ?? '';
      expect((await asked('/about', { 'If-None-Match': tag })).status).toBe(304);
      expect((await asked('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
    });

    onNetwork('what is compressed is stored for each encoding, with an ETag of its own', async () => {
      for (const path of ['/', '/nothing-here', `/${SCRIPT}`, `/${DRAWING}`, '/calendar.ics'])
        expect((await asked(path)).headers['vary']).toMatch(/^accept-encoding$/i);
      const plain = (await asked('/about')).headers['etag'] ?? '';
      const small = (await asked('/about', { 'Accept-Encoding': 'gzip' })).headers['etag'] ?? '';
      expect(plain).not.toBe(small);
      expect((await asked('/about', { 'If-None-Match': small, 'Accept-Encoding': 'gzip' })).status).toBe(304);
    });

    test.each([
      [SCRIPT, 'text/javascript; charset=utf-8', YEAR],
      [HASHED, 'font/woff2', YEAR],
      [DRAWING, 'image/svg+xml', YEAR],
      ['favicon.ico', 'image/vnd.microsoft.icon', DAY],
      ['apple-touch-icon.png', 'image/png', DAY],
      ...Object.entries(PHOTOGRAPHS).map(([file, type]) => [file, type, ASKED_AGAIN]),
      ['calendar.ics', 'text/calendar; charset=utf-8', ASKED_AGAIN],
      ['sitemap.xml', 'application/xml', ASKED_AGAIN],
      ['robots.txt', 'text/plain; charset=utf-8', ASKED_AGAIN],
    ])('/%s is %s, and cached', async (file, type, caching) => {
      const { headers } = await asked(`/${file}`);
      expect(headers).toMatchObject({ ...EVERYWHERE, 'content-type': type, 'cache-control': caching });
      const policy = headers['content-security-policy'] ?? '';
      expect(policy.includes("default-src 'none'")).toBe(/\.(svg|xml)$/.test(file));
    });

    test('repeats no header, and reveals no version of its program, nor claims HTTPS', async () => {
      const [head = ''] = (await sendBytes(running.address, get('/about'))).split('\r\n\r\n');
      const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase());
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      if (!host.withoutNetwork) expect(names).not.toContain('strict-transport-security');
      expect(head).not.toMatch(/\d+\.\d+\.\d+/);
    });

    test.runIf(host.name === 'npm start')('says what to do about a port in use', () => {
      const { port } = new URL(running.address);
      const { stderr } = spawnSync(process.execPath, ['scripts/start.ts', '--folder', built, '--port', port]);
      expect(String(stderr)).toMatch(new RegExp(`^Port ${port} is already in use: .* --port .*\n$`));
    });

    test('no path leads out of the folder', async () => {
      for (const path of TRAVERSALS) {
        const answer = await sendBytes(running.address, get(path));
        expect([path, answer.includes(SECRET), answer.includes('root:')]).toEqual([path, false, false]);
        // Cloudflare leads to the decoded spelling, which is in the list too.
        const status = host.withoutNetwork ? /^(307|400|403|404)$/ : /^(400|403|404)$/;
        expect([path, answer.slice(9, 12)]).toEqual([path, expect.stringMatching(status)]);
      }
    });

    onNetwork.each([
      ['two Host lines', get('/', 'Host: elsewhere\r\n')],
      ['no Host line', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
      ['no HTTP', 'NONSENSE\r\n\r\n'],
    ])('%s is a bad request', async (_name, request) => {
      expect((await sendBytes(running.address, request)).slice(9, 12)).toBe('400');
    });
  });
}
