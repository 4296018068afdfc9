import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '#content/checkContent.ts';
import { checkPictures } from '#content/checkPictures.ts';
import { readContent, readDownloads } from '#content/readContent.ts';
import { formatProblem } from '#content/yamlFile.ts';
import { FIXTURE, fixtureTime } from '../../tests/fixture/buildSite.ts';
import { TestRepository } from '../../tests/support/testRepository.ts';

export class Repository extends TestRepository {
  constructor() {
    super();
    cpSync(join(FIXTURE, 'content'), join(this.folder, 'content'), { recursive: true });
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message=The content');
    this.git('tag', 'start');
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  changes(): Record<string, string[]> {
    this.git('add', '--intent-to-add', '--all');
    const files: Record<string, string[]> = {};
    for (const file of this.git('diff', '--name-only', 'start').split('\n').filter(Boolean)) {
      const lines = this.git('diff', '--unified=0', 'start', '--', file).split('\n');
      files[file] = lines.filter((line) => /^[+-]/.test(line) && !/^(\+\+\+|---) /.test(line));
    }
    return files;
  }

  /** What the content check reports or asks on the fixed day of the tests; empty if nothing. */
  async check(): Promise<string> {
    const { files, pictures } = readContent(this.folder);
    const pictureProblems = await checkPictures(join(this.folder, 'content/images'), pictures);
    const downloads = readDownloads(this.folder);
    const result = checkContent(files, { pictures, pictureProblems, downloads, now: fixtureTime() });
    return ('problems' in result ? result.problems : result.doubts).map(formatProblem).join('\n');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
