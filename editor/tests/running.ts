import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { copyProject } from '../../tests/buildCopy.ts';
import { addExamples } from './examples.ts';

/** A copy of the project with its editor running. */
export interface Running {
  address: string;
  /** The copy's folder. */
  folder: string;
  /** The text of a content file. */
  read(file: string): string;
  has(file: string): boolean;
}

/** A test with an editor of its own project; all tests of a file share it, one after the other. */
export const test = base.extend<object, { running: Running }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern what the fixture needs.
    async ({}, use) => {
      const place = mkdtempSync(join(tmpdir(), 'editor-'));
      const folder = join(place, 'site');
      copyProject(folder);
      addExamples(folder);
      const child = spawn(process.execPath, [join('editor', 'start.ts'), '--no-open', '--port', '0'], { cwd: folder });
      try {
        await use({
          address: await addressOf(child),
          folder,
          read: (file) => readFileSync(join(folder, file), 'utf8'),
          has: (file) => existsSync(join(folder, file)),
        });
      } finally {
        const ended = new Promise((resolve) => child.once('close', resolve));
        child.kill();
        await ended;
        rmSync(place, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (words: Buffer) => {
      said += words.toString();
      const address = /open at (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`The editor ended: ${said}`)));
  });
}
