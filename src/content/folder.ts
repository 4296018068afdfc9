import { resolve } from 'node:path';

/** The folder that holds content/: the project's own, unless CONTENT_ROOT names another, as in the tests. */
export function contentRoot(project: string = process.cwd()): string {
  return resolve(project, process.env['CONTENT_ROOT'] ?? '');
}
