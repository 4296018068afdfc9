import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Outcome, runStage, runVitest, stopTogether, tool } from './stages.ts';

const scripts = fileURLToPath(new URL('.', import.meta.url));
const contentCheck = join(scripts, 'check-content.ts');

/** Content, types, lint, prose, unit tests and structure: everything that needs neither a built site nor a browser. */
export async function check(): Promise<Outcome[]> {
  // One core has the types, the other the rest: both take about as long.
  const types = checkTypes();
  const content = await runStage({ name: 'content', args: [contentCheck] });
  const lint = await runStage({
    name: 'lint',
    args: [tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
  });
  const prose = await runStage({ name: 'spelling and grammar', args: [join(scripts, 'prose.ts')] });
  const tests = await runVitest('unit tests', ['unit', 'structure']);
  return [content, lint, prose, tests, ...(await types)];
}

/** First the pages, which also writes the types that Astro generates; then the rest, of which only what has changed is looked at. */
async function checkTypes(): Promise<Outcome[]> {
  const pages = ['check', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'hint'];
  const known = ['--incremental', '--tsBuildInfoFile', join('.cache', 'types.tsbuildinfo')];
  return [
    await runStage({ name: 'types of pages', args: [tool('astro'), ...pages] }),
    await runStage({ name: 'types', args: [tool('typescript', 'tsc'), '--noEmit', ...known] }),
  ];
}

/**
 * Fixes what needs no decision: photographs, the form of the content files, what is made from the schemas, and formatting. Stops
 * after the photographs where the content has mistakes: only an editor can fix those.
 */
async function fix(): Promise<Outcome[]> {
  const photographs = await runStage({ name: 'photographs', args: [join(scripts, 'photos.ts')], live: true });
  const content = await runStage({ name: 'content', args: [contentCheck] });
  if (content.failed > 0) return [photographs, content];
  const references = join(scripts, '..', 'cms', 'write-references.ts');
  return [
    photographs,
    await runStage({ name: 'content files, docs/content.md and JSON Schemas', args: [references], live: true }),
    await runStage({ name: 'docs/messages.md', args: [join(scripts, 'messages.ts')] }),
    await runStage({ name: 'formatting', args: [tool('@biomejs/biome', 'biome'), 'check', '--write'], live: true }),
  ];
}

if (import.meta.main) {
  stopTogether();
  const { values } = parseArgs({ options: { fix: { type: 'boolean' } } });
  const outcomes = values.fix ? await fix() : await check();
  process.exitCode = outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0;
}
