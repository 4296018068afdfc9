import { resolve } from 'node:path';

/**
 * The folder in which content/ lies: the project's, or the one that the environment variable CONTENT_ROOT names. The tests
 * build the site with other content that way. `project` is the project's folder; the
 * build runs in it.
 */
export function contentRoot(project: string = process.cwd()): string {
  return resolve(project, process.env['CONTENT_ROOT'] ?? '');
}
