import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Result, runStage, forwardSignals, tool, vitest } from './stages.ts';

const scripts = fileURLToPath(new URL('.', import.meta.url));
const contentCheck = join(scripts, 'check-content.ts');

/** Everything that needs neither a built site nor a browser: content, types, lint, spelling and unit tests. */
export async function check(): Promise<Result[]> {
  // One core checks the types, the other does the rest: both take about as long.
  const types = checkTypes();
  const content = await runStage({ name: 'content', args: [contentCheck] });
  const lint = await runStage({
    name: 'lint',
    args: [tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
  });
  const spelling = await runStage({ name: 'spelling', args: [tool('cspell'), 'lint', '--no-progress'] });
  const tests = await runStage(vitest('unit tests', ['unit']));
  return [content, lint, spelling, tests, ...(await types)];
}

/** The pages first, which writes the types that Astro generates; then the rest, of which the compiler checks only what has changed. */
async function checkTypes(): Promise<Result[]> {
  const pages = ['check', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'hint'];
  const incremental = ['--incremental', '--tsBuildInfoFile', join('.cache', 'types.tsbuildinfo')];
  return [
    await runStage({ name: 'types of pages', args: [tool('astro'), ...pages] }),
    await runStage({ name: 'types', args: [tool('typescript', 'tsc'), '--noEmit', ...incremental] }),
  ];
}

/**
 * Fixes what needs no decision: photographs, generated documents and formatting. Stops after the photographs if the content has
 * mistakes, which only an editor can fix.
 */
async function fix(): Promise<Result[]> {
  const photographs = await runStage({ name: 'photographs', args: [join(scripts, 'photos.ts')], live: true });
  const content = await runStage({ name: 'content', args: [contentCheck] });
  if (!content.ok) return [photographs, content];
  const references = join(scripts, '..', 'cms', 'write-references.ts');
  return [
    photographs,
    await runStage({ name: 'content files, docs/content.md and JSON Schemas', args: [references], live: true }),
    await runStage({ name: 'formatting', args: [tool('@biomejs/biome', 'biome'), 'check', '--write'], live: true }),
  ];
}

if (import.meta.main) {
  forwardSignals();
  const { values } = parseArgs({ options: { fix: { type: 'boolean' } } });
  const results = values.fix ? await fix() : await check();
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
}
