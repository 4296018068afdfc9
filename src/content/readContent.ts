import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { NOT_UTF8 } from '#content/yamlFile.ts';

/** The folder that holds content/: the project's own, unless CONTENT_ROOT names another, as in the tests. */
export function contentRoot(project: string = process.cwd()): string {
  return resolve(project, process.env['CONTENT_ROOT'] ?? '');
}

/** The names of the files to download, without a PDF that is empty or something else. `root` is the project’s folder. */
export function readDownloads(root: string): string[] {
  const folder = join(root, 'public/files');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => !/\.pdf$/i.test(name) || readFileSync(join(folder, name)).includes('%PDF-'));
}

/** Reads the same files as Vite for content.ts: the text of every file by path, and the names of the pictures. */
export function readContent(root: string): { files: Record<string, string>; pictures: string[] } {
  const files: Record<string, string> = {};
  const pictures: string[] = [];
  for (const entry of readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })) {
    const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    // Vite leaves out hidden files, which operating systems add to folders.
    if (!entry.isFile() || /(^|\/)\./.test(path)) continue;
    if (path.startsWith('content/images/')) pictures.push(path.slice('content/images/'.length));
    else files[path] = readText(join(root, path));
  }
  return { files, pictures };
}

/** UTF-16 without accents is UTF-8 with a zero between two letters. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : NOT_UTF8;
}
