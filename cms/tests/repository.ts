import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIXTURE, fixtureTime } from '../../tests/fixture/build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A Git repository on disk with the tests' content in it. */
export class Repository {
  readonly folder = mkdtempSync(join(tmpdir(), 'cms-'));

  constructor() {
    mkdirSync(join(this.folder, 'content'));
    cpSync(join(FIXTURE, 'content'), join(this.folder, 'content'), { recursive: true });
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message=The content');
    this.git('tag', 'start');
  }

  /** The output of a Git command in the repository, as text. */
  git(...args: string[]): string {
    return this.gitBytes(args).toString().trim();
  }

  /** The same as bytes. */
  gitBytes(args: string[]): Buffer {
    const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@blackwomenempowered.example'];
    return execFileSync('git', [...author, ...args], { cwd: this.folder, maxBuffer: 64e6 });
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** A change by somebody else. */
  commit(file: string, change: (text: string) => string): void {
    writeFileSync(join(this.folder, file), change(this.read(file)));
    this.git('commit', '--all', '--quiet', '--message=Somebody else');
  }

  /** The lines that changed since the start, by file. */
  changes(): Record<string, string[]> {
    this.git('add', '--intent-to-add', '--all');
    const files: Record<string, string[]> = {};
    for (const file of this.git('diff', '--name-only', 'start').split('\n').filter(Boolean)) {
      const lines = this.git('diff', '--unified=0', 'start', '--', file).split('\n');
      files[file] = lines.filter((line) => /^[+-]/.test(line) && !/^(\+\+\+|---) /.test(line));
    }
    return files;
  }

  /** The report of the content check on the repository; empty if nothing is wrong. */
  check(): string {
    // On the day of the tests, whatever day it is: what is ahead would be asked about a year later.
    const env = { ...process.env, SOURCE_DATE_EPOCH: String(fixtureTime().getTime() / 1000) };
    const { stderr } = spawnSync(process.execPath, ['scripts/check-content.ts', this.folder], { cwd: root, env });
    return stderr.toString();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
