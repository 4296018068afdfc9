import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPublishing } from './publishing.ts';
import type { Status } from './status.ts';

const RUN = 'https://github.com/organization/site/actions/runs/1/attempts/1';
const DRAFT = 'cms/upcoming-events/2027-04-10-gathering';

/** What GitHub answers of a branch. */
let branches: Record<string, { status?: number; sha?: string; statuses?: Status[] }>;
/** What the line at the top of the page has said, and where its link leads. */
let said: string[];
let link: string | undefined;

beforeEach(() => {
  [branches, said, link] = [{}, [], undefined];
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => '{"token":"a-good-token"}' });
  vi.stubGlobal('location', { hash: '' });
  const line = {
    get firstChild() {
      return { textContent: said.at(-1) };
    },
    replaceChildren: (text: string) => said.push(text),
    append: (_space: string, { href }: HTMLAnchorElement) => {
      link = href;
    },
  };
  vi.stubGlobal('document', { querySelector: () => line, createElement: () => ({}) });
  vi.stubGlobal('fetch', async (address: string) => {
    const [, branch = ''] = /commits\/(.*)\/status/.exec(address) ?? [];
    const { status = 200, ...answer } = branches[decodeURIComponent(branch)] ?? { status: 422 };
    return new Response(JSON.stringify(answer), { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watched = (review: boolean) =>
  watchPublishing({
    backend: { name: 'github', repo: 'a/b', branch: 'main' },
    site: { name: '', url: '' },
    review,
    targets: [],
  });
const status = (context: string, state: Status['state'], description: string, target_url = RUN): Status => ({
  ...{ context, state, description, target_url },
});
/** Looks twice: the second time it has nothing new to say. */
const look = () => vi.advanceTimersByTimeAsync(20_000);

test('says of each change once whether it is on the site, never of the one before, and if not, why', async () => {
  const { saved } = watched(false);
  branches['main'] = { sha: 'a', statuses: [status('Website', 'success', 'It is on the site.')] };
  await look();
  expect(said).toEqual(['It is on the site.']);
  saved('upcoming-events', 'gathering');
  await look();
  expect(said.slice(1)).toEqual([expect.stringContaining('It is checked now')]);
  branches['main'] = {
    sha: 'b',
    statuses: [
      status('Website 00', 'error', '• An earlier run.', `${RUN}0`),
      status('Website 02', 'failure', '<p> tag.'),
      status('Website', 'failure', 'Not published.'),
      status('Website 01', 'failure', '• The lead has a'),
    ],
  };
  await look();
  expect(said.slice(2)).toEqual(['Not published.\n• The lead has a <p> tag.']);
  expect(link).toBe(RUN);
  branches['main'] = { status: 403 };
  await look();
  expect(said.at(-1)).toContain('“Commit statuses: Read-only”');
});

test('with review, says it of the draft in the form or the one saved last, until that is published', async () => {
  const { saved, published } = watched(true);
  branches['main'] = { sha: 'a', statuses: [status('Website', 'success', 'It is on the site.')] };
  branches[DRAFT] = { sha: 'b', statuses: [status('Website', 'success', 'The draft is right.')] };
  await look();
  saved('upcoming-events', '2027-04-10-gathering');
  await look();
  published();
  await look();
  branches[DRAFT].sha = 'c';
  vi.stubGlobal('location', { hash: '#/collections/upcoming-events/entries/2027-04-10-gathering' });
  await look();
  delete branches[DRAFT];
  await look();
  const waiting = expect.stringContaining('It is checked now');
  const [main, draft] = ['It is on the site.', 'The draft is right.'];
  expect(said).toEqual([main, waiting, draft, waiting, main, draft, main]);
});
