import { appendFileSync } from 'node:fs';
import type { Verdict } from './finding.ts';

/** Prints the verdicts, on GitHub also beside the run and, for the statuses that publish.yml shows to whoever has saved, as its output. */
export function report(verdicts: readonly Verdict[], seconds: number): void {
  const refusals = verdicts.filter(({ kind }) => kind === 'refusal');
  for (const { kind, sentence } of verdicts) console.log(`${kind === 'refusal' ? 'REFUSED' : 'warning'} ${sentence}`);
  console.log(
    refusals.length === 0
      ? `The content can be published (${seconds.toFixed(0)} s).`
      : 'Nothing is published until this is fixed.',
  );
  // https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
  if (process.env['GITHUB_ACTIONS'])
    for (const { kind, sentence } of verdicts)
      console.log(`::${kind === 'refusal' ? 'error' : 'warning'}::${oneLine(sentence).replaceAll('%', '%25')}`);
  const output = process.env['GITHUB_OUTPUT'];
  if (output && refusals.length > 0)
    appendFileSync(
      output,
      `refusals<<END\n${refusals.map(({ sentence }) => `• ${oneLine(sentence)}\n`).join('')}END\n`,
    );
}

function oneLine(sentence: string): string {
  return sentence.replaceAll(/\s+/g, ' ');
}
