// Runs every check, including in a real browser: `npm test`. `npm test -- contact events` runs only the test files whose path has one of
// these words in it.
import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import { close, listen } from '#build/serve.ts';
import { requireBrowser } from '#gate/browser.ts';
import { check } from './check.ts';
import { finish, run } from './run.ts';

const only = process.argv.slice(2);
const filesOf = (kind: string) =>
  globSync(`{src,build,gate,scripts,cms,tests}/**/*.${kind}.{ts,tsx}`).filter((file) =>
    only.some((word) => file.includes(word)),
  );
const [units, specs] = [filesOf('test'), filesOf('spec')];
if (only.length > 0 && units.length + specs.length === 0) {
  console.error(`No test file has “${only.join('” or “')}” in its path.`);
  process.exit(1);
}

requireBrowser();
// A run beside another, or beside a server that outlived one, has a port of its own.
if (process.env['SITE_PORT'] === undefined) {
  const server = createServer();
  process.env['SITE_PORT'] = new URL(await listen(server)).port;
  await close(server);
}
const results = only.length > 0 ? [] : await check();
if (only.length === 0 || units.length > 0)
  results.push(await run('Vitest: units, built files, hosts, gate', 'vitest', ['run', ...units], { live: true }));
if (only.length === 0 || specs.length > 0) {
  const args = ['test', '--reporter=dot', ...specs];
  results.push(await run('Playwright: pages, layout, engines', '@playwright/test playwright', args, { live: true }));
}
if (only.length === 0) results.push(await run('today’s content', 'scripts/verify.ts'));
finish(results);
