import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A Git repository for tests, and functions that change it. */
export function testRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: folder })
      .toString()
      .trim();
  /** @returns the commit */
  const commit = (file: string, text = String(Math.random())) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    git('add', '--all');
    git('commit', '--quiet', '--message', file);
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch=main');
  return { folder, git, commit };
}
