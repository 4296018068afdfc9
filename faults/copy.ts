import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault } from './fault.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Written by tools, so that copies must not share them. */
const NOT_LINKED = new Set(['.astro', '.vite', '.vite-temp', '.cache']);

/** A copy of the project in which faults are planted, one at a time. */
export interface Copy {
  folder: string;
  /** @throws unless the text to replace is in the file exactly once */
  plant: (fault: Fault) => void;
  restore: (fault: Fault) => void;
}

/** Copies the files that Git tracks or would add, and links the installed packages one by one. */
export function scratchCopy(name: string): Copy {
  const folder = join(root, '.cache', 'faults', name);
  rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const entry of readdirSync(join(root, 'node_modules')).filter((entry) => !NOT_LINKED.has(entry))) {
    symlinkSync(join(root, 'node_modules', entry), join(packages, entry), 'junction');
  }
  // Some tests ask Git for the files of the project.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '--all'], { cwd: folder });
  return {
    folder,
    plant: (fault) => writeFileSync(join(folder, fault.file), withFault(fault)),
    restore: ({ file }) => cpSync(join(root, file), join(folder, file)),
  };
}

/**
 * The text of a file with its fault.
 * @throws unless the text to replace is in the file exactly once
 */
export function withFault({ guarantee, file, find, replace }: Fault): string {
  const parts = readFileSync(join(root, file), 'utf8').split(find);
  if (parts.length !== 2) {
    throw new Error(`“${guarantee}”: the text to replace is in ${file} ${parts.length - 1} times, not once: ${find}`);
  }
  return parts.join(replace);
}
