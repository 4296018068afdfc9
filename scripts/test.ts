import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideBrowser } from './browser.ts';
import { check } from './check.ts';
import { testHosts } from './hosts.ts';
import { type Outcome, runPlaywright, runStage, runVitest, stopTogether } from './stages.ts';

const scripts = fileURLToPath(new URL('.', import.meta.url));

/** How many of the slowest tests the closing lines name. */
const NAMED = 8;

stopTogether();
const browser = await provideBrowser().catch((problem: Error) => {
  console.error(problem.message);
  process.exit(1);
});

const outcomes = await check();
const build = await runStage({ name: 'build', args: [join(scripts, 'build.ts')] });
outcomes.push(build);
// Without a fresh build the rest would test an old site.
if (build.failed === 0) {
  // Half of what the hosts do is waiting for slow clients, so that both share the time.
  const hosts = testHosts({ install: process.env['CI'] === 'true' ? 'silently' : 'never' });
  outcomes.push(await runVitest('built site', ['build'], true), await hosts);
  outcomes.push(
    await runPlaywright('browser tests', {
      TEST_BROWSER: JSON.stringify(browser),
      SITE_PORT: String(await freePort()),
    }),
  );
}
report(outcomes);

function report(all: Outcome[]): void {
  const slowest = all.flatMap((outcome) => outcome.tests).sort((a, b) => b.seconds - a.seconds);
  console.log('\nSlowest tests');
  for (const { name, seconds } of slowest.slice(0, NAMED)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  console.log('\nParts');
  for (const { name, seconds } of all) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);

  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, outcome) => total + outcome[key], 0);
  const skipped = sum('skipped');
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}
