// In publish.yml: tells whoever has saved what became of it, as statuses of the commit, which the editing page shows: cms/publishing.ts.
import { STATUS, type Status } from '../../cms/status.ts';
import { type AskGitHub, askGitHub } from './github.ts';

/** What publish.yml knows at its end. */
export interface Run {
  /** The results of its jobs. */
  results: readonly string[];
  /** What is wrong with the content, one sentence a line. */
  problems: string;
  /** The host in PUBLISH_TO; empty without one. */
  host: string;
  /** Whether it was about a draft, not about what is on main. */
  draft: boolean;
  /** The address of a draft's preview; empty if its host shows none. */
  preview: string;
}

/** How many pieces of the problems are told: GitHub takes a thousand statuses of a commit, a person fewer. */
const MOST = 30;

const CHECKING = 'The last change is checked now, which takes a few minutes.';

/** The statuses at the end of a run, the summary last, because the page waits for it. */
export function statusesOf({ results, problems, host, draft, preview }: Run, address: string): Status[] {
  const say = (state: Status['state'], description: string, target_url = address, context = STATUS): Status => ({
    context,
    state,
    description,
    target_url,
  });
  if (problems.trim() !== '') {
    const pieces = fold(problems).slice(0, MOST);
    return [
      // Two digits, so that they sort.
      ...pieces.map((piece, index) => say('failure', piece, address, `${STATUS} ${index + 10}`)),
      say('failure', 'Not published: the site is as it was before. Correct this, and save again.'),
    ];
  }
  if (results.some((result) => result === 'failure' || result === 'cancelled'))
    return [
      say('failure', 'Not published, and your words are not the reason. Tell the person who looks after the site.'),
    ];
  if (draft && preview === '')
    return [say('success', 'This draft is right, and can be published. There is no preview of it.')];
  if (draft)
    return [say('success', 'This draft is right. Open it and choose View Preview to see it as it will be.', preview)];
  if (host === '')
    return [say('success', 'The last change is checked, and right. No host is set, so nothing is published.')];
  return [say('success', 'The last change is published. The site shows it within a few minutes.')];
}

/** Pieces of at most 140 characters, none of them of two lines, divided between words. */
function fold(text: string): string[] {
  return text.split('\n').flatMap((line) => line.match(/\S.{0,139}(?!\S)|\S.{139}/g) ?? []);
}

/** Sets statuses of a commit. */
export async function tell(statuses: readonly Status[], commit: string, ask: AskGitHub): Promise<void> {
  for (const status of statuses) await ask('POST', `statuses/${commit}`, status);
}

if (import.meta.main) {
  const { COMMIT = '', RUN = '', RESULTS, PROBLEMS = '', HOST = '', DRAFT, PREVIEW = '' } = process.env;
  const checking: Status = { context: STATUS, state: 'pending', description: CHECKING, target_url: RUN };
  const run = { problems: PROBLEMS, host: HOST, draft: DRAFT === 'true', preview: PREVIEW };
  await tell(
    RESULTS === undefined ? [checking] : statusesOf({ ...run, results: RESULTS.split(' ') }, RUN),
    COMMIT,
    askGitHub,
  );
}
