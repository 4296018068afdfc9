// publish.yml runs this. It tells whoever has saved what became of it, by a status of the commit. cms/publishing.ts shows it.
import { STATUS, type Status } from '../../cms/commitStatus.ts';
import { type AskGitHub, askGitHub } from './github.ts';

export interface Run {
  results: readonly string[];
  /** The mistakes in the content, one sentence on each line. */
  problems: string;
  /** The host in PUBLISH_TO; empty if there is none. */
  host: string;
  draft: boolean;
  /** The address of a draft's preview; empty if its host shows none. */
  preview: string;
}

const CHECKING = 'The last change is checked now, which takes a few minutes.';

export function outcomeOf({ results, problems, host, draft, preview }: Run, address: string): Status {
  const status = (state: Status['state'], description: string, target_url = address): Status => ({
    context: STATUS,
    state,
    description,
    target_url,
  });
  if (problems !== '')
    return status('failure', 'Not published: the site is as it was before. Correct this, and save again.');
  if (results.some((result) => result === 'failure' || result === 'cancelled'))
    return status(
      'failure',
      'Not published, and your words are not the reason. Tell the person who looks after the site.',
    );
  if (draft && preview === '')
    return status('success', 'This draft is right, and can be published. There is no preview of it.');
  if (draft)
    return status('success', 'This draft is right. Open it and choose View Preview to see it as it will be.', preview);
  if (host === '')
    return status('success', 'The last change is checked, and right. No host is set, so nothing is published.');
  return status('success', 'The last change is published. The site shows it within a few minutes.');
}

/** Sets the status of a commit. It leads to a comment with the problems, because a status holds only 140 characters, and no emoji. */
export async function tell(status: Status, problems: string, commit: string, ask: AskGitHub): Promise<void> {
  let { target_url } = status;
  try {
    if (problems !== '') {
      // Indented text is code. Elsewhere an @ would call somebody, and a < would hide words.
      const body = `${status.description}\n\n${problems.replace(/^/gm, '    ')}`;
      target_url = ((await ask('POST', `commits/${commit}/comments`, { body })) as { html_url: string }).html_url;
    }
  } finally {
    await ask('POST', `statuses/${commit}`, { ...status, target_url });
  }
}

if (import.meta.main) {
  const { COMMIT = '', RUN = '', RESULTS, HOST = '', DRAFT, PREVIEW = '', ...env } = process.env;
  const checking: Status = { context: STATUS, state: 'pending', description: CHECKING, target_url: RUN };
  const problems = env['PROBLEMS']?.trim() ?? '';
  const run = { problems, host: HOST, draft: DRAFT === 'true', preview: PREVIEW };
  await tell(
    RESULTS === undefined ? checking : outcomeOf({ ...run, results: RESULTS.split(' ') }, RUN),
    problems,
    COMMIT,
    askGitHub,
  );
}
