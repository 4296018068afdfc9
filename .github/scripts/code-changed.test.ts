import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeChanged } from './code-changed.ts';
import { TestRepository } from '../../tests/support/testRepository.ts';

const { folder, git, commit } = new TestRepository();
afterAll(() => rmSync(folder, { recursive: true }));

const first = commit('content/site.yaml');
const code = commit('src/a.ts');
commit('content/images/Zoë “1”.jpg');
commit('public/files/report.pdf');
const words = commit('content/events/a.yaml');

test.each<[what: string, good: string | undefined, base: string | undefined, code: boolean]>([
  ['only content since the last good run', code, undefined, false],
  ['code before this push that has never passed', first, undefined, true],
  ['no good run yet', undefined, undefined, true],
  ['a good commit that is not here any more', '0'.repeat(40), undefined, true],
  ['a draft of content', undefined, code, false],
  ['a branch with code', words, first, true],
])('%s', async (_name, good, base, expected) => {
  const ask = async (method: string, path: string) => {
    expect([method, path]).toEqual(['GET', 'actions/workflows/publish.yml/runs?branch=main&status=success&per_page=1']);
    return { workflow_runs: good === undefined ? [] : [{ head_sha: good }] };
  };
  expect(await codeChanged(folder, ask, base)).toBe(expected);
});

test('code that is moved among the content is a change of code', async () => {
  mkdirSync(join(folder, 'content/pages'));
  git('mv', 'src/a.ts', 'content/pages/a.ts');
  git('commit', '--quiet', '--message', 'Move');
  expect(await codeChanged(folder, async () => undefined, words)).toBe(true);
});
