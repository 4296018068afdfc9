import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Headers, readHeaders } from '#build/headers.ts';
import { readBuiltSite } from '#build/builtSite.ts';
import { FIXTURE_SITE } from '../fixture/buildSite.ts';
import { table } from '../table.ts';
import { ADDED, HOSTS, root, start } from './hosts.ts';
import { type Answer, ask } from './request.ts';

const site = readBuiltSite(FIXTURE_SITE);
const bytes = (file: string) => readFileSync(join(FIXTURE_SITE, file));

/** A request, the status of the answer, and what comes with it: a file, a new address, or the allowed methods. */
const ASKED = table(`
  GET /about?from=newsletter   | 200 | about.html
  GET /%61bout                 | 200 | about.html
  GET /about/                  | 301 | /about
  GET /about.html              | 301 | /about
  GET /index.html              | 301 | /
  GET /index                   | 301 | /
  GET /about/?a=1&b=%20c       | 301 | /about?a=1&b=%20c
  GET /nothing-here            | 404 | 404.html
  GET /%ff                     | 404 | 404.html
  GET /about/nothing           | 404 | 404.html
  GET /_astro/gone.12345678.js | 404 | 404.html
  GET /_astro/                 | 404 | 404.html
  GET /about.html.br           | 404 | 404.html
  GET /robots.txt.gz           | 404 | 404.html
  GET /_headers                | 404 | 404.html
  GET /404                     | 404 | 404.html
  GET /500                     | 404 | 404.html
  GET /500.html                | 404 | 404.html
  HEAD /about                  | 200 |
  POST /about                  | 405 | GET, HEAD
  OPTIONS /nothing-here        | 405 | GET, HEAD
`);

function missing(expected: Headers, { headers }: Answer): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = headers[name.toLowerCase()];
    // Both values say: ask each time whether it has changed. Some networks add to Vary, so it is not compared.
    const isRight =
      value === 'no-cache' ? /^(no-cache|public, max-age=0, must-revalidate)$/.test(found ?? '') : found === value;
    return isRight || name === 'Vary' ? [] : [`${name} is ${found}, not ${value}`];
  });
}

for (const { name, installed, install, brotli, ...host } of HOSTS) {
  if (!installed) console.log(`${name} is not asked, because it is not installed: ${install}`);
  else
    describe(name, () => {
      let running: Awaited<ReturnType<typeof start>>;
      const asked = (path: string, headers?: object, method?: string) => ask(running.address, path, headers, method);
      beforeAll(async () => {
        running = await start(host, FIXTURE_SITE);
      }, 90_000);
      afterAll(() => running?.stop(), 30_000);

      test('sends every built file under its address, to the byte, with the headers of public/_headers', async () => {
        const wrong: [string, string][] = [];
        for (const [path, file] of site.files) {
          const answer = await asked(encodeURI(path));
          if (answer.status !== 200 || !answer.body.equals(bytes(file))) wrong.push(['is not sent', file]);
          for (const what of missing(site.headersOf(file), answer)) wrong.push([what, file]);
        }
        for (const [file, type] of Object.entries(ADDED))
          for (const what of missing({ 'Content-Type': type }, await asked(`/${file}`))) wrong.push([what, file]);
        expect(
          [...Map.groupBy(wrong, ([what]) => what)].map(([what, of]) => [what, of.map(([, file]) => file)]),
        ).toEqual([]);
      });

      test('answers what it is asked', async () => {
        const answers: string[] = [];
        for (const [request = '', status = ''] of ASKED) {
          const [method, path = ''] = request.split(' ');
          const answer = await asked(path, {}, method);
          const { location, allow } = answer.headers;
          const sent = ['about.html', '404.html'].find((file) => answer.body.equals(bytes(file)));
          const headers = /301|405/.test(status) ? site.headers : site.headersOf('404.html');
          const result = location?.replace(running.address, '').replace(/\?$/, '') ?? allow ?? sent ?? '';
          answers.push([request, answer.status, result, ...missing(headers, answer)].join(' | '));
        }
        expect(answers).toEqual(ASKED.map((row) => row.join(' | ')));
      });

      test('compresses what compressing makes smaller, each encoding with an ETag of its own, by which it is a 304', async () => {
        const tags: string[] = [];
        for (const coding of ['identity', 'gzip', ...(brotli ? ['br'] : [])]) {
          // A weight of 0 refuses a coding.
          const refused = ['br', 'gzip'].filter((other) => other !== coding).map((other) => `, ${other};q=0`);
          const accepted = coding + refused.join('');
          const { headers, body } = await asked('/about', { 'Accept-Encoding': accepted });
          expect([headers['content-encoding'] ?? 'identity', body.equals(bytes('about.html'))]).toEqual([coding, true]);
          const again = { 'Accept-Encoding': accepted, 'If-None-Match': headers['etag'] };
          expect((await asked('/about', again)).status).toBe(304);
          expect((await asked('/about', { ...again, 'If-None-Match': '"other"' })).status).toBe(200);
          tags.push(headers['etag'] ?? '');
        }
        expect(new Set(tags).size).toBe(tags.length);
        for (const path of ['/', '/nothing-here', '/icon.svg', '/calendar.ics'])
          expect((await asked(path)).headers['vary']).toMatch(/^accept-encoding$/i);
      });
    });
}

// Photographs of people are for these pages alone.
test.each(['/_astro/photograph.12345678.jpg', '/art/hero.12345678.svg'])('no other site can show %s', (path) => {
  const headersOf = readHeaders(readFileSync(join(root, 'public/_headers'), 'utf8'));
  expect(headersOf(path)['Cross-Origin-Resource-Policy']).toBe('same-origin');
});
