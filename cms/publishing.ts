import type { Config } from './config.ts';
import { STATUS, type Status } from './commitStatus.ts';

/** How often GitHub is asked, in milliseconds. */
const INTERVAL = 10_000;

const WAITING = 'Your change is saved. It is checked now, which takes a few minutes.';
const NO_ACCESS =
  'Your token may not see whether a change is on the site. Ask for one with the permission “Commit statuses: Read-only”.';

/** Shows whether the last change is on the site. With review on, the line is about the draft in the form, or else the one saved last. */
export function watchPublishing({ backend: { repo, branch }, publish_mode }: Config) {
  const review = publish_mode === 'editorial_workflow';
  let draft: string | undefined;
  const seen = new Set<string>();
  /** The commits from before the last save. GitHub may still answer with one of them for a moment. */
  let before: ReadonlySet<string> = new Set();

  async function ask(token: string, path: string): Promise<Response> {
    return fetch(`https://api.github.com/repos/${repo}/${path}`, { headers: { Authorization: `token ${token}` } });
  }

  const statusOf = (token: string, ref: string) => ask(token, `commits/${encodeURIComponent(ref)}/status?per_page=100`);

  /** Announces the description of a status, or the comment to which its address leads. */
  async function tell({ state, description, target_url }: Status, sha: string, token: string): Promise<void> {
    const [, comment] = /#commitcomment-(\d+)$/.exec(target_url ?? '') ?? [];
    const response = comment === undefined ? undefined : await ask(token, `comments/${comment}`);
    const { body } = (response?.ok ? await response.json() : { body: description ?? '' }) as { body: string };
    const isRefused = state === 'failure' || state === 'error';
    // She may have saved again meanwhile. Then this status is that of an older commit.
    if (!before.has(sha)) announce(body.replace(/\s*\n {4}/g, '\n'), isRefused ? target_url : null);
  }

  async function look(): Promise<void> {
    const token = findToken();
    if (token === undefined) return;
    const [, collection = '', slug] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(location.hash) ?? [];
    if (review && slug !== undefined) draft = branchOf(collection, slug);
    let response = draft === undefined ? undefined : await statusOf(token, draft);
    // An entry without a draft is as published.
    if (!response?.ok) {
      draft = undefined;
      response = await statusOf(token, branch);
    }
    if (response.status === 403) return announce(NO_ACCESS);
    if (!response.ok) return;
    const { sha, statuses } = (await response.json()) as { sha: string; statuses: Status[] };
    seen.add(sha);
    const site = statuses.find(({ context }) => context === STATUS);
    if (site) await tell(site, sha, token);
  }

  /** Learns which commits are from before a save. Afterwards nobody could tell: GitHub may give the new one before it answers the save. */
  async function learn(): Promise<void> {
    const token = findToken();
    const response = token === undefined ? undefined : await statusOf(token, branch).catch(() => undefined);
    if (response?.ok) seen.add(((await response.json()) as { sha: string }).sha);
    before = new Set(seen);
  }

  /** Says that a change is saved, and watches its draft, if there is one. */
  function wait(branchOfDraft?: string): void {
    draft = branchOfDraft;
    // Without a token she works on files of this computer, which are not published.
    if (findToken() !== undefined) announce(WAITING);
  }

  // Without a connection the line stays as it is.
  setInterval(() => void look().catch(() => undefined), INTERVAL);
  return {
    learn,
    saved: (collection: string, slug: string) => wait(review ? branchOf(collection, slug) : undefined),
    published: () => wait(),
  };
}

/** The branch of a draft: https://sveltiacms.app/en/docs/workflows/editorial */
function branchOf(collection: string, slug: string): string {
  return `cms/${collection}/${slug}`;
}

function findToken(): string | undefined {
  return (JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}') as { token?: string }).token;
}

/** Shows a text in the line at the top of the page, with a link to more. */
export function announce(text: string, link: string | null = null): void {
  const line = document.querySelector('#published');
  // A text that is written again would be read out again.
  if (!line || line.firstChild?.textContent === text) return;
  line.replaceChildren(text);
  if (link !== null)
    line.append(
      ' ',
      Object.assign(document.createElement('a'), { href: link, target: '_blank', textContent: 'More on GitHub' }),
    );
}
