// Runs every check, including in a real browser: `npm test`. `npm test -- contact events` runs only the test files whose path has one of
// these words in it. Ends with how many tests passed and failed.
import { createServer } from 'node:http';
import { close, listen } from '#build/serve.ts';
import { requireBrowser } from '#gate/browser.ts';
import { check } from './check.ts';
import { finish, run } from './run.ts';

const only = process.argv.slice(2);
// Playwright compares with the whole path, which may have the word in it.
const inTests = only.map((word) => `/tests/.*${word}`);
const vitest = [
  'run',
  '--passWithNoTests',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=.cache/vitest.json',
];
const playwright = ['test', '--reporter=dot,json', '--pass-with-no-tests'];

requireBrowser();
// A run beside another, or beside a server that outlived one, has a port of its own.
if (process.env['SITE_PORT'] === undefined) {
  const server = createServer();
  process.env['SITE_PORT'] = new URL(await listen(server)).port;
  await close(server);
}
const results = only.length > 0 ? [] : await check();
results.push(
  await run('Vitest: units, built files, hosts, gate', 'vitest', [...vitest, ...only], '.cache/vitest.json'),
  await run(
    'Playwright: pages, layout, engines',
    '@playwright/test playwright',
    [...playwright, ...inTests],
    '.cache/playwright.json',
  ),
);
if (only.length === 0) results.push(await run('today’s content', 'scripts/verify.ts'));
finish(results);
if (only.length > 0 && results.every(({ passed, failed }) => passed + failed === 0)) {
  console.error(`No test file has “${only.join('” or “')}” in its path.`);
  process.exitCode = 1;
}
