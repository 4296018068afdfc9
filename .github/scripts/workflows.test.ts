import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { table } from '../../tests/table.ts';

type Job = Record<'if' | 'permissions' | 'environment' | 'outputs', unknown> & {
  needs?: string;
  steps: { id?: string }[];
};
const workflows = globSync('.github/workflows/*.yml').map((file) => parse(readFileSync(file, 'utf8')));
const publish: Record<string, Job> = workflows.find(({ name }) => name === 'Check and publish').jobs;
const needsOf = ({ needs = [] }: { needs?: string | string[] }) => [needs].flat();

/** The jobs of publish.yml that run, by GitHub’s rules. Unless its condition asks for a state, a job needs the success of those before it. */
function jobsThatRun(words: string, host: string): string[] {
  const event_name = /^\w+/.exec(words)?.[0];
  const full_name = words.includes('elsewhere') ? 'other/site' : 'own/site';
  const pull_request = { head: { repo: event_name === 'pull_request' ? { full_name } : {} } };
  const github = { event_name, repository: 'own/site', event: { pull_request } };
  const needs: Record<string, { result: string; outputs: object }> = {};
  for (const [name, job] of Object.entries(publish)) {
    const condition = String(job.if ?? true);
    const isSuccess = needsOf(job).every((other) => needs[other]?.result === 'success');
    const states = { always: () => true, cancelled: () => false, github, needs, vars: { PUBLISH_TO: host } };
    const runs = (isSuccess || /\b(always|cancelled)\(/.test(condition)) && runInNewContext(condition, states);
    const result = words.includes(`bad ${name}`) ? 'failure' : 'success';
    needs[name] = { result: runs ? result : 'skipped', outputs: { code: `${words.includes('code')}` } };
  }
  return Object.keys(needs).filter((name) => needs[name]?.result !== 'skipped');
}

// Columns: the event, and what has changed or goes wrong; PUBLISH_TO; the jobs that run after that which finds out what has changed.
test.each(
  table(`
push content                   | cloudflare | content cloudflare outcome
push bad content               | cloudflare | content outcome
push bad code                  | cloudflare | code outcome
push content                   | build-hook | content outcome
push content                   |            | content outcome
workflow_dispatch code         | cloudflare | code cloudflare outcome
schedule content               | cloudflare | content editing-page cloudflare outcome
schedule code                  | build-hook | code editing-page build-hook outcome
schedule bad content           | build-hook | content editing-page outcome
pull_request content           | cloudflare | content preview outcome
pull_request bad content       | cloudflare | content outcome
pull_request content           | build-hook | content outcome
pull_request code              | cloudflare | code outcome
pull_request content elsewhere | cloudflare | content
`),
)('after %s with host %j run %s', (words = '', host = '', expected = '') => {
  expect(jobsThatRun(words, host)).toEqual(['changes', ...expected.split(' ')]);
});

/** What a step needs permission for. */
const PERMISSIONS = Object.entries({
  'actions/checkout': { contents: 'read' },
  'code-changed.ts': { actions: 'read' },
  'tell-editors.ts': { statuses: 'write' },
  // It comments on the commit.
  PROBLEMS: { contents: 'write' },
  'check-links.ts': { issues: 'write' },
  'git push': { contents: 'write' },
  'gh workflow run': { actions: 'write' },
});

test.each(
  workflows.flatMap(({ permissions, jobs }) =>
    Object.entries<Job>(jobs).map(([name, job]) => [name, permissions, job] as const),
  ),
)(
  '%s may do what its steps do and no more, ends, keeps its token, and uses what there is',
  (_name, permissions, job) => {
    const text = JSON.stringify(job);
    const needed = PERMISSIONS.map(([part, permission]) => (text.includes(part) ? permission : {}));
    expect([permissions, job.permissions ?? {}]).toEqual([{}, Object.assign({}, ...needed)]);
    expect(job).toHaveProperty('timeout-minutes');
    if (!text.includes('git push'))
      expect(text).not.toMatch(/actions\/checkout@\w+"(?!,"with":\{"persist-credentials":false)/);
    // An environment's secrets can be kept from branches.
    expect(job.environment !== undefined).toBe(text.includes('secrets.'));
    for (const [, name = '', output = ''] of text.matchAll(/needs\.([\w-]+)\.outputs\.(\w+)/g))
      expect([needsOf(job).includes(name), publish[name]?.outputs]).toEqual([
        true,
        expect.objectContaining({ [output]: expect.anything() }),
      ]);
    for (const [, id] of text.matchAll(/steps\.(\w+)\.outputs/g))
      expect(job.steps.map((step) => step.id)).toContain(id);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
      expect(scripts).toHaveProperty([name]);
    for (const [file] of text.matchAll(/\.github\/scripts\/[\w-]+\.ts/g)) expect(globSync(file)).toEqual([file]);
  },
);

test('hosts alone refuse a site that loses money or messages', () => {
  const builds: Record<string, unknown> = { ...publish, netlify: readFileSync('netlify.toml', 'utf8') };
  const strict = Object.keys(builds).filter((name) => JSON.stringify(builds[name]).includes('--release'));
  expect(strict).toEqual(['cloudflare', 'netlify']);
});
