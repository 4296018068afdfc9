import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testHosts } from './hosts.ts';
import { runStage, stopTogether } from './stages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const silently = process.argv.includes('--install') || process.env['CI'] === 'true';

stopTogether();
if (!existsSync(join(root, 'dist', 'index.html'))) {
  const { failed } = await runStage({ name: 'build', args: [join(root, 'scripts', 'build.ts')] });
  if (failed > 0) process.exit(1);
}
const { passed, failed, skipped } = await testHosts({ install: silently ? 'silently' : 'ask', live: true });
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
