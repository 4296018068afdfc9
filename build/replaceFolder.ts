import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';

/** Puts a finished folder in the place of another, which stays whole until then. */
export function replaceFolder(folder: string, finished: string): void {
  const old = `${finished}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  try {
    renameSync(finished, folder);
  } catch {
    // Another drive, or a folder that Windows holds open.
    cpSync(finished, folder, { recursive: true });
  }
  rmSync(old, { recursive: true, force: true });
}
