import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Outcome, runStage, runVitest, stopTogether, tool } from './stages.ts';

const scripts = fileURLToPath(new URL('.', import.meta.url));

/** Content, types, lint, unit tests and structure: everything that needs neither a built site nor a browser. */
export async function check(): Promise<Outcome[]> {
  // Types take as long as all the rest together, so that two cores are busy to the end.
  const types = runStage({ name: 'types', args: [tool('astro'), 'check', '--minimumFailingSeverity', 'hint'] });
  const content = await runStage({ name: 'content', args: [join(scripts, 'check-content.ts')] });
  const lint = await runStage({
    name: 'lint',
    args: [tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
  });
  const tests = await runVitest('unit tests', ['unit', 'structure']);
  return [content, lint, tests, await types];
}

if (import.meta.main) {
  stopTogether();
  const outcomes = await check();
  process.exitCode = outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0;
}
