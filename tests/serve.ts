// Builds the tests' site unless it is up to date, and serves it: the web server of the browser tests. Beside the site it has what no
// real server does on demand: a page that fails (/a-failing-page), and pages at another time (/at/2025-11-01T12:00:00Z/events).
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createSiteServer, listen } from '#build/serve.ts';
import { buildFixture, FIXTURE_SITE } from './fixture/build.ts';

buildFixture();
const site = createSiteServer(FIXTURE_SITE);
const server = createServer((request, response) => {
  const [, instant, page] = /^\/at\/([^/]+)\/([\w-]*)$/.exec(request.url ?? '') ?? [];
  const html = { 'content-type': 'text/html; charset=utf-8' };
  if (instant !== undefined) response.writeHead(200, html).end(at(Date.parse(instant), page || 'index'));
  else if (request.url === '/a-failing-page') response.writeHead(500, html).end(read('500'));
  else site.emit('request', request, response);
});
await listen(server, Number(process.env['PORT']));
// Playwright holds the other end of this pipe: a run that is killed frees the port.
process.stdin.on('end', () => process.exit()).resume();

function read(page: string): string {
  return readFileSync(join(FIXTURE_SITE, `${page}.html`), 'utf8');
}

/** A page whose clock stands still. Its own policy would refuse the script that does it, so it is left out. */
function at(milliseconds: number, page: string): string {
  const script = `<script>Date.now=()=>${milliseconds};Date=new Proxy(Date,{construct:(D,a)=>a.length?new D(...a):new D(${milliseconds})})</script>`;
  return read(page)
    .replace(/<meta http-equiv="?content-security-policy"?[^>]*>/i, '')
    .replace(/<head>/, (head) => head + script);
}
