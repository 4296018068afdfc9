import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Outcome, runStage, runVitest, stopTogether, tool } from './stages.ts';

const scripts = fileURLToPath(new URL('.', import.meta.url));
const contentCheck = join(scripts, 'check-content.ts');

/** Content, types, lint, prose, unit tests and structure: everything that needs neither a built site nor a browser. */
export async function check(): Promise<Outcome[]> {
  // Types take as long as all the rest together, so that two cores are busy to the end.
  const types = runStage({ name: 'types', args: [tool('astro'), 'check', '--minimumFailingSeverity', 'hint'] });
  const content = await runStage({ name: 'content', args: [contentCheck] });
  const lint = await runStage({
    name: 'lint',
    args: [tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
  });
  const prose = await runStage({ name: 'spelling and grammar', args: [join(scripts, 'prose.ts')] });
  const tests = await runVitest('unit tests', ['unit', 'structure']);
  return [content, lint, prose, tests, await types];
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
