import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a copy of what is in `fresh` in place of what is in `folder`. The folder itself stays, because it may be a mount or a link. If
 * anything fails, the folder has all that it had.
 */
export function exchange(fresh: string, folder: string): void {
  if (!existsSync(folder) && lstatSync(folder, { throwIfNoEntry: false }))
    throw new Error(`${folder} is a link to a folder that is not there.`);
  mkdirSync(folder, { recursive: true });
  const before = readdirSync(folder);
  const [ready, old] = [mkdtempSync(join(folder, '.new-')), mkdtempSync(join(folder, '.old-'))];
  const move = (names: readonly string[], from: string, to: string) => {
    for (const name of names) renameSync(join(from, name), join(to, name));
  };
  try {
    cpSync(fresh, ready, { recursive: true });
    move(before, folder, old);
    move(readdirSync(ready), ready, folder);
  } catch (problem) {
    for (const name of readdirSync(old)) {
      rmSync(join(folder, name), { recursive: true, force: true });
      renameSync(join(old, name), join(folder, name));
    }
    throw problem;
  } finally {
    for (const used of [ready, old]) rmSync(used, { recursive: true, force: true });
  }
}
