import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../../tests/buildCopy.ts';

/** A copy of the project with its editor running. */
export interface Running {
  address: string;
  /** The copy's folder. */
  folder: string;
  /** The text of a content file. */
  read(file: string): string;
  has(file: string): boolean;
  /** Ends the editor and deletes the copy. */
  stop(): Promise<void>;
}

/** Starts the editor of a copy of the project. `prepare` may change the copy before. */
export async function startEditor(prepare: (folder: string) => void = () => {}): Promise<Running> {
  const place = mkdtempSync(join(tmpdir(), 'editor-'));
  const folder = join(place, 'site');
  copyProject(folder);
  prepare(folder);
  const child = spawn(process.execPath, [join('editor', 'start.ts'), '--no-open', '--port', '0'], { cwd: folder });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(place, { recursive: true, force: true });
  };
  try {
    return {
      address: await addressOf(child),
      folder,
      read: (file) => readFileSync(join(folder, file), 'utf8'),
      has: (file) => existsSync(join(folder, file)),
      stop,
    };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

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
