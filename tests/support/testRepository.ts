import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A Git repository for tests. */
export class TestRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'changes-'));

  constructor() {
    this.git('init', '--quiet', '--initial-branch=main');
  }

  gitBytes(...args: string[]): Buffer {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
    return execFileSync('git', [...author, ...args], { cwd: this.folder, maxBuffer: 64e6 });
  }

  readonly git = (...args: string[]): string =>
    this.gitBytes(...args)
      .toString()
      .trim();

  /** @returns the commit */
  readonly commit = (file: string, text = String(Math.random())): string => {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', file);
    return this.git('rev-parse', 'HEAD');
  };
}
