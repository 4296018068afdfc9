import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DIST } from '../dist.ts';

/**
 * A proxy in front of the site's server for what not every engine can simulate: an instant for the page's clock, given as a path
 * (/at/2025-11-01T12:00:00Z/events), and a page that fails (/a-failing-page). The page's own policy would refuse the script that sets the
 * clock, so it is left out there.
 */
const site = process.env['SITE_ADDRESS'] ?? '';

createServer(async (request, response) => {
  const path = request.url ?? '/';
  if (path === '/a-failing-page') {
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(join(DIST, '500.html')));
    return;
  }
  const [, instant, rest] = /^\/at\/([^/]+)(\/.*)$/.exec(path) ?? [];
  const answer = await fetch(site + (rest ?? path)).catch(() => undefined);
  if (!answer) {
    response.writeHead(502).end();
    return;
  }
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  if (!instant) response.end(Buffer.from(await answer.arrayBuffer()));
  else response.end(withClock(await answer.text(), Date.parse(instant)));
}).listen(Number(process.env['PORT']), '127.0.0.1');

function withClock(html: string, milliseconds: number): string {
  const script = `<script>Date.now=()=>${milliseconds};Date=new Proxy(Date,{construct:(D,a)=>a.length?new D(...a):new D(${milliseconds})})</script>`;
  return html
    .replace(/<meta http-equiv="?content-security-policy"?[^>]*>/i, '')
    .replace(/<head>/, (head) => head + script);
}
