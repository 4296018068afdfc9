// The web server of the browser tests. It builds the tests' site unless it is up to date, and serves it. It also has a page that fails, and
// lets tests order sites of other content.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createSiteServer, listen } from '#build/serve.ts';
import { buildFixture, FIXTURE_SITE, takeOrders } from './fixture/buildSite.ts';

await takeOrders(Number(process.env['BUILDER_PORT']));
await buildFixture();
const site = createSiteServer(FIXTURE_SITE);
const server = createServer((request, response) => {
  if (request.url !== '/a-failing-page') return void site.emit('request', request, response);
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(readFileSync(join(FIXTURE_SITE, '500.html')));
});
await listen(server, Number(process.env['PORT']));
// Playwright holds the other end of this pipe, so a run that is killed frees the port.
process.stdin.on('end', () => process.exit()).resume();
