import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TestRepository } from '../../tests/support/testRepository.ts';

const { folder, git, commit } = new TestRepository();
afterAll(() => rmSync(folder, { recursive: true }));

const { jobs } = parse(readFileSync('.github/workflows/undo.yml', 'utf8'));
const { run } = jobs.undo.steps.at(-1);
const [push, gh] = ['push', 'gh'].map((name) => join(folder, '.git', name));
git('init', '--quiet', '--bare', `${push}`);
git('remote', 'add', 'origin', `${push}`);
git('config', 'remote.origin.push', '+HEAD:main');
writeFileSync(`${gh}`, '#!/bin/sh\n', { mode: 0o755 });

/** Runs the workflow. Returns what it says to whoever pressed its button; empty if it has undone the change. */
function undo(change: string): string {
  const PATH = `${join(folder, '.git')}:${process.env['PATH']}`;
  const env = { ...process.env, PATH, CHANGE: change, GITHUB_ACTOR: 'a' };
  const { stdout, status } = spawnSync('bash', ['-e', '-c', run], { cwd: folder, env, encoding: 'utf8' });
  git('reset', '--quiet', '--hard');
  const [, problem = ''] = /::error::(.*)/.exec(stdout) ?? [];
  expect(status).toBe(problem ? 1 : 0);
  return problem;
}

const SITE = 'https://github.com/organization/site';
commit('content/site.yaml');

test.each(
  `CAPITALS|SHORT|${SITE}/commit/COMMIT|Look: ${SITE}/commit/SHORT , please|${SITE}/commit/COMMIT#diff-1a2b3c4
  |${SITE}/commit/COMMIT.patch|${SITE}/commit/COMMIT.diff?w=1|${SITE}/pull/7/commits/COMMIT|${SITE}/pull/7/changes/COMMIT#r1
  |organization/site@SHORT|${SITE}/commit/COMMIT/content/images`.split(/\n *\||\|/),
)('a change is undone by the address %j', (address) => {
  const change = commit('content/images/Zoë “1”.jpg');
  const spelled = { COMMIT: change, SHORT: change.slice(0, 7), CAPITALS: change.toUpperCase() };
  expect(undo(address.replace(/[A-Z]{5,}/, (name) => spelled[name as keyof typeof spelled]))).toBe('');
  expect(git('diff', '--name-only', `${change}^`)).toBe('');
});

test('what cannot be undone says what to do', () => {
  const change = commit('content/events/a.yaml', 'One');
  for (const other of [
    'pull/7',
    `blob/${change}/content/events/a.yaml`,
    `compare/${change}...main`,
    'commits/main',
    'commit/bad1deaf',
    `commit/${change}..bad1deaf`,
  ])
    expect(undo(`${SITE}/${other}`)).toMatch(/not the address of a change.*choose Commits/);
  const later = commit('content/events/a.yaml', 'Two');
  expect(undo(change)).toMatch(/changed there since. Undo the later change first/);
  for (const each of [later, change]) expect(undo(each)).toBe('');
  expect(undo(change)).toMatch(/undone already/);
  const code = commit('src/a.ts');
  expect(undo(code)).toMatch(/not one of words/);
  git('mv', 'src/a.ts', 'content/a.ts');
  git('commit', '--quiet', '--message', 'Move');
  expect(undo('HEAD')).toMatch(/not the address/);
  expect(undo(git('rev-parse', 'HEAD'))).toMatch(/not one of words/);
  git('checkout', '--quiet', '-b', 'draft', code);
  commit('content/b.yaml');
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-edit', 'draft');
  expect(undo(git('rev-parse', 'HEAD'))).toMatch(/only joins other changes/);
});
