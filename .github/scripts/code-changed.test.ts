import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeChanged } from './code-changed.ts';

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Commits a change of one file. @returns the commit */
function commit(file: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), String(Math.random()));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: folder }).toString();
  git('add', '--all');
  git('commit', '--quiet', '--message', file);
  return git('rev-parse', 'HEAD').trim();
}

execFileSync('git', ['init', '--quiet'], { cwd: folder });
const first = commit('content/site.yaml');
const code = commit('src/a.ts');
const words = commit('content/events/a.yaml');

test.each<[what: string, good: string | undefined, base: string | undefined, code: boolean]>([
  ['only content since the last good run', code, undefined, false],
  ['code before this push that has never passed', first, undefined, true],
  ['nothing, as every night', words, undefined, false],
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
