import { appendFileSync } from 'node:fs';
import type { Verdict } from './verifySite.ts';

/** Prints the verdicts, and on GitHub also as annotations of files and as the summary of the run. */
export function report(verdicts: readonly Verdict[], seconds: number): void {
  const refusals = verdicts.filter(({ kind }) => kind === 'refusal');
  for (const { kind, sentence } of verdicts) console.log(`${kind === 'refusal' ? 'REFUSED' : 'warning'} ${sentence}`);
  console.log(
    refusals.length === 0
      ? `The content can be published (${seconds.toFixed(0)} s).`
      : 'Nothing is published until this is fixed.',
  );
  if (process.env['GITHUB_ACTIONS']) verdicts.forEach(annotate);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, summaryOf(verdicts));
  const output = process.env['GITHUB_OUTPUT'];
  if (output && refusals.length > 0) {
    // For the editing page: publish.yml makes statuses of the commit from it.
    const lines = refusals.map(({ sentence }) => `• ${sentence.replaceAll(/\s+/g, ' ')}`);
    appendFileSync(output, ['refusals<<END', ...lines, 'END', ''].join('\n'));
  }
}

function annotate({ kind, sentence, source }: Verdict): void {
  const location = source ? ` file=${source.file},line=${Math.max(1, source.line)}` : '';
  console.log(`::${kind === 'refusal' ? 'error' : 'warning'}${location}::${escapeCommandData(sentence)}`);
}

// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
function escapeCommandData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\n', '%0A');
}

/** The summary of the run on GitHub, for staff. */
function summaryOf(verdicts: readonly Verdict[]): string {
  const list = (kind: Verdict['kind']) =>
    verdicts
      .filter((verdict) => verdict.kind === kind)
      .map(({ sentence }) => `- ${escapeMarkdown(sentence)}`)
      .join('\n');
  const refusals = list('refusal');
  const warnings = list('warning');
  return [
    refusals
      ? `## Not published\n\nThe site still shows what it showed before. Fix this, and save again:\n\n${refusals}\n`
      : '## This can be published\n\nThe check has found nothing that would keep a visitor from reading it.\n',
    warnings ? `\n### Published, but worth a look\n\n${warnings}\n` : '',
  ].join('');
}

/** A sentence that GitHub shows verbatim: it may quote characters that Markdown interprets, such as <b> and **. */
function escapeMarkdown(sentence: string): string {
  return sentence.replaceAll(/[\\`*_[\]<>|~]/g, '\\$&');
}
