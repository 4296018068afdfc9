// publish.yml asks here whether anything but content and files to download has changed. The answer, `code=true` or `code=false`, goes to the step's output.
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { type AskGitHub, askGitHub } from './github.ts';

/**
 * Compares with the last commit of main whose run succeeded: code that has failed its tests must not go out with the next change of the
 * content. A draft is compared with `base`, the branch that it is for.
 */
export async function codeChanged(folder: string, ask: AskGitHub, base?: string): Promise<boolean> {
  const good = base || (await lastGood(ask));
  if (good === undefined) return true;
  // Git fails for a commit that it does not have. That counts as a change.
  const words = [':(exclude)content/', ':(exclude)public/files/'];
  return spawnSync('git', ['diff', '--quiet', good, 'HEAD', '--', ...words], { cwd: folder }).status !== 0;
}

async function lastGood(ask: AskGitHub): Promise<string | undefined> {
  const path = 'actions/workflows/publish.yml/runs?branch=main&status=success&per_page=1';
  const { workflow_runs: runs } = (await ask('GET', path)) as { workflow_runs: { head_sha: string }[] };
  return runs[0]?.head_sha;
}

if (import.meta.main) {
  const code = await codeChanged('.', askGitHub, process.env['BASE']);
  appendFileSync(process.env['GITHUB_OUTPUT'] ?? '', `code=${code}\n`);
}
