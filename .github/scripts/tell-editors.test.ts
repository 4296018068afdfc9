import { expect, test } from 'vitest';
import { type Run, statusesOf, tell } from './tell-editors.ts';

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
  [
    'a draft with a mistake, although it failed',
    { draft: true, problems: '• A mistake.\n', results: ['failure'] },
    'failure',
    /Correct this/,
    RUN,
  ],
])('tells the one who saved of %s', (_name, changes, state, sentence, address) => {
  expect(statusesOf({ ...published, ...changes }, RUN).at(-1)).toEqual({
    ...{ context: 'Website', state, target_url: address },
    description: expect.stringMatching(sentence),
  });
});

test('every sentence fits in a status of GitHub, whole, in order, and without the words by which the editing page leaves one out', () => {
  const long = `• ${'a word '.repeat(60)}and ${'x'.repeat(300)} end.`;
  const statuses = statusesOf({ ...published, problems: `${long}\n• Another.\n` }, RUN);
  const { length } = statuses;
  expect(statuses.map(({ context }) => context)).toEqual(
    statuses
      .map(({ context }) => context)
      .toSorted()
      .slice(1)
      .concat('Website'),
  );
  const told = statuses.slice(0, length - 1).map(({ description }) => description ?? '');
  expect(told.join('').replaceAll(/\s/g, '')).toBe(`${long}•Another.`.replaceAll(/\s/g, ''));
  expect(told.at(-1)).toBe('• Another.');
  for (const { description } of statuses) expect(description?.length).toBeLessThanOrEqual(140);
  expect(statusesOf({ ...published, problems: '• More.\n'.repeat(99) }, RUN)).toHaveLength(31);
  // https://github.com/decaporg/decap-cms/issues/5107
  for (const draft of [true, false])
    for (const host of ['', 'cloudflare'])
      expect(statusesOf({ ...published, draft, host }, RUN)[0]?.description).not.toMatch(
        /canceled|cancelled|skipped|no (changes|build)/i,
      );
});

test('tells GitHub of the commit, one after another', async () => {
  const asked: unknown[] = [];
  const statuses = statusesOf({ ...published, problems: '• A mistake.' }, RUN);
  await tell(statuses, 'abc', async (...request) => asked.push(request));
  expect(asked).toEqual(statuses.map((status) => ['POST', 'statuses/abc', status]));
});
