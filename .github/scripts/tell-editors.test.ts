import { expect, test } from 'vitest';
import { outcomeOf, type Run, tell } from './tell-editors.ts';

const RUN = 'https://github.com/organization/site/actions/runs/1/attempts/1';
const PREVIEW = 'https://draft-7-site.organization.workers.dev';
const published: Run = { results: ['success', 'skipped'], problems: '', host: 'cloudflare', draft: false, preview: '' };

test.each<[what: string, Partial<Run>, state: string, sentence: RegExp, address: string]>([
  ['a change that is published', {}, 'success', /is published/, RUN],
  ['one without a host', { host: '' }, 'success', /No host is set/, RUN],
  ['a failure that is not hers', { results: ['success', 'failure'] }, 'failure', /not the reason/, RUN],
  ['a run that was stopped', { results: ['cancelled'] }, 'failure', /not the reason/, RUN],
  ['a draft with its preview', { draft: true, preview: PREVIEW }, 'success', /View Preview/, PREVIEW],
  ['a draft without one', { draft: true, host: '' }, 'success', /no preview/, RUN],
  ['a draft with a mistake', { draft: true, problems: '• A.\n', results: ['failure'] }, 'failure', /Correct this/, RUN],
])('tells the one who saved of %s', (_name, changes, state, sentence, address) => {
  const { description, ...others } = outcomeOf({ ...published, ...changes }, RUN);
  expect(others).toEqual({ context: 'Website', state, target_url: address });
  expect(description).toMatch(sentence);
  expect(description?.length).toBeLessThanOrEqual(140);
  // Sveltia CMS ignores a status with these words: https://github.com/decaporg/decap-cms/issues/5107
  if (state === 'success') expect(description).not.toMatch(/cancell?ed|skipped|no (changes|build)/i);
});

const PROBLEMS = `• Upcoming events, “🎉 Brunch”: <p> is wrong.\n• @she_rises: ${'wrong '.repeat(99)}`;
const COMMENT = 'https://github.com/organization/site/commit/abc#commitcomment-7';

test.each([
  ['with a comment that says why, whatever signs are in it', [undefined, { html_url: COMMENT }], COMMENT],
  ['and if GitHub takes no comment, without it', [new Error('422'), undefined], RUN],
])('tells GitHub of the commit, %s', async (_what, [refusal, answer], target_url) => {
  const asked: unknown[] = [];
  const status = outcomeOf({ ...published, problems: PROBLEMS }, RUN);
  const told = tell(status, PROBLEMS, 'abc', async (...request) => {
    asked.push(request);
    if (refusal && asked.length === 1) throw refusal;
    return answer;
  });
  await (refusal ? expect(told).rejects.toBe(refusal) : told);
  const body = `${status.description}\n\n    ${PROBLEMS.replace('\n', '\n    ')}`;
  expect(asked).toEqual([
    ['POST', 'commits/abc/comments', { body }],
    ['POST', 'statuses/abc', { ...status, target_url }],
  ]);
});
